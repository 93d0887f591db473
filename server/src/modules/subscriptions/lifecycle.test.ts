/* eslint-disable max-lines -- the cases of one subject share their set-up */
import { apiPaths, type SubscriptionStatusResponse } from '@oracle-astra/shared/contract';
import { createTestShop, keys, type TestShop } from '../../testing/money/payments';
import { createLedgerCheck } from '../ledger/check';
import { signSubscriptionPayment } from '../payments/provider/signatures';

let shop: TestShop;
beforeEach(async () => {
  shop = await createTestShop();
});
afterEach(() => shop.close());

const day = 24 * 60 * 60;
const create = async (jwt: string) => (await shop.get(apiPaths.createSubscription, jwt)).json<{ subscription_id: string; code?: string }>();
const verify = async (jwt: string, body: object) =>
  (await shop.post(apiPaths.verifySubscription, body, jwt)).json<Record<string, unknown>>();
const status = async (jwt: string) => (await shop.get(apiPaths.subscriptionStatus, jwt)).json<SubscriptionStatusResponse>();
const reconcile = async () => shop.post('/operators/payments/reconcile');
const renew = async (id: string, result: string) => shop.callGateway('POST', `/local/subscriptions/${id}/renew`, { result });

/** The notifications of a person, oldest first. */
async function told(jwt: string): Promise<string[]> {
  const { notifications } = (await shop.post(apiPaths.notifications, {}, jwt)).json<{ notifications: { kind: string }[] }>();
  return notifications.map(({ kind }) => kind.replace('subscription_', '')).reverse();
}

async function subscribe(jwt: string) {
  const { subscription_id: id } = await create(jwt);
  const { response } = await shop.pay({ subscription_id: id });
  const answer = await verify(jwt, response ?? {});
  return { id, response: response ?? {}, answer };
}

/** The event of the last charge, as the provider sends it. */
async function chargedEvent(id: string, paymentId: string) {
  const [subscription, payment] = [
    await shop.callGateway('GET', `/subscriptions/${id}`),
    await shop.callGateway('GET', `/payments/${paymentId}`),
  ];
  const payload = { subscription: { entity: subscription }, payment: { entity: payment } };
  return { event: 'subscription.charged', created_at: Math.floor(shop.clock().getTime() / 1000), payload };
}

async function failEvent(id: string, event: string, at = shop.clock()) {
  const subscription = await shop.callGateway('GET', `/subscriptions/${id}`);
  return { event, created_at: Math.floor(at.getTime() / 1000), payload: { subscription: { entity: subscription } } };
}

it('starts with 500 questions, once for handler and events, also in parallel', async () => {
  const { jwt } = await shop.signIn();
  const { subscription_id: id } = await create(jwt);
  expect((await create(jwt)).subscription_id).toBe(id);
  const { response } = await shop.pay({ subscription_id: id });
  const event = await chargedEvent(id, response?.razorpay_payment_id ?? '');
  const [answers] = await Promise.all([
    Promise.all(Array.from({ length: 50 }, () => verify(jwt, response ?? {}))),
    Promise.all(Array.from({ length: 50 }, (_, n) => shop.sendEvent(event, { id: `charged-${n % 3}` }))),
  ]);
  expect(new Set(answers.map(({ status: state }) => state))).toEqual(new Set(['success']));
  expect(await status(jwt)).toMatchObject({
    status: 'active',
    is_active: true,
    subscription_id: id,
    remaining_questions: 500,
    days_remaining: 30,
  });
  expect(await create(jwt)).toMatchObject({ code: 'subscription_active' });
  expect((await shop.get(apiPaths.paymentTransactions, jwt)).json()).toMatchObject({
    transactions: [{ kind: 'subscription', amount: 19_900, gst: 3036 }],
  });
  expect(await told(jwt)).toEqual(['started']);
  expect((await createLedgerCheck(shop).run()).faults).toEqual([]);
});

it('refuses forged signatures and foreign subscriptions', async () => {
  const [owner, thief] = [await shop.signIn(), await shop.signIn()];
  const { subscription_id: id } = await create(owner.jwt);
  const { response } = await shop.pay({ subscription_id: id });
  expect(await verify(thief.jwt, response ?? {})).toMatchObject({ code: 'order_not_found' });
  expect(await verify(owner.jwt, { ...response, razorpay_signature: 'a'.repeat(64) })).toMatchObject({ code: 'payment_mismatch' });
  // In reverse order the ids give the signature of an order.
  const swapped = signSubscriptionPayment(keys.keySecret, response?.razorpay_payment_id ?? '', id);
  expect(await verify(owner.jwt, { ...response, razorpay_signature: swapped })).toMatchObject({ code: 'payment_mismatch' });
  expect(await status(owner.jwt)).toMatchObject({ status: 'none' });
});

it('renews at the end of a cycle with the questions of the new one', async () => {
  const { jwt } = await shop.signIn();
  const { id } = await subscribe(jwt);
  shop.clock.advance(30 * day + 60);
  expect(await status(jwt)).toMatchObject({ status: 'grace', is_active: true });
  await renew(id, 'charged');
  await reconcile();
  expect(await status(jwt)).toMatchObject({ status: 'active', remaining_questions: 500, days_remaining: 30 });
  const { entries } = (await shop.get(`${apiPaths.balanceHistory}?unit=subscription_question`, jwt)).json<{ entries: object[] }>();
  expect(entries).toMatchObject([
    { reason: 'subscription', amount: 500 },
    { reason: 'ended', amount: -500 },
    { reason: 'subscription', amount: 500 },
  ]);
  expect(await told(jwt)).toEqual(['started', 'renewed']);
  expect((await createLedgerCheck(shop).run()).faults).toEqual([]);
});

it('keeps its questions while a renewal is retried, stops when halted, and restarts with a charge', async () => {
  const { jwt } = await shop.signIn();
  const { id } = await subscribe(jwt);
  shop.clock.advance(30 * day + 60);
  await renew(id, 'pending');
  await shop.sendEvent(await failEvent(id, 'subscription.pending'), { id: 'pending' });
  expect(await status(jwt)).toMatchObject({ status: 'grace', is_active: true, remaining_questions: 500 });
  await shop.sendEvent(await failEvent(id, 'subscription.halted'), { id: 'halted' });
  expect(await status(jwt)).toMatchObject({ status: 'halted', is_active: false, remaining_questions: 0 });
  await renew(id, 'charged');
  const { items } = await shop.callGateway('GET', `/invoices?subscription_id=${id}`);
  const paymentId = (items as { payment_id: string }[]).at(-1)?.payment_id ?? '';
  await shop.sendEvent(await chargedEvent(id, paymentId), { id: 'charged' });
  expect(await status(jwt)).toMatchObject({ status: 'active', remaining_questions: 500 });
  // An old, late event changes nothing.
  await shop.sendEvent(await failEvent(id, 'subscription.halted', new Date(shop.clock().getTime() - 3_600_000)), { id: 'late' });
  expect(await status(jwt)).toMatchObject({ status: 'active' });
  expect(await told(jwt)).toEqual(['started', 'payment_failed', 'ended', 'renewed']);
});

it('ends with its cycle after two clicks, and can be bought again', async () => {
  const { jwt } = await shop.signIn();
  const { id } = await subscribe(jwt);
  const end = async () => (await shop.post(apiPaths.cancelSubscriptionAtEnd, {}, jwt)).json<object>();
  expect(await end()).toMatchObject({ success: true });
  expect(await end()).toMatchObject({ success: true });
  expect(await status(jwt)).toMatchObject({ status: 'active', cancel_at_end: true });
  // Nothing can be charged any more; the site keeps the paid days.
  expect(await shop.callGateway('GET', `/subscriptions/${id}`)).toMatchObject({ status: 'cancelled' });
  expect(await told(jwt)).toEqual(['started', 'cancelled']);
  const { notifications } = (await shop.post(apiPaths.notifications, {}, jwt)).json<{ notifications: { message: string }[] }>();
  expect(notifications[0]?.message).toMatch(/^Your subscription ends on \d\d\/\d\d\/\d{4} and does not renew$/);
  shop.clock.advance(30 * day);
  expect(await status(jwt)).toMatchObject({ status: 'expired', is_active: false });
  const again = await subscribe(jwt);
  expect(again.answer).toMatchObject({ status: 'success' });
  expect(await status(jwt)).toMatchObject({ status: 'active', subscription_id: again.id, remaining_questions: 500 });
});

it.each(['before', 'after'])(
  'keeps its questions until the promised date if it is stopped %s the bank has refused the renewal',
  async (when) => {
    const { jwt } = await shop.signIn();
    const { id } = await subscribe(jwt);
    shop.clock.advance(30 * day + 60);
    await renew(id, 'pending');
    if (when === 'after') await shop.sendEvent(await failEvent(id, 'subscription.pending'), { id: 'pending' });
    const { end_date: promised } = await status(jwt);
    expect((await shop.post(apiPaths.cancelSubscriptionAtEnd, {}, jwt)).json()).toMatchObject({ message: expect.stringContaining('ends') });
    const ending = {
      status: 'active',
      cancel_at_end: true,
      end_date: promised,
      remaining_questions: 500,
      days_remaining: 3,
      message: 'Your subscription ends with this cycle and does not renew.',
    };
    expect(await status(jwt)).toMatchObject(ending);
    // The provider confirms the end, which takes nothing more.
    expect(await shop.callGateway('GET', `/subscriptions/${id}`)).toMatchObject({ status: 'cancelled' });
    await shop.sendEvent(await failEvent(id, 'subscription.cancelled'), { id: 'cancelled' });
    await reconcile();
    expect(await status(jwt)).toMatchObject(ending);
    const { notifications } = (await shop.post(apiPaths.notifications, {}, jwt)).json<{ notifications: { message: string }[] }>();
    const day4 = promised?.split(' ')[0]?.split('-').reverse().join('/');
    expect(notifications[0]?.message).toBe(`Your subscription ends on ${day4} and does not renew`);
    shop.clock.advance(3 * day);
    await reconcile();
    expect(await status(jwt)).toMatchObject({ status: 'expired', end_date: promised, remaining_questions: 0 });
    expect((await told(jwt)).slice(-2)).toEqual(['cancelled', 'ended']);
    expect((await createLedgerCheck(shop).run()).faults).toEqual([]);
  },
);

it('ends at once only with a code of the last ten minutes, each of which cancels once', async () => {
  const { jwt, mobile } = await shop.signIn();
  await subscribe(jwt);
  shop.clock.advance(11 * 60);
  const cancel = async () => (await shop.get(apiPaths.cancelSubscription, jwt)).json<object>();
  expect(await cancel()).toMatchObject({ code: 'cancel_code_required' });
  const { token } = (await shop.post(apiPaths.sendOtp, { mobile })).json<{ token: string }>();
  await shop.post(apiPaths.validateOtp, { mobile, otp: shop.sms.codes.get(mobile), token, device: 'web' }, jwt);
  const answers = await Promise.all(Array.from({ length: 20 }, cancel));
  expect(answers).toEqual(answers.map(() => expect.objectContaining({ success: true }) as object));
  expect(await status(jwt)).toMatchObject({ status: 'cancelled', is_active: false });
  expect(await told(jwt)).toEqual(['started', 'cancelled']);
  const again = await subscribe(jwt);
  expect(again.answer).toMatchObject({ status: 'success' });
  expect(await cancel()).toMatchObject({ code: 'cancel_code_required' });
});

it('refunds a charge after the end, and an unused month', async () => {
  const { jwt } = await shop.signIn();
  const { response } = await subscribe(jwt);
  const refund = await shop.post('/operators/payments/refund', { payment_id: response.razorpay_payment_id });
  expect(refund.json()).toMatchObject({ status: 'success', amount: 19_900 });
  expect(await status(jwt)).toMatchObject({ status: 'cancelled' });
  shop.clock.advance(60);
  const second = await subscribe(jwt);
  await shop.db.execute(`update subscriptions set state = 'cancelled', cancelled_at = now() where id = '${second.id}'`);
  await renew(second.id, 'charged');
  const { items } = await shop.callGateway('GET', `/invoices?subscription_id=${second.id}`);
  const paymentId = (items as { payment_id: string }[]).at(-1)?.payment_id ?? '';
  await shop.sendEvent(await chargedEvent(second.id, paymentId), { id: 'after the end' });
  expect(await shop.callGateway('GET', `/payments/${paymentId}`)).toMatchObject({ status: 'refunded' });
  await shop.app.jobs.steps.workOff();
  expect(await shop.callGateway('GET', `/subscriptions/${second.id}`)).toMatchObject({ status: 'cancelled' });
});

it('does not refund a charge of an ended subscription for the questions of a later one', async () => {
  const { jwt } = await shop.signIn();
  const first = await subscribe(jwt);
  await shop.db.execute(`update subscriptions set state = 'cancelled', cancelled_at = now() where id = '${first.id}'`);
  shop.clock.advance(60);
  await subscribe(jwt);
  const refund = await shop.post('/operators/payments/refund', { payment_id: first.response.razorpay_payment_id });
  expect(refund.json()).toMatchObject({ code: 'forbidden' });
  expect(await status(jwt)).toMatchObject({ status: 'active', remaining_questions: 500 });
});

it('refunds a charge of another price, and ends the mandate that was changed to it', async () => {
  const { jwt } = await shop.signIn();
  const { id } = await subscribe(jwt);
  shop.clock.advance(30 * day);
  await renew(id, 'charged');
  const { items } = await shop.callGateway('GET', `/invoices?subscription_id=${id}`);
  const event = await chargedEvent(id, (items as { payment_id: string }[]).at(-1)?.payment_id ?? '');
  Object.assign(event.payload.payment.entity, { amount: 9900 });
  await shop.sendEvent(event, { id: 'another price' });
  await shop.app.jobs.steps.workOff();
  expect((await shop.db.execute('select amount_paise, reason from refunds')).rows).toEqual([
    { amount_paise: 9900, reason: 'not_credited' },
  ]);
  expect(await shop.callGateway('GET', `/subscriptions/${id}`)).toMatchObject({ status: 'cancelled' });
});

it('ends with its account, also at the provider', async () => {
  const { jwt, mobile } = await shop.signIn();
  const { id } = await subscribe(jwt);
  shop.clock.advance(3600);
  const { token } = (await shop.post(apiPaths.sendOtp, { mobile })).json<{ token: string }>();
  const deleted = await shop.post(apiPaths.deleteAccount, { mobile, otp: shop.sms.codes.get(mobile), token });
  expect(deleted.json()).toMatchObject({ status: 'success' });
  await shop.app.jobs.steps.workOff();
  expect(await shop.callGateway('GET', `/subscriptions/${id}`)).toMatchObject({ status: 'cancelled' });
  expect((await shop.db.execute('select from notifications')).rows).toEqual([]);
  expect((await createLedgerCheck(shop).run()).faults).toEqual([]);
});

it('a plan that was reported as ended is not reported as failed', async () => {
  const { jwt } = await shop.signIn();
  const { id } = await subscribe(jwt);
  shop.clock.advance(40 * day);
  await reconcile();
  const before = await told(jwt);
  expect(before.at(-1)).toBe('ended');
  for (const at of [shop.clock(), new Date(shop.clock().getTime() - 8 * day * 1000)])
    expect((await shop.sendEvent(await failEvent(id, 'subscription.pending', at), { id: `late-${at.getTime()}` })).statusCode).toBe(200);
  expect([await told(jwt), (await status(jwt)).status]).toEqual([before, 'expired']);
});
