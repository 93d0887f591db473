import { apiPaths } from '@oracle-astra/shared/contract';
import { createRefundSteps } from '../../../testing/money/refund-steps';
import { createSteeredShop, type SteeredShop } from '../../../testing/money/steered-shop';
import { GatewayError } from '../provider/gateway';
import { createLedgerCheck } from '../../ledger/check';

let shop: SteeredShop;
beforeEach(async () => {
  shop = await createSteeredShop();
});
afterEach(async () => {
  expect((await createLedgerCheck(shop).run()).faults).toEqual([]);
  await shop.close();
});

const { paymentOf, reconcile, refundThere, failThere, overdue, tell: notify, recharge } = createRefundSteps(() => shop);

const whole = 13_452;
const listOwn = async () => (await shop.db.execute('select amount_paise as amount, state from refunds order by created_at, id')).rows;

/** Half of a recharge is used; the refund of the rest is recorded, but the provider does not accept it yet. */
async function requestHalf(): Promise<{ jwt: string; paymentId: string }> {
  const { jwt, uid } = await shop.signIn();
  const paymentId = await recharge(jwt);
  await shop.db.execute(
    `insert into accounts (id, unit, kind) values ('system:wallet_paise:spent', 'wallet_paise', 'spent') on conflict do nothing`,
  );
  await shop.db.execute(
    `select * from post_transfers('{t1}', '{used}', '{used}', array[now()], '{6000}', '{${uid}:wallet_paise:available}', '{system:wallet_paise:spent}')`,
  );
  shop.instead.refund = async () => {
    throw new GatewayError(500);
  };
  await shop.post('/operators/payments/refund', { payment_id: paymentId });
  expect(await listOwn()).toEqual([{ amount: 6726, state: 'requested' }]);
  return { jwt, paymentId };
}
async function holdThere(paymentId: string, amount: number): Promise<Record<string, unknown>> {
  const made = await refundThere(paymentId, amount);
  const held = await shop.callGateway('POST', `/local/refunds/${String(made.id)}/status`, { status: 'pending' });
  await notify('refund.created', 'refund', held);
  return held;
}
async function settle(): Promise<void> {
  shop.instead = {};
  for (let round = 0; round < 2; round += 1) {
    shop.clock.advance(120);
    await reconcile();
  }
}
const reject = async (held: Record<string, unknown>) => notify('refund.failed', 'refund', await failThere(held));
async function confirm(held: Record<string, unknown>) {
  const path = `/local/refunds/${String(held.id)}/status`;
  return notify('refund.processed', 'refund', await shop.callGateway('POST', path, { status: 'processed' }));
}

it('is sent when a full dashboard refund that had replaced it fails', async () => {
  const { paymentId } = await requestHalf();
  const held = await holdThere(paymentId, whole);
  expect(await listOwn()).toEqual([{ amount: 6726, state: 'replaced' }]);
  await reject(held);
  await settle();
  expect(await paymentOf(paymentId)).toMatchObject({ amount_refunded: 6726 });
});

it('is sent in full when a partial dashboard refund that had reduced it fails', async () => {
  const { paymentId } = await requestHalf();
  const held = await holdThere(paymentId, 10_000);
  expect(await listOwn()).toEqual([{ amount: 3452, state: 'requested' }]);
  await reject(held);
  await settle();
  expect(await paymentOf(paymentId)).toMatchObject({ amount_refunded: 6726 });
});

it('was sent with a reduced amount: the rest is sent when the dashboard refund fails', async () => {
  const { paymentId } = await requestHalf();
  const held = await holdThere(paymentId, 10_000);
  await settle();
  expect(await paymentOf(paymentId)).toMatchObject({ amount_refunded: whole });
  await reject(held);
  await settle();
  expect(await paymentOf(paymentId)).toMatchObject({ amount_refunded: 6726 });
});

it('was accepted with a reduced amount and a lost answer: the rest is sent when the dashboard refund fails', async () => {
  const { paymentId } = await requestHalf();
  const held = await holdThere(paymentId, 10_000);
  shop.clock.advance(120);
  shop.instead.refund = async (real) => {
    await real();
    throw new GatewayError(null);
  };
  await shop.post('/operators/payments/refund', { payment_id: paymentId });
  await reject(held);
  expect(await listOwn()).toEqual([{ amount: 6726, state: 'requested' }]);
  await settle();
  expect(await paymentOf(paymentId)).toMatchObject({ amount_refunded: 6726 });
});

it.each([
  ['less', 3000, 6726],
  ['more', 10_000, 10_000],
])('failed, and the dashboard refunded %s instead: exactly the owed amount is sent', async (_how, amount, owed) => {
  const { jwt, paymentId } = await requestHalf();
  await settle();
  const { rows } = await shop.db.execute<{ id: string }>('select provider_id as id from refunds');
  await reject(rows[0] ?? {});
  await recharge(jwt);
  await confirm(await holdThere(paymentId, amount));
  expect((await shop.post('/operators/payments/refund', { payment_id: paymentId })).statusCode).toBe(200);
  await settle();
  expect(await paymentOf(paymentId)).toMatchObject({ amount_refunded: owed });
  expect(await overdue()).toBe('0');
  const { rows: notes } = await shop.db.execute<{ total: string }>(
    "select coalesce(sum((document ->> 'amount')::int), 0)::text as total from credit_notes",
  );
  expect(Number(notes[0]?.total)).toBe(owed);
  const { transactions } = (await shop.get(`${apiPaths.paymentTransactions}?kind=refund`, jwt)).json<{
    transactions: { receipt_id: string | null }[];
  }>();
  expect(transactions.map(({ receipt_id: receipt }) => receipt)).not.toContain(null);
});
