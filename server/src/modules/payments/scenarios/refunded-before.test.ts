import { apiPaths } from '@oracle-astra/shared/contract';
import { createTestShop, type TestShop } from '../../../testing/money/payments';
import { createLedgerCheck } from '../../ledger/check';

let shop: TestShop;
beforeEach(async () => {
  shop = await createTestShop();
});
afterEach(async () => {
  expect((await createLedgerCheck(shop).run()).faults).toEqual([]);
  await shop.close();
});

const reconcile = async () => shop.post('/operators/payments/reconcile');
const order = async (jwt: string, wallet = 120) =>
  (await shop.post(apiPaths.rechargeOrder, { astrologer: 'oracle', wallet }, jwt)).json<{ order_id: string }>();
const subscribe = async (jwt: string) => (await shop.get(apiPaths.createSubscription, jwt)).json<{ subscription_id: string }>();
const listed = async (jwt: string) => (await shop.get(apiPaths.paymentTransactions, jwt)).json<{ transactions: object[] }>().transactions;

/** The dashboard refunds all of a payment that the site does not know yet, or the rest of it after a part. */
async function refundAll(id: string): Promise<void> {
  const { amount } = await shop.callGateway('GET', `/payments/${id}`);
  expect(await shop.callGateway('POST', `/payments/${id}/refund`, { amount })).toMatchObject({ amount });
}

const lastCharge = async (id: string): Promise<string> => {
  const { items } = await shop.callGateway('GET', `/invoices?subscription_id=${id}`);
  return (items as { payment_id: string }[]).at(-1)?.payment_id ?? '';
};
const lastPayment = async (id: string): Promise<string> => {
  const { items } = await shop.callGateway('GET', `/orders/${id}/payments`);
  return (items as { id: string }[]).at(-1)?.id ?? '';
};

/** A plan whose second month is charged, which the site does not know yet. */
async function renewUnseen(jwt: string): Promise<string> {
  const { subscription_id: id } = await subscribe(jwt);
  await shop.pay({ subscription_id: id }, 'closed');
  await reconcile();
  shop.clock.advance(31 * 86_400);
  await shop.callGateway('POST', `/local/subscriptions/${id}/renew`, { result: 'charged' });
  return id;
}

it('a recharge refunded in the dashboard before it was known ends its order, and the next one can be paid', async () => {
  const { jwt } = await shop.signIn();
  const { order_id: id } = await order(jwt);
  const { response } = await shop.pay({ order_id: id });
  await refundAll(response?.razorpay_payment_id ?? '');
  await reconcile();
  expect((await shop.get(apiPaths.rechargeOpen, jwt)).json()).toMatchObject({ orders: [] });
  expect(await listed(jwt)).toMatchObject([{ kind: 'refund', refund_state: 'returned' }, { kind: 'recharge' }]);
  expect(await order(jwt, 300)).toMatchObject({ status: 'success' });
});

it('a first month refunded in the dashboard before it was known ends its mandate, and the plan can be bought again', async () => {
  const { jwt } = await shop.signIn();
  const { subscription_id: id } = await subscribe(jwt);
  await shop.pay({ subscription_id: id }, 'closed');
  await refundAll(await lastCharge(id));
  await reconcile();
  expect(await shop.callGateway('GET', `/subscriptions/${id}`)).toMatchObject({ status: 'cancelled' });
  expect((await subscribe(jwt)).subscription_id).not.toBe(id);
});

it('a renewal refunded in the dashboard before it was known starts no month, and is the last charge', async () => {
  const { jwt } = await shop.signIn();
  const id = await renewUnseen(jwt);
  await refundAll(await lastCharge(id));
  for (let day = 0; day < 5; day += 1) {
    await reconcile();
    shop.clock.advance(86_400);
  }
  expect((await shop.get(apiPaths.subscriptionStatus, jwt)).json()).toMatchObject({ is_active: false });
  expect(await shop.callGateway('GET', `/subscriptions/${id}`)).toMatchObject({ status: 'cancelled' });
});

it('a renewal of which a part was refunded before it was known starts its month, without the questions of that part', async () => {
  const { jwt } = await shop.signIn();
  const id = await renewUnseen(jwt);
  const charge = await lastCharge(id);
  await shop.callGateway('POST', `/payments/${charge}/refund`, { amount: 2000 });
  for (let round = 0; round < 2; round += 1) {
    await reconcile();
    shop.clock.advance(600);
  }
  const { remaining_questions: left, ...status } = (await shop.get(apiPaths.subscriptionStatus, jwt)).json<{
    remaining_questions: number;
  }>();
  expect(status).toMatchObject({ is_active: true });
  expect(left).toBeGreaterThan(400);
  expect(left).toBeLessThan(500);
  expect(await shop.callGateway('GET', `/payments/${charge}`)).toMatchObject({ status: 'captured', amount_refunded: 2000 });
  expect(await shop.callGateway('GET', `/subscriptions/${id}`)).toMatchObject({ status: 'active' });
});

it('a held payment that its bank returned uncaptured ends nothing, and nothing is given back a second time', async () => {
  const { jwt } = await shop.signIn();
  const { order_id: id } = await order(jwt);
  await shop.pay({ order_id: id }, 'held');
  await shop.callGateway('POST', `/local/payments/${await lastPayment(id)}/expire`);
  await reconcile();
  expect((await shop.get(apiPaths.rechargeOpen, jwt)).json()).toMatchObject({ orders: [{}] });
  await shop.pay({ order_id: id }, 'closed');
  await reconcile();
  expect(await listed(jwt)).toMatchObject([{ kind: 'recharge' }]);
  expect((await shop.db.execute('select * from refunds')).rows).toEqual([]);
});
