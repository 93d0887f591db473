import { apiPaths } from '@oracle-astra/shared/contract';
import { createSteeredShop, type SteeredShop } from '../../testing/money/steered-shop';
import { keys } from '../../testing/money/payments';
import { signSubscriptionPayment } from '../payments/provider/signatures';
import type { GatewayPayment } from '../payments/provider/gateway';

let shop: SteeredShop;
beforeEach(async () => {
  shop = await createSteeredShop();
});
afterEach(async () => shop.close());

/** The payment by which a bank confirms a mandate: captured, without an amount. */
const confirmation = (invoice: string | null): GatewayPayment => ({
  id: 'pay_mandate',
  order_id: 'order_mandate',
  invoice_id: invoice,
  amount: 0,
  amount_refunded: 0,
  currency: 'INR',
  status: 'captured',
  method: 'emandate',
});

/** A plan whose mandate a bank has, and the first charge that it has not answered. */
async function begin() {
  const { jwt } = await shop.signIn();
  const { subscription_id: id } = (await shop.get(apiPaths.createSubscription, jwt)).json<{ subscription_id: string }>();
  const { id: charge } = await shop.callGateway('POST', `/local/subscriptions/${id}/present`);
  return { jwt, id, charge: String(charge) };
}

const strays = async () => (await shop.db.execute('select type from unknown_payment_events')).rows;

it('a confirmed mandate without a charge is pending, and its first charge starts the plan', async () => {
  const { jwt, id, charge } = await begin();
  shop.instead.getPayment = async () => confirmation(null);
  const signature = signSubscriptionPayment(keys.keySecret, id, 'pay_mandate');
  const result = { razorpay_payment_id: 'pay_mandate', razorpay_subscription_id: id, razorpay_signature: signature };
  expect((await shop.post(apiPaths.verifySubscription, result, jwt)).json()).toMatchObject({ code: 'payment_pending' });
  expect((await shop.get(apiPaths.createSubscription, jwt)).json()).toMatchObject({ code: 'payment_pending' });
  shop.instead = {};
  await shop.callGateway('POST', `/local/payments/${charge}/answer`, { status: 'captured' });
  await shop.post('/operators/payments/reconcile');
  expect((await shop.get(apiPaths.subscriptionStatus, jwt)).json()).toMatchObject({ status: 'active', remaining_questions: 500 });
});

it.each([null, 'inv_mandate'])(
  'the confirmation in a list (invoice: %s) and as an event is no stray payment, and ends no mandate',
  async (invoice) => {
    const { id } = await begin();
    const payment = confirmation(invoice);
    shop.instead.listPaymentsSince = async (real) => [...((await real()) as GatewayPayment[]), payment];
    const start = Math.floor(shop.clock().getTime() / 1000);
    shop.instead.findInvoice = async () => ({ subscriptionId: id, cycleStart: start, cycleEnd: start + 30 * 86_400 });
    await shop.post('/operators/payments/reconcile');
    const event = { event: 'payment.captured', created_at: start, payload: { payment: { entity: payment } } };
    expect((await shop.sendEvent(event)).statusCode).toBe(200);
    expect(await strays()).toEqual([]);
    // Nothing has to be read again.
    expect((await shop.db.execute('select id from provider_answers')).rows).toHaveLength(1);
    expect(await shop.callGateway('GET', `/subscriptions/${id}`)).toMatchObject({ status: 'authenticated' });
  },
);
