import { apiPaths } from '@oracle-astra/shared/contract';
import fc from 'fast-check';
import { createTestShop, type TestShop } from '../../../testing/money/payments';
import { createLedgerCheck } from '../../ledger/check';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

const people = 4;
const person = fc.integer({ min: 0, max: people - 1 });
const operation = fc.oneof(
  fc.record({ kind: fc.constant('pay' as const), who: person, outcome: fc.constantFrom('paid', 'failed', 'closed') }),
  fc.record({ kind: fc.constant('give' as const), who: person, to: person, questions: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ kind: fc.constant('promo' as const), who: person }),
);

interface Purse {
  jwt: string;
  mobile: string;
  wallet: number;
  oracle: number;
  astra: number;
  /** An order whose window was closed after the payment. */
  open: string | null;
}

async function pay(purse: Purse, outcome: string): Promise<void> {
  const { order_id: orderId } = (await shop.post(apiPaths.rechargeOrder, { astrologer: 'oracle', wallet: 60 }, purse.jwt)).json<{
    order_id: string;
  }>();
  const { response } = await shop.pay({ order_id: orderId }, outcome);
  if (response !== null && response !== undefined) {
    const results = await Promise.all([1, 2].map(() => shop.post(apiPaths.rechargeVerify, response, purse.jwt)));
    for (const result of results) expect(result.json()).toMatchObject({ status: 'success' });
    await shop.get(`${apiPaths.rechargeStatus}?order_id=${orderId}&seen=1`, purse.jwt);
  }
  if (outcome === 'failed') return;
  // A person who returns to an order that is not known as paid pays it again; one of the two payments is refunded.
  if (orderId !== purse.open) purse.wallet += 60;
  purse.open = response === null || response === undefined ? orderId : null;
}

async function give(purse: Purse, to: Purse, questions: number): Promise<void> {
  const { status } = (await shop.post(apiPaths.transfer, { mobile: to.mobile.slice(2), questions }, purse.jwt)).json<{ status: string }>();
  expect(status === 'success' ? purse.oracle >= questions && purse !== to : true).toBe(true);
  if (status !== 'success') return;
  purse.oracle -= questions;
  to.oracle += questions;
}

async function claimPromo(purse: Purse): Promise<void> {
  const { status } = (await shop.post(apiPaths.claimAppPromo, {}, purse.jwt)).json<{ status: string }>();
  expect(status === 'success').toBe(purse.astra === 3);
  purse.astra = 6;
}

it('agrees with a simple model after random operations, with a balanced ledger', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(operation, { minLength: 10, maxLength: 25 }), async (operations) => {
      const purses: Purse[] = [];
      for (let n = 0; n < people; n += 1) purses.push({ ...(await shop.signIn()), wallet: 0, oracle: 3, astra: 3, open: null });
      for (const each of operations) {
        const purse = purses[each.who] as Purse;
        if (each.kind === 'pay') await pay(purse, each.outcome);
        else if (each.kind === 'give') await give(purse, purses[each.to] as Purse, each.questions);
        else await claimPromo(purse);
      }
      await shop.post('/operators/payments/reconcile');
      for (const { jwt, wallet, oracle, astra } of purses)
        expect((await shop.get(apiPaths.balance, jwt)).json()).toMatchObject({ wallet, oracle_questions: oracle, astra_questions: astra });
      expect((await createLedgerCheck(shop).run()).faults).toEqual([]);
    }),
    { numRuns: 6 },
  );
});
