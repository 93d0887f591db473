import { apiPaths } from '@oracle-astra/shared/contract';
import { createRefundSteps } from '../../../testing/money/refund-steps';
import { createSteeredShop, type SteeredShop } from '../../../testing/money/steered-shop';
import { GatewayError } from '../provider/gateway';
import { signSubscriptionPayment } from '../provider/signatures';

let shop: SteeredShop;
beforeEach(async () => {
  shop = await createSteeredShop();
});
afterEach(async () => shop.close());

const { paymentOf, reconcile, refundThere, tell, recharge } = createRefundSteps(() => shop);

it('a payment that an event refuses while the page confirms it is not reported as credited', async () => {
  const { jwt } = await shop.signIn();
  const { order_id: id = '' } = await shop.order(jwt);
  await shop.post(apiPaths.rechargeDrop, { order_id: id }, jwt);
  const { response } = await shop.pay({ order_id: id });
  shop.instead.getPayment = async (real) => {
    const payment = (await real()) as { id: string };
    await tell('payment.captured', 'payment', await paymentOf(payment.id));
    return payment;
  };
  expect((await shop.post(apiPaths.rechargeVerify, response ?? {}, jwt)).json()).toMatchObject({ status: 'fail', code: 'payment_failed' });
  expect(await shop.walletOf(jwt)).toBe(0);
});

it('a dropped order is not reported as waiting for a payment that a bank holds', async () => {
  const { jwt } = await shop.signIn();
  const { order_id: id = '' } = await shop.order(jwt);
  await shop.post(apiPaths.rechargeDrop, { order_id: id }, jwt);
  const { response } = await shop.pay({ order_id: id }, 'held');
  expect((await shop.post(apiPaths.rechargeVerify, response ?? {}, jwt)).json()).toMatchObject({ status: 'fail', code: 'payment_failed' });
});

it('a dropped plan is not reported as waiting for a payment that a bank has not answered', async () => {
  const { jwt } = await shop.signIn();
  const { subscription_id: id } = (await shop.get(apiPaths.createSubscription, jwt)).json<{ subscription_id: string }>();
  const paymentId = String((await shop.callGateway('POST', `/local/subscriptions/${id}/present`)).id);
  await shop.post(apiPaths.dropSubscription, { subscription_id: id }, jwt);
  const signature = signSubscriptionPayment(shop.payments.keySecret, id, paymentId);
  const result = { razorpay_subscription_id: id, razorpay_payment_id: paymentId, razorpay_signature: signature };
  expect((await shop.post(apiPaths.verifySubscription, result, jwt)).json()).toMatchObject({ status: 'fail', code: 'payment_failed' });
});

it('a refund that the dashboard reduces while others are sent is sent with the remaining amount', async () => {
  const payments: string[] = [];
  for (let person = 0; person < 2; person += 1) payments.push(await recharge((await shop.signIn()).jwt));
  shop.instead.refund = async () => {
    throw new GatewayError(500);
  };
  for (const payment_id of payments) await shop.post('/operators/payments/refund', { payment_id });
  const [first = '', second = ''] = payments;
  const sent: number[] = [];
  shop.clock.advance(120);
  shop.instead.refund = async (real) => {
    if (sent.push(1) === 1) await tell('refund.processed', 'refund', await refundThere(second, 5000));
    return real();
  };
  await reconcile();
  expect([await paymentOf(first), await paymentOf(second)]).toMatchObject([{ amount_refunded: 13_452 }, { amount_refunded: 13_452 }]);
  expect((await shop.db.execute('select state, refusal from refunds')).rows).toEqual([
    { state: 'processed', refusal: null },
    { state: 'processed', refusal: null },
  ]);
});
