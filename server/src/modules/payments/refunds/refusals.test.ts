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

const { paymentOf, reconcile, tell, recharge, overdue } = createRefundSteps(() => shop);
const reason = 'The payment is older than 180 days and cannot be refunded.';
const refund = async (payment: string) => (await shop.post('/operators/payments/refund', { payment_id: payment })).json<object>();
const returned = async (payment: string) =>
  (await shop.post('/operators/payments/returned', { payment_id: payment, reference: 'NEFT N123' })).json<object>();
const listOverdue = async () => (await shop.post('/operators/payments/overdue')).json<{ overdue: object[] }>().overdue;
const stateOf = async (jwt: string) =>
  (await shop.get(`${apiPaths.paymentTransactions}?kind=refund`, jwt))
    .json<{ transactions: { refund_state: string }[] }>()
    .transactions.map(({ refund_state: state }) => state);
const told = async (jwt: string) =>
  (await shop.post(apiPaths.notifications, {}, jwt)).json<{ notifications: { kind: string }[] }>().notifications.map(({ kind }) => kind);

/** A refund that the provider refuses with these words. */
async function refuse(description = reason): Promise<{ jwt: string; payment: string; calls: () => number }> {
  const { jwt } = await shop.signIn();
  const payment = await recharge(jwt);
  let calls = 0;
  shop.instead.refund = async () => {
    calls += 1;
    throw new GatewayError(400, undefined, description);
  };
  expect(await refund(payment)).toMatchObject({ state: 'requested', refusal: description });
  return { jwt, payment, calls: () => calls };
}

async function wait(hours: number): Promise<void> {
  for (let hour = 0; hour < hours; hour += 1) {
    shop.clock.advance(3600);
    await reconcile();
  }
}

it('is not said to be on its way while the provider refuses it', async () => {
  const { jwt, payment } = await refuse();
  expect(await stateOf(jwt)).toEqual(['failed']);
  await wait(2);
  expect(await listOverdue()).toMatchObject([{ what: 'refund not sent', id: payment, amount: 13_452, reason }]);
});

it('fails after a day: its person is told once, and it is sent again only by an operator', async () => {
  const { jwt, payment, calls } = await refuse();
  await wait(30);
  const tried = calls();
  expect(tried).toBeLessThan(30);
  await wait(5);
  expect(calls()).toBe(tried);
  expect((await told(jwt)).filter((kind) => kind === 'refund_failed')).toHaveLength(1);
  expect(await overdue()).toBe('1');
  expect(await listOverdue()).toMatchObject([{ what: 'refund failed', id: payment, reason }]);
  shop.instead = {};
  expect(await refund(payment)).toMatchObject({ state: 'processed' });
  expect(await stateOf(jwt)).toEqual(['returned']);
  expect(await listOverdue()).toEqual([]);
});

it('goes out by itself if the refusal ends within the day', async () => {
  const { jwt, payment } = await refuse('Your account does not have enough balance to carry out the refund operation.');
  await wait(5);
  shop.instead = {};
  await wait(3);
  expect(await paymentOf(payment)).toMatchObject({ status: 'refunded' });
  expect([await stateOf(jwt), await listOverdue()]).toEqual([['returned'], []]);
  expect(await told(jwt)).not.toContain('refund_failed');
});

it.each([2, 30])('is settled by an operator who returns the money otherwise, after %s hours', async (hours) => {
  const { jwt, payment } = await refuse();
  await wait(hours);
  shop.clock.advance(61);
  expect(await returned(payment)).toMatchObject({ status: 'success', amount: 13_452 });
  expect(await returned(payment)).toMatchObject({ status: 'fail' });
  shop.instead = {};
  await wait(2);
  expect([await stateOf(jwt), await listOverdue(), await paymentOf(payment)]).toMatchObject([['returned'], [], { amount_refunded: 0 }]);
});

it('is not settled otherwise if the provider has made it after all', async () => {
  const { jwt, payment } = await refuse();
  const { rows } = await shop.db.execute<{ id: string }>('select id from refunds');
  await shop.callGateway('POST', `/payments/${payment}/refund`, { amount: 13_452, receipt: rows[0]?.id });
  expect(await returned(payment)).toMatchObject({ status: 'fail' });
  expect(await stateOf(jwt)).toEqual(['returned']);
  const { rows: kept } = await shop.db.execute('select state, returned_by from refunds');
  expect(kept).toEqual([{ state: 'processed', returned_by: null }]);
});

it('is one more if the provider makes it after it was returned otherwise', async () => {
  const { jwt, payment } = await refuse();
  await wait(2);
  shop.clock.advance(61);
  await returned(payment);
  const { rows } = await shop.db.execute<{ id: string }>('select id from refunds');
  const made = await shop.callGateway('POST', `/payments/${payment}/refund`, { amount: 13_452, receipt: rows[0]?.id });
  await tell('refund.processed', 'refund', made);
  expect(await stateOf(jwt)).toEqual(['returned', 'returned']);
  expect((await shop.db.execute('select from credit_notes')).rows).toHaveLength(1);
});

it('is not settled while it is being sent', async () => {
  const { payment } = await refuse();
  expect(await returned(payment)).toMatchObject({ status: 'fail', message: expect.stringMatching(/being sent/) as string });
});

it('that has failed is known as made if the provider reports it later', async () => {
  const { jwt, payment } = await refuse();
  await wait(30);
  const { rows } = await shop.db.execute<{ id: string }>('select id from refunds');
  const made = await shop.callGateway('POST', `/payments/${payment}/refund`, { amount: 13_452, receipt: rows[0]?.id });
  await tell('refund.processed', 'refund', made);
  expect([await stateOf(jwt), await overdue()]).toEqual([['returned'], '0']);
});

it('of money that was never credited is refused in the same way', async () => {
  const { jwt } = await shop.signIn();
  const { order_id: orderId = '' } = await shop.order(jwt);
  await shop.post(apiPaths.rechargeDrop, { order_id: orderId }, jwt);
  shop.instead.refund = async () => {
    throw new GatewayError(400, undefined, reason);
  };
  await shop.pay({ order_id: orderId });
  await wait(30);
  expect(await stateOf(jwt)).toEqual(['failed']);
  const { items } = await shop.callGateway('GET', `/orders/${orderId}/payments`);
  expect(await returned((items as { id: string }[])[0]?.id ?? '')).toMatchObject({ status: 'success' });
  expect(await stateOf(jwt)).toEqual(['returned']);
});

it('asks for a payment and a reference', async () => {
  expect((await shop.post('/operators/payments/returned', { payment_id: 'pay_none', reference: 'UPI 42' })).statusCode).toBe(404);
  expect((await shop.post('/operators/payments/returned', { payment_id: 'pay_none', reference: '' })).json()).toMatchObject({
    status: 'fail',
  });
});
