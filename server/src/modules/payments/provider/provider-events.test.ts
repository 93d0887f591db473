/* eslint-disable max-lines -- the cases of one table share their set-up */
import { apiPaths } from '@oracle-astra/shared/contract';
import { createTestShop, type TestShop } from '../../../testing/money/payments';
import { createLedgerCheck } from '../../ledger/check';
import { providerEvents } from './provider-events';

let shop: TestShop;
beforeEach(async () => {
  shop = await createTestShop();
});
afterEach(async () => {
  expect((await createLedgerCheck(shop).run()).faults).toEqual([]);
  await shop.close();
});

const walletOf = async (jwt: string) => (await shop.get(apiPaths.balance, jwt)).json<{ wallet: number }>().wallet;
const paymentOf = async (id: string) => shop.callGateway('GET', `/payments/${id}`);
const reconcile = async () => shop.post('/operators/payments/reconcile');
const kindsTold = async (jwt: string) =>
  (await shop.post(apiPaths.notifications, {}, jwt)).json<{ notifications: { kind: string }[] }>().notifications.map(({ kind }) => kind);

let events = 0;
async function tell(event: string, payload: object) {
  events += 1;
  const entities = Object.fromEntries(Object.entries(payload).map(([name, entity]) => [name, { entity: entity as object }]));
  return shop.sendEvent({ event, created_at: Math.floor(shop.clock().getTime() / 1000), payload: entities }, { id: `event-${events}` });
}

async function payRecharge(jwt: string, outcome = 'paid'): Promise<{ orderId: string; paymentId: string }> {
  const { order_id: orderId } = (await shop.post(apiPaths.rechargeOrder, { astrologer: 'oracle', wallet: 120 }, jwt)).json<{
    order_id: string;
  }>();
  await shop.pay({ order_id: orderId }, outcome);
  const { items } = await shop.callGateway('GET', `/orders/${orderId}/payments`);
  return { orderId, paymentId: (items as { id: string }[]).at(-1)?.id ?? '' };
}

async function recharge(jwt: string): Promise<string> {
  const { paymentId, orderId } = await payRecharge(jwt);
  await tell('payment.captured', { payment: await paymentOf(paymentId) });
  // Its page shows that it is paid.
  await shop.get(`${apiPaths.rechargeStatus}?order_id=${orderId}&seen=1`, jwt);
  return paymentId;
}

/** A refund that is made in the provider's dashboard. */
const refundThere = async (paymentId: string, amount: number) => shop.callGateway('POST', `/payments/${paymentId}/refund`, { amount });

it('books a dashboard refund in parts, each once, by events and by queries', async () => {
  const { jwt } = await shop.signIn();
  const paymentId = await recharge(jwt);
  const part = await refundThere(paymentId, 6726);
  await Promise.all([1, 2, 3].map(async () => tell('refund.processed', { refund: part })));
  await tell('refund.created', { refund: part });
  expect(await walletOf(jwt)).toBe(60);
  await refundThere(paymentId, 6726);
  await reconcile();
  await reconcile();
  expect(await walletOf(jwt)).toBe(0);
  const { transactions } = (await shop.get(`${apiPaths.paymentTransactions}?kind=refund`, jwt)).json<{ transactions: object[] }>();
  expect(transactions).toMatchObject([
    { amount: 6726, gst: 1026, receipt_id: expect.any(String) as string },
    { amount: 6726, gst: 1026 },
  ]);
  expect((await kindsTold(jwt)).filter((kind) => kind === 'payment_refunded')).toHaveLength(2);
});

it('writes off the used part of a refunded payment visibly', async () => {
  const { jwt, uid } = await shop.signIn();
  const paymentId = await recharge(jwt);
  await shop.db.execute(
    `insert into accounts (id, unit, kind) values ('system:wallet_paise:spent', 'wallet_paise', 'spent') on conflict do nothing`,
  );
  await shop.db.execute(
    `select * from post_transfers('{t1}', '{used}', '{used}', array[now()], '{2000}', '{${uid}:wallet_paise:available}', '{system:wallet_paise:spent}')`,
  );
  await tell('refund.processed', { refund: await refundThere(paymentId, 13_452) });
  expect(await walletOf(jwt)).toBe(0);
  const { totals } = (await shop.post('/operators/ledger/check')).json<{ totals: Record<string, number> }>();
  expect(totals['wallet_paise:written_off']).toBe(-2000);
  const { transactions } = (await shop.get(`${apiPaths.paymentTransactions}?kind=refund`, jwt)).json<{ transactions: object[] }>();
  expect(transactions).toMatchObject([{ amount: 13_452, used: { unit: 'wallet', count: 20 } }]);
});

it('does not credit a payment that is already refunded', async () => {
  const { jwt } = await shop.signIn();
  const { paymentId } = await payRecharge(jwt);
  const captured = await paymentOf(paymentId);
  await tell('refund.processed', { refund: await refundThere(paymentId, 13_452) });
  await tell('payment.captured', { payment: captured });
  await reconcile();
  expect(await walletOf(jwt)).toBe(0);
});

it('takes back the unused part of a lost dispute, and keeps a won one', async () => {
  const { jwt } = await shop.signIn();
  const paymentId = await recharge(jwt);
  const dispute = { id: 'disp_1', payment_id: paymentId, amount: 13_452 };
  await tell('payment.dispute.created', { dispute });
  await tell('payment.dispute.won', { dispute });
  expect(await walletOf(jwt)).toBe(120);
  expect(await kindsTold(jwt)).not.toContain('dispute_lost');
  await tell('payment.dispute.lost', { dispute: { ...dispute, id: 'disp_2' } });
  await tell('payment.dispute.lost', { dispute: { ...dispute, id: 'disp_2' } });
  expect(await walletOf(jwt)).toBe(0);
  expect((await kindsTold(jwt)).filter((kind) => kind === 'dispute_lost')).toHaveLength(1);
});

it('finds an unreported lost dispute by a query, and books it once', async () => {
  const { jwt } = await shop.signIn();
  const [won, lost] = [await recharge(jwt), await recharge(jwt)];
  await shop.callGateway('POST', `/local/payments/${won}/dispute`, { status: 'won' });
  const dispute = await shop.callGateway('POST', `/local/payments/${lost}/dispute`, { status: 'lost' });
  for (let time = 0; time < 2; time += 1) await reconcile();
  await tell('payment.dispute.lost', { dispute });
  expect(await walletOf(jwt)).toBe(120);
  expect((await kindsTold(jwt)).filter((kind) => kind === 'dispute_lost')).toHaveLength(1);
});

it('reports a failed refund, and sends it again on request', async () => {
  const { jwt } = await shop.signIn();
  const paymentId = await recharge(jwt);
  const refund = async () =>
    (await shop.post('/operators/payments/refund', { payment_id: paymentId })).json<{ state: string; provider_id: string }>();
  const sent = await refund();
  expect(sent).toMatchObject({ state: 'processed' });
  const { provider_id: id } = sent;
  const failed = await shop.callGateway('POST', `/local/refunds/${id}/fail`);
  const answer = await tell('refund.failed', { refund: failed });
  expect([answer.json(), failed]).toMatchObject([{ status: 'success' }, { status: 'failed' }]);
  expect(await kindsTold(jwt)).toContain('refund_failed');
  expect((await shop.get(`${apiPaths.paymentTransactions}?kind=refund`, jwt)).json()).toMatchObject({
    transactions: [{ refund_state: 'failed' }],
  });
  expect(await refund()).toMatchObject({ state: 'processed' });
  expect(await paymentOf(paymentId)).toMatchObject({ status: 'refunded' });
});

it('sends a dashboard refund itself if it fails after the wallet was reduced', async () => {
  const { jwt } = await shop.signIn();
  const paymentId = await recharge(jwt);
  const made = await refundThere(paymentId, 6726);
  await tell('refund.processed', { refund: made });
  const failed = await shop.callGateway('POST', `/local/refunds/${String(made.id)}/fail`);
  for (let time = 0; time < 2; time += 1) await tell('refund.failed', { refund: failed });
  await reconcile();
  await reconcile();
  expect(await walletOf(jwt)).toBe(60);
  expect(await paymentOf(paymentId)).toMatchObject({ amount_refunded: 6726 });
  const { rows } = await shop.db.execute('select refund_id from credit_notes');
  expect(rows).toEqual([{ refund_id: made.id }]);
});

it('books every payment and refund that it can when one of them cannot be booked', async () => {
  const { jwt } = await shop.signIn();
  const [broken, sound] = [await recharge(jwt), await recharge(jwt)];
  const made = await refundThere(broken, 6726);
  await refundThere(sound, 6726);
  await shop.db.execute(`create function refuse() returns trigger language plpgsql as $$ begin
    if new.id = '${String(made.id)}' then raise exception 'refused'; end if; return new; end $$`);
  await shop.db.execute('create trigger refuse before insert on provider_refunds for each row execute function refuse()');
  expect((await reconcile()).statusCode).toBe(200);
  expect(await walletOf(jwt)).toBe(180);
  await shop.db.execute('drop trigger refuse on provider_refunds');
  // It is requested again, however late.
  shop.clock.advance(10 * 24 * 60 * 60);
  await reconcile();
  expect(await walletOf(jwt)).toBe(120);
});

it('queries payments made before the time of a fast clock', async () => {
  const { jwt } = await shop.signIn();
  const paymentId = await recharge(jwt);
  await shop.db.execute(`insert into provider_answers values ('payments', '2099-01-01')`);
  await refundThere(paymentId, 6726);
  await reconcile();
  expect(await walletOf(jwt)).toBe(60);
});

it('captures one payment of an order and leaves a second one uncaptured', async () => {
  const { jwt } = await shop.signIn();
  const { orderId } = await payRecharge(jwt, 'held');
  await shop.pay({ order_id: orderId }, 'held');
  await Promise.all([reconcile(), reconcile()]);
  const { items } = await shop.callGateway('GET', `/orders/${orderId}/payments`);
  expect((items as { status: string }[]).map(({ status }) => status).sort()).toEqual(['authorized', 'captured']);
  expect(await walletOf(jwt)).toBe(120);
  expect((await shop.db.execute('select from refunds')).rows).toEqual([]);
});

it('stores an unknown event, does not acknowledge it, and counts it', async () => {
  const answer = await tell('payment.teleported', {});
  expect(answer.statusCode).toBe(503);
  expect((await shop.db.execute('select type from unknown_payment_events')).rows).toEqual([{ type: 'payment.teleported' }]);
  expect((await shop.get('/metrics')).body).toContain('payment_events_to_see_total{event="unknown"}');
});

it('acknowledges every event of its table', async () => {
  const id = 'unknown';
  const payment = { id, amount: 100, currency: 'INR', status: 'captured' };
  const payload = { payment, subscription: { id }, refund: { id, payment_id: id, amount: 1 }, dispute: { id, payment_id: id, amount: 1 } };
  for (const event of Object.keys(providerEvents)) expect((await tell(event, payload)).statusCode).toBe(200);
});

it.each(['payment.captured', 'subscription.charged', 'subscription.cancelled', 'refund.processed', 'payment.dispute.lost'])(
  'stores %s without its main part, and does not acknowledge it',
  async (event) => {
    expect((await tell(event, { invoice: { id: 'inv_1' } })).statusCode).toBe(503);
    expect((await shop.db.execute('select type from unknown_payment_events')).rows).toEqual([{ type: event }]);
  },
);

/** Parts of the provider's events that are not used. */
const beside = { notes: [], fee: 318, tax: 48, bank: null, card_id: null, error_code: null, acquirer_data: { rrn: '1', arn: null } };

it.each([
  ['notes as a list, and null', beside],
  ['an amount as text', { amount: '13452' }],
  ['no method', { method: null, refund_status: null }],
])('credits a payment with %s', async (_what, values) => {
  const { jwt } = await shop.signIn();
  const { paymentId } = await payRecharge(jwt);
  const answer = await tell('payment.captured', { payment: { ...(await paymentOf(paymentId)), ...values } });
  expect([answer.statusCode, await walletOf(jwt)]).toEqual([200, 120]);
});

it('books a refund and a dispute with any state, time and other parts', async () => {
  const { jwt } = await shop.signIn();
  const [first, second] = [await recharge(jwt), await recharge(jwt)];
  const odd = { id: first, amount: null, status: 'partially_refunded' };
  const part = await refundThere(first, 6726);
  expect((await tell('refund.processed', { refund: { ...part, ...beside, status: null, receipt: null }, payment: odd })).statusCode).toBe(
    200,
  );
  expect((await tell('refund.created', { refund: { ...(await refundThere(first, 100)), status: 'created' } })).statusCode).toBe(200);
  expect(await walletOf(jwt)).toBe(180);
  const dispute = { id: 'disp_9', payment_id: second, amount: '13452', amount_deducted: 13_452, ...beside };
  const lost = { event: 'payment.dispute.lost', payload: { payment: null, dispute: { entity: dispute } } };
  expect((await shop.sendEvent(lost, { id: 'without a time' })).statusCode).toBe(200);
  expect(await walletOf(jwt)).toBe(60);
});

it.each([0, 9_999_999_999])('stores an event whose amount of %s fits no table', async (amount) => {
  const { jwt } = await shop.signIn();
  const refund = { id: `rfnd_${amount}`, payment_id: await recharge(jwt), amount, status: 'processed' };
  expect((await tell('refund.processed', { refund })).statusCode).toBe(503);
  expect((await shop.db.execute('select type from unknown_payment_events')).rows).toEqual([{ type: 'refund.processed' }]);
  expect(await walletOf(jwt)).toBe(120);
});

it('stores an event whose amount is not a whole number, and one without its required time', async () => {
  const { jwt } = await shop.signIn();
  const paymentId = await recharge(jwt);
  const refund = { id: 'rfnd_half', payment_id: paymentId, amount: 100.5, status: 'processed' };
  expect((await tell('refund.processed', { refund })).statusCode).toBe(503);
  const pending = { event: 'subscription.pending', payload: { subscription: { entity: { id: 'sub_1' } } } };
  expect((await shop.sendEvent(pending, { id: 'no time' })).statusCode).toBe(503);
  expect((await shop.db.execute('select type from unknown_payment_events order by type')).rows).toEqual([
    { type: 'refund.processed' },
    { type: 'subscription.pending' },
  ]);
  expect(await walletOf(jwt)).toBe(120);
});
