/* eslint-disable max-lines -- the cases of one subject share their set-up */
import { apiPaths, type SubscriptionStatusResponse } from '@oracle-astra/shared/contract';
import { paymentOrders } from '../../../db/schema';
import { createTestShop, type TestShop } from '../../../testing/money/payments';
import { GatewayError, type PaymentGateway } from '../provider/gateway';

const day = 24 * 60 * 60;

let shop: TestShop;
/** Ids that the provider was asked about, by call. */
let asked: Record<string, string[]>;
/** Ids about which the provider always fails. */
let broken: Set<string>;
/** How the provider refuses ids. */
let refused: Map<string, GatewayError>;
let isHanging: boolean;

/** Records calls, and fails for broken ids. */
const watch = (gateway: PaymentGateway) =>
  new Proxy(gateway, {
    get(target, name) {
      const call = Reflect.get(target, name, target) as (...values: unknown[]) => Promise<unknown>;
      return async (...values: unknown[]) => {
        (asked[String(name)] ??= []).push(String(values[0]));
        if (isHanging) throw new GatewayError(null);
        if (broken.has(String(values[0]))) throw new GatewayError(500);
        const refusal = refused.get(String(values[0]));
        if (refusal) throw refusal;
        return call.apply(target, values);
      };
    },
  });

beforeEach(async () => {
  [asked, broken, refused, isHanging] = [{}, new Set(), new Map(), false];
  shop = await createTestShop({}, watch);
});
afterEach(() => shop.close());

/** One turn of the job that reconciles. */
async function reconcile(): Promise<void> {
  await shop.app.jobs.put({ kind: 'payments.reconcile', data: null }, shop.db);
  await shop.app.jobs.steps.workOff();
}

const status = async (jwt: string) => (await shop.get(apiPaths.subscriptionStatus, jwt)).json<SubscriptionStatusResponse>();
const create = async (jwt: string) =>
  (await shop.get(apiPaths.createSubscription, jwt)).json<{ subscription_id: string }>().subscription_id;

async function subscribe(jwt: string): Promise<string> {
  const id = await create(jwt);
  const { response } = await shop.pay({ subscription_id: id });
  await shop.post(apiPaths.verifySubscription, response ?? {}, jwt);
  return id;
}

/** Plans of other people that are longer overdue and unknown to the provider. */
async function addForgottenPlans(count: number): Promise<void> {
  const { uid } = await shop.signIn();
  await shop.db.execute(`insert into subscriptions (id, uid, max_questions, starts_at, ends_at, last_payment_at, created_at)
    select 'sub_gone' || n, '${uid}', 500, now - interval '30 days', now, now - interval '30 days', now - interval '30 days' from generate_series(1, ${count}) n, (select '${shop.clock().toISOString()}'::timestamptz - interval '1 day' as now) t`);
}

it('queries every pending refund, also if they exceed one run', async () => {
  await shop.db.execute(`insert into provider_refunds (id, payment_id, kind, amount_paise, state, created_at)
    select 'rfnd_' || n, 'pay_' || n, 'refund', 100, 'pending', now() from generate_series(1, 120) n`);
  for (let turn = 0; turn < 2; turn += 1) await shop.post('/operators/payments/reconcile');
  expect(new Set(asked.listRefunds).size).toBe(120);
});

it('finds a renewal although more unsettleable plans than fit one run are overdue', async () => {
  await addForgottenPlans(60);
  const { jwt } = await shop.signIn();
  const id = await subscribe(jwt);
  await shop.callGateway('POST', `/local/subscriptions/${id}/renew`, { result: 'charged' });
  shop.clock.advance(30 * day);
  for (let turn = 0; turn < 3; turn += 1) {
    shop.clock.advance(day - 4 * 60 * 60);
    await reconcile();
  }
  expect(await status(jwt)).toMatchObject({ status: 'active', remaining_questions: 500 });
});

it('settles the others when the provider always fails about one', async () => {
  const [first, second] = [await shop.signIn(), await shop.signIn()];
  broken.add(await create(first.jwt));
  shop.clock.advance(1);
  const id = await create(second.jwt);
  await shop.pay({ subscription_id: id });
  shop.clock.advance(60);
  for (let turn = 0; turn < 2; turn += 1) await reconcile();
  expect(await status(second.jwt)).toMatchObject({ status: 'active' });
});

it('settles the others when one order cannot be written', async () => {
  const [first, second] = [await shop.signIn(), await shop.signIn()];
  const order = async (jwt: string) =>
    (await shop.post(apiPaths.rechargeOrder, { astrologer: 'oracle', wallet: 120 }, jwt)).json<{ order_id: string }>().order_id;
  const [refused, sound] = [await order(first.jwt), await order(second.jwt)];
  await shop.db.execute(`create function refuse() returns trigger language plpgsql as $$ begin
    if new.provider_id = '${refused}' and new.state <> 'created' then raise exception 'refused'; end if; return new; end $$`);
  await shop.db.execute('create trigger refuse before update on payment_orders for each row execute function refuse()');
  for (const id of [refused, sound]) await shop.pay({ order_id: id });
  shop.clock.advance(60);
  await reconcile();
  expect((await shop.get(apiPaths.balance, second.jwt)).json()).toMatchObject({ wallet: 120 });
});

it('ends a plan whose end was reported while the provider was unavailable, for any time', async () => {
  const { jwt } = await shop.signIn();
  const id = await subscribe(jwt);
  broken.add(id);
  const subscription = { entity: await shop.callGateway('POST', `/subscriptions/${id}/cancel`) };
  await shop.sendEvent({
    event: 'subscription.cancelled',
    created_at: Math.floor(shop.clock().getTime() / 1000),
    payload: { subscription },
  });
  for (let hour = 0; hour < 10; hour += 1) {
    shop.clock.advance(7 * 60 * 60);
    await reconcile();
  }
  expect(await status(jwt)).toMatchObject({ status: 'active', cancel_at_end: false });
  expect((await shop.get('/metrics')).body).toContain('payments_overdue{what="end of a plan not settled"} 1');
  broken.clear();
  shop.clock.advance(7 * 60 * 60);
  await reconcile();
  expect(await status(jwt)).toMatchObject({ status: 'active', cancel_at_end: true });
  expect((await shop.get('/metrics')).body).toContain('payments_overdue{what="end of a plan not settled"} 0');
});

it('queries from the time of the first plan if there are no recharges', async () => {
  const { jwt } = await shop.signIn();
  const id = await subscribe(jwt);
  const { items } = await shop.callGateway('GET', `/invoices?subscription_id=${id}`);
  const paymentId = (items as { payment_id: string }[])[0]?.payment_id ?? '';
  await shop.callGateway('POST', `/payments/${paymentId}/refund`, { amount: 19_900 });
  shop.clock.advance(10 * day);
  await shop.post('/operators/payments/reconcile');
  expect(await status(jwt)).toMatchObject({ status: 'cancelled' });
});

const countAsked = () => Object.values(asked).flat().length;

it('queries a hanging provider three times in a run, and the rest in the next one', async () => {
  const { uid } = await shop.signIn();
  const at = shop.clock();
  const prices = { walletPaise: 12_000, originalPricePaise: 12_000, pricePaise: 12_000, discountPaise: 0, discountPercent: 0 };
  const row = {
    uid,
    astrologer: 'Oracle',
    ...prices,
    gstPaise: 2160,
    gstPercent: 18,
    amountPaise: 14_160,
    createdAt: at,
    checkedAt: at,
  } as const;
  for (let n = 1; n <= 8; n += 1) await shop.db.insert(paymentOrders).values({ ...row, id: `o${n}`, providerId: `order_${n}` });
  await shop.db
    .execute(`insert into subscription_orders (id, uid, price_paise, questions, gst_percent, state, created_at, checked_at, end_requested_at)
    select 'sub_' || n, '${uid}', 19900, 500, 18, 'abandoned', t, t, t from generate_series(1, 8) n, (select '${shop.clock().toISOString()}'::timestamptz as t) t`);
  isHanging = true;
  shop.clock.advance(60);
  await reconcile();
  expect(countAsked()).toBe(3);
  await reconcile();
  expect(new Set(asked.listOrderPayments).size).toBe(6);
  expect((await shop.post('/operators/payments/reconcile')).json()).toMatchObject({ orders: 3, subscriptions: 0, refunds: 0 });
  expect(countAsked()).toBe(9);
});

it('books a refund whose payment became known, while the provider hangs', async () => {
  const { jwt } = await shop.signIn();
  const order = async () =>
    (await shop.post(apiPaths.rechargeOrder, { astrologer: 'oracle', wallet: 120 }, jwt)).json<{ order_id: string }>().order_id;
  const { response } = await shop.pay({ order_id: await order() });
  await shop.post(apiPaths.rechargeVerify, response ?? {}, jwt);
  await shop.db.execute(`insert into provider_refunds (id, payment_id, kind, amount_paise, state, created_at)
    select 'rfnd_early', id, 'refund', amount_paise, 'processed', now() from payments`);
  for (let n = 0; n < 3; n += 1) {
    const { jwt: other } = await shop.signIn();
    await create(other);
  }
  isHanging = true;
  shop.clock.advance(60);
  await reconcile();
  expect((await shop.get(apiPaths.balance, jwt)).json()).toMatchObject({ wallet: 0 });
});

it('continues if the provider refuses single items', async () => {
  await addForgottenPlans(6);
  for (let n = 1; n <= 6; n += 1) refused.set(`sub_gone${n}`, new GatewayError(400));
  shop.clock.advance(60);
  await reconcile();
  expect(new Set(asked.listCharges).size).toBe(6);
});

const endOf = async (id: string) =>
  (await shop.db.execute<{ ended: boolean }>(`select ended_at is not null as ended from subscription_orders where id = '${id}'`)).rows[0]
    ?.ended;

async function addMandateToEnd(id: string, state = 'abandoned'): Promise<void> {
  const { uid } = await shop.signIn();
  await shop.db
    .execute(`insert into subscription_orders (id, uid, price_paise, questions, gst_percent, state, created_at, checked_at, end_requested_at)
    select '${id}', '${uid}', 19900, 500, 18, '${state}', t, t, t from (select '${shop.clock().toISOString()}'::timestamptz as t) t`);
}

it.each([
  ['The id provided does not exist', new GatewayError(400, {}, 'The id provided does not exist'), true],
  ['a malformed id', new GatewayError(400, {}, 'sub_gone is not a valid id'), true],
  ['another fault of the request', new GatewayError(400, {}, 'The subscription is being processed'), false],
  ['an address that is not there', new GatewayError(404), false],
  ['wrong keys', new GatewayError(401, {}, 'The api key provided is invalid'), false],
])('treats a mandate as ended only if the provider does not know it: %s', async (_, error, ended) => {
  await addMandateToEnd('sub_gone');
  refused.set('sub_gone', error);
  shop.clock.advance(60);
  await reconcile();
  expect(await endOf('sub_gone')).toBe(ended);
});

it('treats a mandate unknown to the provider as ended', async () => {
  await addMandateToEnd('sub_of_other_keys');
  shop.clock.advance(60);
  await reconcile();
  expect(await endOf('sub_of_other_keys')).toBe(true);
});

it('does not treat a paid plan as ended if it is unknown to other keys', async () => {
  await addMandateToEnd('sub_paid', 'started');
  refused.set('sub_paid', new GatewayError(400, {}, 'The id provided does not exist'));
  shop.clock.advance(60);
  await reconcile();
  expect(await endOf('sub_paid')).toBe(false);
  await shop.db.execute("delete from subscription_orders where id = 'sub_paid'");
});

it('expires an order that the provider does not know', async () => {
  const { jwt } = await shop.signIn();
  await shop.post(apiPaths.rechargeOrder, { astrologer: 'oracle', wallet: 120 }, jwt);
  await shop.db.execute("update payment_orders set provider_id = 'order_of_other_keys'");
  shop.clock.advance(25 * 60 * 60);
  await reconcile();
  expect((await shop.db.execute('select state from payment_orders')).rows).toEqual([{ state: 'expired' }]);
});

it.each([
  ['bought again', async (jwt: string) => void (await create(jwt))],
  ['dropped', async (jwt: string, id: string) => void (await shop.post(apiPaths.dropSubscription, { subscription_id: id }, jwt))],
])('a plan that the provider does not know counts as not paid when it is %s', async (_how, act) => {
  const { jwt } = await shop.signIn();
  const id = await create(jwt);
  refused.set(id, new GatewayError(400, {}, 'The id provided does not exist'));
  await act(jwt, id);
  await shop.app.jobs.steps.workOff();
  expect((await shop.db.execute(`select state from subscription_orders where id = '${id}'`)).rows).toEqual([{ state: 'abandoned' }]);
  expect(await endOf(id)).toBe(true);
  expect(await create(jwt)).not.toBe(id);
});

it('treats the last bought plan as the latest, also on a host with a slow clock', async () => {
  const { jwt } = await shop.signIn();
  const first = await subscribe(jwt);
  await shop.callGateway('POST', `/subscriptions/${first}/cancel`);
  await shop.post('/operators/payments/reconcile');
  shop.clock.advance(31 * day);
  for (let turn = 0; turn < 2; turn += 1) await shop.post('/operators/payments/reconcile');
  expect(await status(jwt)).toMatchObject({ status: 'cancelled' });
  await shop.db.execute(`update subscriptions set created_at = '${shop.clock().toISOString()}'::timestamptz + interval '90 seconds'`);
  await subscribe(jwt);
  expect(await status(jwt)).toMatchObject({ status: 'active', remaining_questions: 500 });
});
