import { apiPaths } from '@oracle-astra/shared/contract';
import { bornBefore18, createFamily } from '../../testing/accounts/minors';
import { addBirth } from '../../testing/births';
import { createTestShop, type TestShop } from '../../testing/money/payments';
import { createLedgerCheck } from '../ledger/check';

let shop: TestShop;
beforeEach(async () => {
  shop = await createTestShop();
});
afterEach(() => shop.close());

type Json = Record<string, unknown>;
const send = async (path: string, body: object, jwt: string) => (await shop.post(path, body, jwt)).json<Json>();
const get = async (path: string, jwt: string) => (await shop.get(path, jwt)).json<Json>();
type Family = Awaited<ReturnType<typeof createFamily>>;

async function withdraw({ parent }: Family) {
  const { children } = await get(apiPaths.privacy, parent.jwt);
  const [child] = children as { id: string }[];
  expect(await send(apiPaths.withdrawChildConsent, { id: child?.id }, parent.jwt)).toEqual({ status: 'success' });
}

async function deleteParent({ parent: { mobile, jwt } }: Family) {
  const { token } = (await shop.post(apiPaths.sendOtp, { mobile })).json<{ token: string }>();
  await send(apiPaths.deleteAccount, { mobile, otp: shop.sms.codes.get(mobile), token }, jwt);
}

async function createAgreed() {
  const family = await createFamily(shop);
  await send(apiPaths.giveChildConsent, family.agreement, family.parent.jwt);
  return family;
}

/** What was given back, in paise. */
async function refundsOf(jwt: string): Promise<number[]> {
  const { transactions } = await get(apiPaths.paymentTransactions, jwt);
  return (transactions as { kind: string; amount: number }[]).filter(({ kind }) => kind === 'refund').map(({ amount }) => amount);
}

const order = (jwt: string) => send(apiPaths.rechargeOrder, { astrologer: 'oracle', wallet: 120 }, jwt);

it.each([
  ['withdraws', withdraw],
  ['deletes their account', deleteParent],
])('a plan of a minor ends with a refund of the unused month, and open orders with it, if the parent %s', async (_way, leave) => {
  const family = await createAgreed();
  const { jwt } = family.child;
  const { subscription_id: id } = await get(apiPaths.createSubscription, jwt);
  const { response } = await shop.pay({ subscription_id: String(id) });
  await send(apiPaths.verifySubscription, response ?? {}, jwt);
  const { order_id: open } = await order(jwt);
  await leave(family);
  await shop.app.jobs.steps.workOff();
  expect(await shop.callGateway('GET', `/subscriptions/${String(id)}`)).toMatchObject({ status: 'cancelled' });
  expect(await get(apiPaths.subscriptionStatus, jwt)).toMatchObject({ is_active: false });
  await shop.pay({ order_id: String(open) });
  await shop.post('/operators/payments/reconcile');
  expect((await refundsOf(jwt)).sort()).toEqual([13_452, 19_900]);
  expect(await get(apiPaths.balance, jwt)).toMatchObject({ wallet: 0 });
  expect((await createLedgerCheck(shop).run()).faults).toEqual([]);
});

it('nothing ends while another parent agrees', async () => {
  const family = await createAgreed();
  const other = await createFamily(shop);
  await send(apiPaths.giveChildConsent, family.agreement, other.parent.jwt);
  const { subscription_id: id } = await get(apiPaths.createSubscription, family.child.jwt);
  const { response } = await shop.pay({ subscription_id: String(id) });
  await send(apiPaths.verifySubscription, response ?? {}, family.child.jwt);
  await withdraw(family);
  await shop.app.jobs.steps.workOff();
  expect(await get(apiPaths.subscriptionStatus, family.child.jwt)).toMatchObject({ is_active: true });
});

it('a payment that comes before the orders are closed is refunded', async () => {
  const family = await createAgreed();
  const { jwt } = family.child;
  const { order_id: id } = await order(jwt);
  await withdraw(family);
  await shop.pay({ order_id: String(id) });
  await shop.post('/operators/payments/reconcile');
  expect(await get(apiPaths.balance, jwt)).toMatchObject({ wallet: 0 });
  expect(await refundsOf(jwt)).toEqual([13_452]);
});

it.each([
  ['with its month', async (jwt: string) => shop.post(apiPaths.cancelSubscriptionAtEnd, {}, jwt)],
  [
    'at once',
    async (jwt: string, mobile: string) => {
      const { token } = (await shop.post(apiPaths.sendOtp, { mobile })).json<{ token: string }>();
      await shop.post(apiPaths.validateOtp, { mobile, token, otp: shop.sms.codes.get(mobile), device: 'web' });
      return shop.get(apiPaths.cancelSubscription, jwt);
    },
  ],
])('a plan that was paid before the birth details of a minor were saved is refunded when it is ended %s', async (_how, end) => {
  const { jwt, mobile } = await shop.signIn();
  const { subscription_id: id } = await get(apiPaths.createSubscription, jwt);
  const { response } = await shop.pay({ subscription_id: String(id) });
  await send(apiPaths.verifySubscription, response ?? {}, jwt);
  await addBirth(shop, jwt, { dob: bornBefore18(shop, 300) });
  // It may be the record of a child of the person, so the save alone ends nothing.
  expect(await get(apiPaths.subscriptionStatus, jwt)).toMatchObject({ is_active: true, remaining_questions: 500 });
  expect((await end(jwt, mobile)).json()).toMatchObject({ success: true, message: 'Your subscription is cancelled.' });
  await shop.post('/operators/payments/reconcile');
  expect(await refundsOf(jwt)).toEqual([19_900]);
  expect(await get(apiPaths.subscriptionStatus, jwt)).toMatchObject({ is_active: false, remaining_questions: 0 });
  expect(await shop.callGateway('GET', `/subscriptions/${String(id)}`)).toMatchObject({ status: 'cancelled' });
  expect((await createLedgerCheck(shop).run()).faults).toEqual([]);
});
