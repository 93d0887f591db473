/* eslint-disable max-lines -- the cases of one subject share their set-up */
import { apiPaths } from '@oracle-astra/shared/contract';
import { startOddProvider, type OddAnswer, type OddProvider } from '../../../testing/money/odd-provider';
import { createTestShop, keys, type TestShop } from '../../../testing/money/payments';
import { createDisputeReconciliation } from '../refunds/dispute-reconciliation';
import type { PaymentGateway } from './gateway';
import { createRazorpayGateway } from './razorpay-gateway';

let odd: OddProvider;
let shop: TestShop;
let gateway: PaymentGateway;
beforeAll(async () => {
  odd = await startOddProvider();
  const { keyId, keySecret, webhookSecret } = keys;
  const config = {
    url: odd.url,
    keyId,
    keySecret,
    webhookSecrets: { list: [webhookSecret] },
    checkoutUrl: '',
    windowOrigins: [],
    isTest: true,
  } as const;
  gateway = createRazorpayGateway(config);
  shop = await createTestShop({}, () => gateway);
  odd.target = shop.payments.url;
});
afterEach(() => {
  odd.answer = () => undefined;
});
afterAll(async () => {
  await shop.close();
  await odd.close();
});

const unreadable: [string, OddAnswer][] = [
  ['the page of a proxy', { type: 'text/html', body: '<html><body>Just a moment…</body></html>' }],
  ['nothing', { body: '' }],
  ['an empty object', { body: '{}' }],
  ['null', { body: 'null' }],
  ['half of an answer', { body: '{"entity":"collection","count":1,"items":[{"id":"pay_1"' }],
  ['an error with status 200', { body: '{"error":{"code":"SERVER_ERROR","description":"Try again."}}' }],
  ['a page with status 404', { status: 404, type: 'text/html', body: '<html>Not found</html>' }],
  ['a page with status 502', { status: 502, type: 'text/html', body: '<html>Bad gateway</html>' }],
];

const order = async (jwt: string, wallet = 120) =>
  (await shop.post(apiPaths.rechargeOrder, { astrologer: 'oracle', wallet }, jwt)).json<{ order_id: string; code?: string }>();
const subscribe = async (jwt: string) =>
  (await shop.get(apiPaths.createSubscription, jwt)).json<{ subscription_id: string; code?: string }>();
const walletOf = async (jwt: string) => (await shop.get(apiPaths.balance, jwt)).json<{ wallet: number }>().wallet;

it.each(unreadable)('%s: an order is not made, and can be made afterwards', async (_name, answer) => {
  const { jwt } = await shop.signIn();
  odd.answer = () => answer;
  expect(await order(jwt)).toMatchObject({ code: 'payment_unavailable' });
  expect(await subscribe(jwt)).toMatchObject({ code: 'payment_unavailable' });
  odd.answer = () => undefined;
  expect(await order(jwt)).toMatchObject({ status: 'success' });
});

it.each(unreadable)('%s: a paid recharge is pending, not dropped, and credited afterwards', async (_name, answer) => {
  const { jwt } = await shop.signIn();
  const { order_id: id } = await order(jwt);
  const { response } = await shop.pay({ order_id: id });
  odd.answer = () => answer;
  expect((await shop.post(apiPaths.rechargeVerify, response ?? {}, jwt)).json()).toMatchObject({ code: 'payment_pending' });
  expect((await shop.post(apiPaths.rechargeDrop, { order_id: id }, jwt)).json()).toMatchObject({ code: 'payment_unavailable' });
  expect((await shop.get(apiPaths.rechargeOpen, jwt)).json()).toMatchObject({ orders: [{ order_id: id }] });
  expect((await shop.post('/operators/payments/reconcile')).statusCode).toBe(200);
  odd.answer = () => undefined;
  await shop.post('/operators/payments/reconcile');
  expect(await walletOf(jwt)).toBe(120);
});

it.each(unreadable)('%s: a paid plan is pending, and starts afterwards', async (_name, answer) => {
  const { jwt } = await shop.signIn();
  const { subscription_id: id } = await subscribe(jwt);
  const { response } = await shop.pay({ subscription_id: id });
  odd.answer = () => answer;
  expect((await shop.post(apiPaths.verifySubscription, response ?? {}, jwt)).json()).toMatchObject({ code: 'payment_pending' });
  expect((await shop.post(apiPaths.dropSubscription, { subscription_id: id }, jwt)).json()).toMatchObject({ code: 'payment_unavailable' });
  expect((await shop.post('/operators/payments/reconcile')).statusCode).toBe(200);
  odd.answer = () => undefined;
  await shop.post('/operators/payments/reconcile');
  expect((await shop.get(apiPaths.subscriptionStatus, jwt)).json()).toMatchObject({ status: 'active', remaining_questions: 500 });
});

it.each(unreadable)('%s: a refund is sent once, afterwards', async (_name, answer) => {
  const { jwt } = await shop.signIn();
  const { response } = await shop.pay({ order_id: (await order(jwt)).order_id });
  await shop.post(apiPaths.rechargeVerify, response ?? {}, jwt);
  const payment = response?.razorpay_payment_id ?? '';
  odd.answer = () => answer;
  expect((await shop.post('/operators/payments/refund', { payment_id: payment })).json()).toMatchObject({ state: 'requested' });
  expect((await shop.get(`${apiPaths.paymentTransactions}?kind=refund`, jwt)).json()).toMatchObject({
    transactions: [{ refund_state: 'on_its_way' }],
  });
  odd.answer = () => undefined;
  shop.clock.advance(120);
  await shop.post('/operators/payments/reconcile');
  expect(await shop.callGateway('GET', `/payments/${payment}/refunds`)).toMatchObject({ count: 1 });
  expect(await walletOf(jwt)).toBe(0);
});

it('a refund in a state that is not known is on its way, and is sent once', async () => {
  const { jwt } = await shop.signIn();
  const { response } = await shop.pay({ order_id: (await order(jwt)).order_id });
  await shop.post(apiPaths.rechargeVerify, response ?? {}, jwt);
  const payment = response?.razorpay_payment_id ?? '';
  odd.answer = async (call, own) =>
    call.includes('refund') ? { body: (await own()).replace(/"status":"\w+"/g, '"status":"queued"') } : undefined;
  expect((await shop.post('/operators/payments/refund', { payment_id: payment })).json()).toMatchObject({ state: 'sent' });
  await shop.post('/operators/payments/reconcile');
  odd.answer = () => undefined;
  await shop.post('/operators/payments/reconcile');
  expect(await shop.callGateway('GET', `/payments/${payment}/refunds`)).toMatchObject({ count: 1 });
  expect((await shop.post('/operators/payments/refund', { payment_id: payment })).json()).toMatchObject({ state: 'processed' });
});

it('keeps a payment whose invoice the provider does not know, and asks no more about it', async () => {
  const stray = {
    id: 'pay_of_no_invoice',
    order_id: null,
    invoice_id: 'inv_gone',
    amount: 500,
    currency: 'INR',
    status: 'captured',
    method: 'upi',
  };
  odd.answer = async (call, own) => {
    if (call.startsWith('GET /v1/invoices/'))
      return { status: 400, body: '{"error":{"code":"BAD_REQUEST_ERROR","description":"The id provided does not exist"}}' };
    if (!/^GET \/v1\/payments\?/.test(call)) return undefined;
    const list = JSON.parse(await own()) as { items: object[] };
    return { body: JSON.stringify({ ...list, items: [...list.items, stray] }) };
  };
  const before = await shop.db.execute('select answered_at from provider_answers');
  shop.clock.advance(60);
  await shop.post('/operators/payments/reconcile');
  expect((await shop.db.execute(`select type from unknown_payment_events where id = 'pay_of_no_invoice'`)).rows).toHaveLength(1);
  expect((await shop.db.execute('select answered_at from provider_answers')).rows).not.toEqual(before.rows);
});

it('reads amounts and times as texts', async () => {
  const { jwt } = await shop.signIn();
  odd.answer = async (_call, own) => ({
    body: (await own()).replace(/("(?:amount|amount_refunded|current_start|current_end|billing_start|billing_end)":)(\d+)/g, '$1"$2"'),
  });
  const { response } = await shop.pay({ order_id: (await order(jwt)).order_id });
  expect((await shop.post(apiPaths.rechargeVerify, response ?? {}, jwt)).json()).toMatchObject({ added: 120 });
  const { subscription_id: id } = await subscribe(jwt);
  const paid = await shop.pay({ subscription_id: id });
  expect((await shop.post(apiPaths.verifySubscription, paid.response ?? {}, jwt)).json()).toMatchObject({ status: 'success' });
  expect((await shop.get(apiPaths.subscriptionStatus, jwt)).json()).toMatchObject({ status: 'active', remaining_questions: 500 });
});

it('opens no window over an order that the provider made with another amount', async () => {
  const { jwt } = await shop.signIn();
  odd.answer = async (_call, own) => ({ body: (await own()).replace(/"amount":(\d+)/, '"amount":1$1') });
  expect(await order(jwt)).toMatchObject({ code: 'payment_unavailable' });
});

it('credits an unreported payment while the list of refunds fails', async () => {
  const { jwt } = await shop.signIn();
  const { order_id: id } = await order(jwt);
  await shop.pay({ order_id: id }, 'closed');
  await shop.db.execute(`update payment_orders set state = 'expired' where provider_id = '${id}'`);
  odd.answer = (call) =>
    /^GET \/v1\/refunds/.test(call) ? { status: 429, body: '{"error":{"description":"Too many requests"}}' } : undefined;
  await shop.post('/operators/payments/reconcile');
  const { transactions } = (await shop.get(apiPaths.paymentTransactions, jwt)).json<{ transactions: { kind: string }[] }>();
  expect(transactions.map(({ kind }) => kind).sort()).toEqual(['recharge', 'refund']);
});

it('an unreadable failed attempt blocks neither the payment after it nor dropping the order', async () => {
  const { jwt } = await shop.signIn();
  const { order_id: id } = await order(jwt);
  odd.answer = async (call, own) => {
    if (!call.endsWith(`/orders/${id}/payments`)) return undefined;
    const { items } = JSON.parse(await own()) as { items: object[] };
    return { body: JSON.stringify({ items: [{ id: 'pay_odd', status: 'failed', amount: null }, ...items] }) };
  };
  expect((await shop.post(apiPaths.rechargeDrop, { order_id: id }, jwt)).json()).toMatchObject({ status: 'success' });
  const { order_id: second } = await order(jwt, 300);
  await shop.pay({ order_id: second }, 'closed');
  await shop.post('/operators/payments/reconcile');
  expect(await walletOf(jwt)).toBe(300);
});

it('keeps an order open while an attempt of it that may hold money cannot be read', async () => {
  const { jwt } = await shop.signIn();
  const { order_id: id } = await order(jwt);
  odd.answer = (call) =>
    call.endsWith(`/orders/${id}/payments`) ? { body: '{"items":[{"id":"pay_odd","status":"captured","amount":null}]}' } : undefined;
  expect((await shop.post(apiPaths.rechargeDrop, { order_id: id }, jwt)).json()).toMatchObject({ code: 'payment_unavailable' });
});

it('tells of a dispute that cannot be read', async () => {
  odd.answer = (call) =>
    /^GET \/v1\/disputes/.test(call) ? { body: '{"items":[{"id":"disp_odd","status":"lost","payment_id":null,"amount":1}]}' } : undefined;
  const handling = { book: jest.fn(), noteUnread: jest.fn() };
  await createDisputeReconciliation(shop.db)(gateway, handling);
  expect(handling.noteUnread).toHaveBeenCalledTimes(1);
  expect(handling.book).not.toHaveBeenCalled();
});
