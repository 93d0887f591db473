import { apiPaths } from '@oracle-astra/shared/contract';
import { createRefundSteps } from '../../../testing/money/refund-steps';
import { createSteeredShop, type SteeredShop } from '../../../testing/money/steered-shop';
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

/** A dashboard refund that is booked and then fails. */
async function refundAndFail(paymentId: string, amount: number): Promise<Record<string, unknown>> {
  const made = await refundThere(paymentId, amount);
  await notify('refund.processed', 'refund', made);
  const failed = await failThere(made);
  for (let time = 0; time < 2; time += 1) await notify('refund.failed', 'refund', failed);
  return failed;
}

it('sends each dashboard refund itself that fails after the wallet was reduced, once', async () => {
  const { jwt } = await shop.signIn();
  const paymentId = await recharge(jwt);
  await refundAndFail(paymentId, 6726);
  await refundAndFail(paymentId, 3363);
  await reconcile();
  await reconcile();
  expect(await paymentOf(paymentId)).toMatchObject({ amount_refunded: 6726 + 3363 });
  expect((await shop.get(apiPaths.balance, jwt)).json()).toMatchObject({ wallet: 30 });
  const { transactions } = (await shop.get(`${apiPaths.paymentTransactions}?kind=refund`, jwt)).json<{
    transactions: { amount: number; refund_state: string }[];
  }>();
  const returned = transactions.filter(({ refund_state: state }) => state === 'returned');
  expect(returned.map(({ amount }) => amount).sort()).toEqual([3363, 6726]);
});

it('refunds the rest of an uncredited payment, also if a dashboard part fails', async () => {
  const { jwt } = await shop.signIn();
  const body = { astrologer: 'oracle', wallet: 120 };
  const { order_id: orderId } = (await shop.post(apiPaths.rechargeOrder, body, jwt)).json<{ order_id: string }>();
  await shop.pay({ order_id: orderId });
  const { items } = await shop.callGateway('GET', `/orders/${orderId}/payments`);
  const paymentId = (items as { id: string }[])[0]?.id ?? '';
  const captured = await paymentOf(paymentId);
  const part = await refundThere(paymentId, 6726);
  await notify('refund.processed', 'refund', part);
  await notify('payment.captured', 'payment', captured);
  await reconcile();
  expect(await paymentOf(paymentId)).toMatchObject({ amount_refunded: 13_452 });
  await notify('refund.failed', 'refund', await failThere(part));
  await reconcile();
  expect(await paymentOf(paymentId)).toMatchObject({ amount_refunded: 13_452 });
});

it('alerts an operator about every failed refund of a payment, and sends them all again', async () => {
  const { jwt } = await shop.signIn();
  const paymentId = await recharge(jwt);
  await refundAndFail(paymentId, 6726);
  await refundAndFail(paymentId, 3363);
  await reconcile();
  const { rows } = await shop.db.execute<{ provider_id: string }>('select provider_id from refunds order by created_at, id');
  for (const { provider_id: id } of rows) await notify('refund.failed', 'refund', await failThere({ id }));
  expect(await overdue()).toBe('2');
  expect((await shop.post('/operators/payments/refund', { payment_id: paymentId })).statusCode).toBe(200);
  expect(await paymentOf(paymentId)).toMatchObject({ amount_refunded: 6726 + 3363 });
  expect(await overdue()).toBe('0');
});
