import { apiPaths, type SubscriptionStatusResponse } from '@oracle-astra/shared/contract';
import { signSubscriptionPayment } from '../payments/provider/signatures';
import { keys } from '../../testing/money/payments';
import { createSteeredShop, type SteeredShop } from '../../testing/money/steered-shop';
import { createLedgerCheck } from '../ledger/check';

let shop: SteeredShop;
beforeEach(async () => {
  shop = await createSteeredShop();
});
afterEach(async () => {
  expect((await createLedgerCheck(shop).run()).faults).toEqual([]);
  await shop.close();
});

const status = async (jwt: string) => (await shop.get(apiPaths.subscriptionStatus, jwt)).json<SubscriptionStatusResponse>();
const create = async (jwt: string) =>
  (await shop.get(apiPaths.createSubscription, jwt)).json<{ subscription_id?: string; code?: string }>();
const paymentOf = async (id: string) => shop.callGateway('GET', `/payments/${id}`);
const told = async (jwt: string) =>
  (await shop.post(apiPaths.notifications, {}, jwt)).json<{ notifications: { kind: string }[] }>().notifications.map(({ kind }) => kind);

async function wait(days: number): Promise<void> {
  for (let hour = 0; hour < days * 4; hour += 1) {
    shop.clock.advance(6 * 3600);
    await shop.post('/operators/payments/reconcile');
  }
}

/** A plan whose first payment a bank has not answered, while the provider still calls the mandate created. */
async function present(): Promise<{ jwt: string; id: string; payment: string }> {
  const { jwt } = await shop.signIn();
  const id = (await create(jwt)).subscription_id ?? '';
  const payment = String((await shop.callGateway('POST', `/local/subscriptions/${id}/present`)).id);
  shop.instead.getSubscription = async (real) => {
    const subscription = (await real()) as { status: string };
    return { ...subscription, ...(subscription.status === 'authenticated' && { status: 'created' }) };
  };
  return { jwt, id, payment };
}

const confirm = async ({ jwt, id, payment }: { jwt: string; id: string; payment: string }) => {
  const signature = signSubscriptionPayment(keys.keySecret, id, payment);
  const result = { razorpay_payment_id: payment, razorpay_subscription_id: id, razorpay_signature: signature };
  expect((await shop.post(apiPaths.verifySubscription, result, jwt)).json()).toMatchObject({ code: 'payment_pending' });
};
const answer = async (payment: string, outcome: 'captured' | 'failed') =>
  shop.callGateway('POST', `/local/payments/${payment}/answer`, { status: outcome });

it.each([
  ['the page has confirmed', true],
  ['nobody has reported', false],
])('a first payment that %s is waited for, and starts the plan', async (_how, isConfirmed) => {
  const begun = await present();
  if (isConfirmed) await confirm(begun);
  await wait(4);
  expect(await status(begun.jwt)).toMatchObject({ is_active: false, open_order: { subscription_id: begun.id } });
  expect(await create(begun.jwt)).toMatchObject({ code: 'payment_pending' });
  await answer(begun.payment, 'captured');
  await wait(1);
  expect(await status(begun.jwt)).toMatchObject({ is_active: true, subscription_id: begun.id, remaining_questions: 500 });
  expect(await paymentOf(begun.payment)).toMatchObject({ amount_refunded: 0 });
});

it('a failed first payment is reported to the person, who can buy the plan at once', async () => {
  const begun = await present();
  await confirm(begun);
  await wait(2);
  await answer(begun.payment, 'failed');
  await wait(1);
  expect((await told(begun.jwt)).filter((kind) => kind === 'subscription_payment_failed')).toHaveLength(1);
  const { subscription_id: id = '' } = await create(begun.jwt);
  shop.instead = {};
  await shop.pay({ subscription_id: id });
  await wait(1);
  expect(await status(begun.jwt)).toMatchObject({ is_active: true, subscription_id: id });
});

it('an order stays open for a second payment that the page confirmed after a failed first one', async () => {
  const begun = await present();
  await wait(0.25);
  const payment = String((await shop.callGateway('POST', `/local/subscriptions/${begun.id}/present`)).id);
  await confirm({ ...begun, payment });
  await answer(begun.payment, 'failed');
  await wait(3);
  expect(await told(begun.jwt)).toEqual([]);
  expect(await status(begun.jwt)).toMatchObject({ is_active: false, open_order: { subscription_id: begun.id } });
  await answer(payment, 'captured');
  await wait(1);
  expect(await status(begun.jwt)).toMatchObject({ is_active: true, subscription_id: begun.id });
});

it('an order stays open for a second payment that is confirmed while the provider is queried about the first', async () => {
  const begun = await present();
  await confirm(begun);
  const payment = String((await shop.callGateway('POST', `/local/subscriptions/${begun.id}/present`)).id);
  await answer(begun.payment, 'failed');
  shop.clock.advance(2 * 86_400);
  shop.instead.getPayment = async (real) => {
    const found = (await real()) as { id: string };
    if (found.id === begun.payment) await confirm({ ...begun, payment });
    return found;
  };
  await shop.post('/operators/payments/reconcile');
  expect(await told(begun.jwt)).toEqual([]);
  expect(await status(begun.jwt)).toMatchObject({ open_order: { subscription_id: begun.id } });
});

it.each(['created', 'authenticated'])(
  'a first payment without an answer for ten days is told and dropped; a late one goes back (%s)',
  async (state) => {
    const begun = await present();
    if (state === 'authenticated') shop.instead = {};
    await confirm(begun);
    await wait(9);
    expect(await told(begun.jwt)).toEqual([]);
    await wait(3);
    expect(await told(begun.jwt)).toEqual(['subscription_payment_failed']);
    expect(await status(begun.jwt)).not.toHaveProperty('open_order');
    await answer(begun.payment, 'captured');
    await wait(2);
    expect(await paymentOf(begun.payment)).toMatchObject({ status: 'refunded' });
  },
);

it('a mandate that the provider ends before its first charge is reported to the person', async () => {
  const { jwt, id } = await present();
  shop.instead = {};
  await wait(1);
  await shop.callGateway('POST', `/subscriptions/${id}/cancel`);
  await wait(1);
  expect(await told(jwt)).toEqual(['subscription_payment_failed']);
});

it('an unpaid plan is dropped after a day without a notification', async () => {
  const { jwt } = await shop.signIn();
  await create(jwt);
  await wait(2);
  expect([await told(jwt), await status(jwt)]).toMatchObject([[], { status: 'none' }]);
  expect(await status(jwt)).not.toHaveProperty('open_order');
});

it('a person who drops the plan gets no notification of its failed payment', async () => {
  const begun = await present();
  await confirm(begun);
  expect((await shop.post(apiPaths.dropSubscription, { subscription_id: begun.id }, begun.jwt)).json()).toMatchObject({
    status: 'success',
  });
  await wait(12);
  expect(await told(begun.jwt)).toEqual([]);
});
