/* eslint-disable max-lines -- the cases of one subject share their set-up */
import { apiPaths, type SubscriptionStatusResponse } from '@oracle-astra/shared/contract';
import { createTestShop, type TestShop } from '../../testing/money/payments';
import { createLedgerCheck } from '../ledger/check';
import { createLedger } from '../ledger/service';
import { createCharges } from './charges';

let shop: TestShop;
beforeEach(async () => {
  shop = await createTestShop();
});
afterEach(async () => {
  expect((await createLedgerCheck(shop).run()).faults).toEqual([]);
  await shop.close();
});

const day = 24 * 60 * 60;
const status = async (jwt: string) => (await shop.get(apiPaths.subscriptionStatus, jwt)).json<SubscriptionStatusResponse>();
const reconcile = async () => shop.post('/operators/payments/reconcile');
const create = async (jwt: string) =>
  (await shop.get(apiPaths.createSubscription, jwt)).json<{ subscription_id: string }>().subscription_id;
const providerState = async (id: string) => (await shop.callGateway('GET', `/subscriptions/${id}`)).status;
const nowSeconds = () => Math.floor(shop.clock().getTime() / 1000);

async function subscribe(jwt: string): Promise<string> {
  const id = await create(jwt);
  const { response } = await shop.pay({ subscription_id: id });
  expect((await shop.post(apiPaths.verifySubscription, response ?? {}, jwt)).json()).toMatchObject({ status: 'success' });
  return id;
}

let events = 0;
async function tell(event: string, id: string, paymentId?: string) {
  const payload = {
    subscription: { entity: await shop.callGateway('GET', `/subscriptions/${id}`) },
    ...(paymentId !== undefined && { payment: { entity: await shop.callGateway('GET', `/payments/${paymentId}`) } }),
  };
  events += 1;
  return shop.sendEvent({ event, created_at: nowSeconds(), payload }, { id: `event-${events}` });
}

/** Charges the next cycle at the provider; returns the payment. */
async function chargeAgain(id: string): Promise<string> {
  await shop.callGateway('POST', `/local/subscriptions/${id}/renew`, { result: 'charged' });
  const { items } = await shop.callGateway('GET', `/invoices?subscription_id=${id}`);
  return (items as { payment_id: string }[]).at(-1)?.payment_id ?? '';
}

async function deleteAccount(mobile: string): Promise<void> {
  const { token } = (await shop.post(apiPaths.sendOtp, { mobile })).json<{ token: string }>();
  const deleted = await shop.post(apiPaths.deleteAccount, { mobile, otp: shop.sms.codes.get(mobile), token });
  expect(deleted.json()).toMatchObject({ status: 'success' });
}

it('keeps the questions of a second plan when the end of the first is reported late', async () => {
  const { jwt } = await shop.signIn();
  const first = await subscribe(jwt);
  await shop.post(apiPaths.cancelSubscriptionAtEnd, {}, jwt);
  shop.clock.advance(31 * day);
  const second = await subscribe(jwt);
  await tell('subscription.cancelled', first);
  await tell('subscription.completed', first);
  await reconcile();
  expect(await status(jwt)).toMatchObject({ status: 'active', subscription_id: second, remaining_questions: 500 });
});

it('keeps the questions of a second plan when the provider halts the first', async () => {
  const { jwt } = await shop.signIn();
  const first = await subscribe(jwt);
  shop.clock.advance(34 * day);
  const second = await subscribe(jwt);
  await tell('subscription.halted', first);
  expect(await status(jwt)).toMatchObject({ status: 'active', subscription_id: second, remaining_questions: 500 });
});

it('ends the first mandate when a second plan is active, and refunds its later charges', async () => {
  const { jwt, mobile } = await shop.signIn();
  const first = await subscribe(jwt);
  shop.clock.advance(34 * day);
  const second = await subscribe(jwt);
  // Charged before the provider has received the request to end it.
  const paymentId = await chargeAgain(first);
  await tell('subscription.charged', first, paymentId);
  expect(await shop.callGateway('GET', `/payments/${paymentId}`)).toMatchObject({ status: 'refunded' });
  expect(await status(jwt)).toMatchObject({ status: 'active', subscription_id: second, remaining_questions: 500 });
  await shop.app.jobs.steps.workOff();
  expect([await providerState(first), await providerState(second)]).toEqual(['cancelled', 'active']);
  const { notifications } = (await shop.post(apiPaths.notifications, {}, jwt)).json<{ notifications: { kind: string }[] }>();
  expect(notifications.map(({ kind }) => kind)).toContain('payment_refunded');
  await deleteAccount(mobile);
  await shop.app.jobs.steps.workOff();
  expect(await providerState(second)).toBe('cancelled');
});

it('refunds a recharge captured after its account was deleted', async () => {
  const { jwt, mobile } = await shop.signIn();
  const { order_id: orderId } = (await shop.post(apiPaths.rechargeOrder, { astrologer: 'oracle', wallet: 120 }, jwt)).json<{
    order_id: string;
  }>();
  shop.clock.advance(60);
  await deleteAccount(mobile);
  const { response } = await shop.pay({ order_id: orderId });
  const payment = await shop.callGateway('GET', `/payments/${response?.razorpay_payment_id ?? ''}`);
  await shop.sendEvent({ event: 'payment.captured', created_at: nowSeconds(), payload: { payment: { entity: payment } } }, { id: 'late' });
  expect(await shop.callGateway('GET', `/payments/${String(payment.id)}`)).toMatchObject({ status: 'refunded' });
  expect((await shop.db.execute(`select balance from accounts where unit = 'wallet_paise' and balance > 0`)).rows).toEqual([]);
});

it('starts no plan for a deleted account: a payment in the open window is refunded, and nothing is charged again', async () => {
  const { jwt, mobile } = await shop.signIn();
  const id = await create(jwt);
  shop.clock.advance(60);
  await deleteAccount(mobile);
  const { response } = await shop.pay({ subscription_id: id });
  const paymentId = response?.razorpay_payment_id ?? '';
  await tell('subscription.charged', id, paymentId);
  expect(await shop.callGateway('GET', `/payments/${paymentId}`)).toMatchObject({ status: 'refunded' });
  await shop.app.jobs.steps.workOff();
  expect(await providerState(id)).toBe('cancelled');
  expect((await shop.db.execute('select from subscriptions')).rows).toEqual([]);
});

it('finds unreported charges after the end by a query', async () => {
  const { jwt, mobile } = await shop.signIn();
  const id = await create(jwt);
  await shop.pay({ subscription_id: id }, 'closed');
  shop.clock.advance(60);
  await deleteAccount(mobile);
  await reconcile();
  const { items } = await shop.callGateway('GET', `/invoices?subscription_id=${id}`);
  const [{ payment_id: paymentId }] = items as [{ payment_id: string }];
  expect(await shop.callGateway('GET', `/payments/${paymentId}`)).toMatchObject({ status: 'refunded' });
});

it.each([1, 40])('finds an unreported charge %d days after the end by a query', async (days) => {
  const { jwt, mobile } = await shop.signIn();
  const id = await subscribe(jwt);
  await deleteAccount(mobile);
  await reconcile();
  expect(await providerState(id)).toBe('cancelled');
  shop.clock.advance(days * day);
  const paymentId = await chargeAgain(id);
  await reconcile();
  expect(await shop.callGateway('GET', `/payments/${paymentId}`)).toMatchObject({ status: 'refunded' });
});

it('keeps paid days and questions when the provider ends a plan early', async () => {
  const { jwt } = await shop.signIn();
  const id = await subscribe(jwt);
  shop.clock.advance(5 * day);
  await tell('subscription.completed', id);
  await tell('subscription.pending', id);
  expect(await status(jwt)).toMatchObject({ status: 'active', cancel_at_end: true, remaining_questions: 500 });
  shop.clock.advance(26 * day);
  await reconcile();
  expect(await status(jwt)).toMatchObject({ status: 'expired', remaining_questions: 0 });
  expect((await shop.db.execute(`select balance from accounts where unit = 'subscription_question' and balance > 0`)).rows).toEqual([]);
});

it('credits a last charge reported after the end of its plan', async () => {
  const { jwt } = await shop.signIn();
  const id = await subscribe(jwt);
  shop.clock.advance(30 * day + 60);
  const paymentId = await chargeAgain(id);
  await tell('subscription.completed', id);
  await tell('subscription.charged', id, paymentId);
  expect(await shop.callGateway('GET', `/payments/${paymentId}`)).toMatchObject({ status: 'captured' });
  expect(await status(jwt)).toMatchObject({ status: 'active', cancel_at_end: true, remaining_questions: 500 });
});

it('finds an unreported charge of a dropped plan by a query', async () => {
  const { jwt } = await shop.signIn();
  const id = await subscribe(jwt);
  shop.clock.advance(30 * day + 60);
  await shop.callGateway('POST', `/local/subscriptions/${id}/renew`, { result: 'halted' });
  await tell('subscription.halted', id);
  expect(await status(jwt)).toMatchObject({ status: 'halted' });
  await chargeAgain(id);
  await reconcile();
  expect(await status(jwt)).toMatchObject({ status: 'active', remaining_questions: 500 });
});

it('adopts cycles credited by a process of the previous release', async () => {
  const { jwt } = await shop.signIn();
  const id = await subscribe(jwt);
  shop.clock.advance(30 * day);
  await tell('subscription.charged', id, await chargeAgain(id));
  // The previous release renewed the plan and its questions without cycles.
  await shop.db.execute('delete from subscription_cycles where closed_at is null');
  await shop.db.execute('update subscription_cycles set closed_at = null, closed_by = null');
  await reconcile();
  await reconcile();
  const { rows } = await shop.db.execute('select closed_by from subscription_cycles order by starts_at');
  expect(rows).toEqual([{ closed_by: 'renewed' }, { closed_by: null }]);
  shop.clock.advance(34 * day);
  await reconcile();
  const second = await subscribe(jwt);
  // It also did not change the first plan.
  await shop.db.execute('delete from subscription_cycles where closed_at is null');
  await shop.db.execute(`alter table subscriptions disable trigger user`);
  await shop.db.execute(`update subscriptions set cancelled_at = null, state = 'active' where id = '${id}'`);
  await shop.db.execute(`alter table subscriptions enable trigger user`);
  await reconcile();
  expect(await status(jwt)).toMatchObject({ subscription_id: second, status: 'active', remaining_questions: 500 });
});

it('reports no used questions for an expired, later refunded month', async () => {
  const { jwt } = await shop.signIn();
  const id = await subscribe(jwt);
  const { items } = await shop.callGateway('GET', `/invoices?subscription_id=${id}`);
  const [{ payment_id: paymentId }] = items as [{ payment_id: string }];
  shop.clock.advance(34 * day);
  await reconcile();
  await shop.callGateway('POST', `/payments/${paymentId}/refund`, { amount: 19_900 });
  await reconcile();
  const { transactions } = (await shop.get(`${apiPaths.paymentTransactions}?kind=refund`, jwt)).json<{
    transactions: { used?: object }[];
  }>();
  expect(transactions).toMatchObject([{ amount: 19_900 }]);
  expect(transactions[0]?.used).toBeUndefined();
});

it('refunds a charge of the next cycle if the plan was to end with this one', async () => {
  const { jwt } = await shop.signIn();
  const id = await subscribe(jwt);
  await shop.db.execute(`update subscriptions set cancel_at_end = true where id = '${id}'`);
  shop.clock.advance(30 * day);
  const paymentId = await chargeAgain(id);
  await tell('subscription.charged', id, paymentId);
  expect(await shop.callGateway('GET', `/payments/${paymentId}`)).toMatchObject({ status: 'refunded' });
  expect(await status(jwt)).toMatchObject({ status: 'expired' });
});

it('ends the mandates of a person banned outside the running server', async () => {
  const { jwt, uid } = await shop.signIn();
  const id = await subscribe(jwt);
  await shop.db.execute(`update users set banned_at = now(), ban_reason = 'spam' where uid = '${uid}'`);
  await reconcile();
  await reconcile();
  expect(await providerState(id)).toBe('cancelled');
  expect((await shop.db.execute<{ state: string }>(`select state from refunds where uid = '${uid}'`)).rows).toHaveLength(1);
});

it('ends the mandates of a banned person, and refunds an unused month', async () => {
  const { jwt, uid } = await shop.signIn();
  const id = await subscribe(jwt);
  const banned = await shop.post('/ops/moderation/actions', { action: 'ban', target: uid, reason: 'spam' });
  expect(banned.statusCode).toBe(200);
  await reconcile();
  expect(await providerState(id)).toBe('cancelled');
  const { rows } = await shop.db.execute<{ amount_paise: number }>('select amount_paise from refunds');
  expect(rows).toMatchObject([{ amount_paise: 19_900 }]);
});

it('adopts no cycle of a plan that was cancelled after it was found to lack one', async () => {
  const { jwt, mobile } = await shop.signIn();
  const id = await subscribe(jwt);
  shop.clock.advance(120);
  const { token } = (await shop.post(apiPaths.sendOtp, { mobile })).json<{ token: string }>();
  await shop.post(apiPaths.validateOtp, { mobile, otp: shop.sms.codes.get(mobile), token, device: 'web' });
  await shop.get(apiPaths.cancelSubscription, jwt);
  await shop.db.execute('delete from subscription_cycles');
  const mandates = { requestEnd: jest.fn(), requestEndOfAll: jest.fn() };
  const charges = createCharges({ clock: shop.clock, ledger: createLedger(shop), notify: jest.fn(), mandates, graceDays: 3 });
  await shop.db.transaction(async (tx) => charges.adoptCycle(tx, id));
  expect((await shop.db.execute('select * from subscription_cycles')).rows).toEqual([]);
});

it('shows an open order of a plan with its age, and drops it only for its owner', async () => {
  const [{ jwt }, other] = [await shop.signIn(), await shop.signIn()];
  const drop = async (id: string, by = jwt) => (await shop.post(apiPaths.dropSubscription, { subscription_id: id }, by)).json<object>();
  const id = await create(jwt);
  const createdAt = shop.clock().toISOString();
  shop.clock.advance(120);
  expect(await status(jwt)).toMatchObject({ open_order: { subscription_id: id, amount: 19_900, created_at: createdAt } });
  expect(await drop(id, other.jwt)).toMatchObject({ code: 'order_not_found' });
  expect(await Promise.all([drop(id), drop(id)])).toMatchObject([{ dropped: true }, { dropped: true }]);
  expect(await status(jwt)).not.toHaveProperty('open_order');
  await shop.app.jobs.steps.workOff();
  expect(await providerState(id)).toBe('cancelled');
  const second = await create(jwt);
  expect(second).not.toBe(id);
  await shop.pay({ subscription_id: second });
  expect(await drop(second)).toMatchObject({ dropped: false });
  expect(await status(jwt)).toMatchObject({ subscription_id: second, status: 'active' });
});

it('does not resume an order that was paid or ended at the provider without an event', async () => {
  const [{ jwt }, other] = [await shop.signIn(), await shop.signIn()];
  await shop.pay({ subscription_id: await create(jwt) });
  expect((await shop.get(apiPaths.createSubscription, jwt)).json()).toMatchObject({ code: 'subscription_active' });
  expect(await status(jwt)).toMatchObject({ status: 'active', remaining_questions: 500 });
  const ended = await create(other.jwt);
  await shop.callGateway('POST', `/subscriptions/${ended}/cancel`);
  expect(await create(other.jwt)).not.toBe(ended);
});
