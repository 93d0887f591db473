import { apiPaths } from '@oracle-astra/shared/contract';
import { createTestShop, type TestShop } from '../../../testing/money/payments';

let shop: TestShop;
beforeEach(async () => {
  shop = await createTestShop();
});
afterEach(async () => shop.close());

const captured = { id: 'pay_stray', order_id: 'order_of_another_site', amount: 50_000, currency: 'INR', status: 'captured', method: 'upi' };
const times = { current_start: 1_800_000_000, current_end: 1_802_592_000 };
let events = 0;
const tell = async (event: string, payload: Record<string, object>) =>
  shop.sendEvent(
    { event, created_at: 1_800_000_000, payload: Object.fromEntries(Object.entries(payload).map(([name, entity]) => [name, { entity }])) },
    { id: `event-${(events += 1)}` },
  );
const kept = async () => (await shop.db.execute('select id, type from unknown_payment_events order by id')).rows;

it.each([
  ['of an order that is not known', 'payment.captured', { payment: captured }],
  ['without an order', 'payment.captured', { payment: { ...captured, order_id: null } }],
  ['of an order that is not known, as order.paid', 'order.paid', { payment: captured }],
  ['of a plan that is not known', 'subscription.charged', { payment: captured, subscription: { id: 'sub_of_another_site', ...times } }],
])('a captured payment %s is kept for an operator once', async (_what, event, payload) => {
  for (let time = 0; time < 2; time += 1) expect((await tell(event, payload)).statusCode).toBe(200);
  expect(await kept()).toEqual([{ id: 'pay_stray', type: 'payment of no order' }]);
  expect((await shop.get('/metrics')).body).toContain('payment_events_to_see_total{event="payment of no order"} ');
});

it('is found without an event', async () => {
  const { id } = await shop.callGateway('POST', '/orders', { amount: 7700, currency: 'INR' });
  await shop.pay({ order_id: String(id) });
  for (let time = 0; time < 2; time += 1) await shop.post('/operators/payments/reconcile');
  expect(await kept()).toHaveLength(1);
});

it.each([
  ['has failed', 'payment.failed', { ...captured, status: 'failed' }],
  ['is only authorized', 'payment.authorized', { ...captured, status: 'authorized' }],
  ['is a charge of a plan, which has an event of its own', 'payment.captured', { ...captured, invoice_id: 'inv_1' }],
])('a payment that %s is not kept', async (_what, event, payment) => {
  await tell(event, { payment });
  expect(await kept()).toEqual([]);
});

it('payments of this site are not recorded as stray', async () => {
  const { jwt } = await shop.signIn();
  const { order_id: orderId } = (await shop.post(apiPaths.rechargeOrder, { astrologer: 'oracle', wallet: 60 }, jwt)).json<{
    order_id: string;
  }>();
  await shop.pay({ order_id: orderId });
  const { subscription_id: id } = (await shop.get(apiPaths.createSubscription, jwt)).json<{ subscription_id: string }>();
  await shop.pay({ subscription_id: id });
  for (let time = 0; time < 2; time += 1) await shop.post('/operators/payments/reconcile');
  expect(await kept()).toEqual([]);
});
