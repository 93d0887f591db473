/* eslint-disable max-lines -- the cases of one subject share their set-up */
import { apiPaths } from '@oracle-astra/shared/contract';
import { createTestShop, type TestShop } from '../../../testing/money/payments';
import { createLedgerCheck } from '../../ledger/check';
import type { PaymentGateway } from '../provider/gateway';

let shop: TestShop;
/** Replaced answers of the provider, by call; the last argument is the original answer. */
let instead: Partial<Record<keyof PaymentGateway, (id: unknown, real: () => Promise<unknown>) => Promise<unknown>>> = {};
beforeEach(async () => {
  instead = {};
  shop = await createTestShop(
    {},
    (gateway) =>
      new Proxy(gateway, {
        get(target, name: keyof PaymentGateway) {
          const call = target[name].bind(target) as (...values: unknown[]) => Promise<unknown>;
          return async (...values: unknown[]) => {
            const other = instead[name];
            return other === undefined ? call(...values) : other(values[0], async () => call(...values));
          };
        },
      }),
  );
});
afterEach(async () => {
  expect((await createLedgerCheck(shop).run()).faults).toEqual([]);
  await shop.close();
});

const day = 24 * 60 * 60;
const walletOf = async (jwt: string) => (await shop.get(apiPaths.balance, jwt)).json<{ wallet: number }>().wallet;
const paymentOf = async (id: string) => shop.callGateway('GET', `/payments/${id}`);
const reconcile = async () => (await shop.post('/operators/payments/reconcile')).statusCode;
const order = async (jwt: string, wallet = 120) =>
  (await shop.post(apiPaths.rechargeOrder, { astrologer: 'oracle', wallet }, jwt)).json<{ order_id: string; code?: string }>();
const refundThere = async (paymentId: string, amount: number) => shop.callGateway('POST', `/payments/${paymentId}/refund`, { amount });
const nowSeconds = () => Math.floor(shop.clock().getTime() / 1000);

let events = 0;
async function tell(event: string, payload: object) {
  events += 1;
  const entities = Object.fromEntries(Object.entries(payload).map(([name, entity]) => [name, { entity: entity as object }]));
  return shop.sendEvent({ event, created_at: nowSeconds(), payload: entities }, { id: `event-${events}` });
}

async function pay(jwt: string, wallet = 120): Promise<{ orderId: string; paymentId: string }> {
  const { order_id: orderId } = await order(jwt, wallet);
  await shop.pay({ order_id: orderId });
  const { items } = await shop.callGateway('GET', `/orders/${orderId}/payments`);
  return { orderId, paymentId: (items as { id: string }[]).at(-1)?.id ?? '' };
}

async function recharge(jwt: string, wallet = 120): Promise<string> {
  const { paymentId } = await pay(jwt, wallet);
  await tell('payment.captured', { payment: await paymentOf(paymentId) });
  return paymentId;
}

async function subscribe(jwt: string): Promise<string> {
  const { subscription_id: id } = (await shop.get(apiPaths.createSubscription, jwt)).json<{ subscription_id: string }>();
  const { response } = await shop.pay({ subscription_id: id });
  expect((await shop.post(apiPaths.verifySubscription, response ?? {}, jwt)).json()).toMatchObject({ status: 'success' });
  return id;
}

const use = async (uid: string, paise: number) => {
  await shop.db.execute(
    `insert into accounts (id, unit, kind) values ('system:wallet_paise:spent', 'wallet_paise', 'spent') on conflict do nothing`,
  );
  await shop.db.execute(
    `select * from post_transfers('{t1}', '{used}', '{used}', array[now()], '{${paise}}', '{${uid}:wallet_paise:available}', '{system:wallet_paise:spent}')`,
  );
};

it('ends an order that was never created at the provider, after a day', async () => {
  const { jwt } = await shop.signIn();
  let stop = (_: Error) => {};
  let answer: Promise<unknown> = Promise.resolve();
  await new Promise<void>((reached) => {
    instead.createOrder = async () => {
      reached();
      return new Promise((_, reject) => {
        stop = reject;
      });
    };
    answer = order(jwt);
  });
  shop.clock.advance(day + 60);
  await reconcile();
  const { rows } = await shop.db.execute('select state, provider_id from payment_orders');
  expect(rows).toEqual([{ state: 'expired', provider_id: null }]);
  stop(new TypeError('out of order'));
  await answer;
});

it('sends refunds and ends plans despite invalid answers about one order', async () => {
  const [one, other] = [await shop.signIn(), await shop.signIn()];
  const { order_id: broken } = await order(one.jwt);
  const { orderId, paymentId } = await pay(other.jwt);
  await shop.post(apiPaths.rechargeDrop, { order_id: (await order(other.jwt, 60)).order_id }, other.jwt);
  await shop.db.execute(`update payment_orders set state = 'expired' where provider_id = '${orderId}'`);
  instead.refund = async () => {
    throw new TypeError('out of order');
  };
  await tell('payment.captured', { payment: await paymentOf(paymentId) });
  expect((await paymentOf(paymentId)).amount_refunded).toBe(0);
  delete instead.refund;
  instead.listOrderPayments = async (id, real) => {
    if (id === broken) throw new TypeError('items is undefined');
    return real();
  };
  shop.clock.advance(120);
  await reconcile();
  expect(await paymentOf(paymentId)).toMatchObject({ status: 'refunded' });
});

it('refunds the rest of a payment partly refunded in the dashboard before', async () => {
  const { jwt } = await shop.signIn();
  const { orderId, paymentId } = await pay(jwt);
  await shop.db.execute(`update payment_orders set state = 'expired' where provider_id = '${orderId}'`);
  instead.refund = async () => {
    throw new TypeError('out of order');
  };
  await tell('payment.captured', { payment: await paymentOf(paymentId) });
  delete instead.refund;
  await tell('refund.processed', { refund: await refundThere(paymentId, 5000) });
  for (let round = 0; round < 3; round += 1) {
    shop.clock.advance(120);
    await reconcile();
  }
  const { amount, amount_refunded: refunded } = await paymentOf(paymentId);
  expect(refunded).toBe(amount);
});

it('sends the part of a failed refund that the dashboard has not refunded since', async () => {
  const { jwt } = await shop.signIn();
  const { orderId, paymentId } = await pay(jwt);
  await shop.db.execute(`update payment_orders set state = 'expired' where provider_id = '${orderId}'`);
  await tell('payment.captured', { payment: await paymentOf(paymentId) });
  const { rows } = await shop.db.execute<{ id: string }>('select provider_id as id from refunds');
  await tell('refund.failed', { refund: await shop.callGateway('POST', `/local/refunds/${rows[0]?.id}/fail`) });
  await tell('refund.processed', { refund: await refundThere(paymentId, 5000) });
  await shop.post('/operators/payments/refund', { payment_id: paymentId });
  const { amount, amount_refunded: refunded } = await paymentOf(paymentId);
  expect(refunded).toBe(amount);
});

it('takes nothing more when an operator refunds a failed refund in the dashboard', async () => {
  const { jwt, uid } = await shop.signIn();
  const paymentId = await recharge(jwt);
  await use(uid, 6000);
  await shop.post('/operators/payments/refund', { payment_id: paymentId });
  const { rows } = await shop.db.execute<{ provider_id: string; amount: number }>(
    'select provider_id, amount_paise as amount from refunds',
  );
  await tell('refund.failed', { refund: await shop.callGateway('POST', `/local/refunds/${rows[0]?.provider_id}/fail`) });
  await recharge(jwt, 300);
  expect(await walletOf(jwt)).toBe(300);
  await tell('refund.processed', { refund: await refundThere(paymentId, Number(rows[0]?.amount)) });
  expect(await walletOf(jwt)).toBe(300);
  // A repetition would refund twice.
  await shop.post('/operators/payments/refund', { payment_id: paymentId });
  shop.clock.advance(120);
  await reconcile();
  expect((await paymentOf(paymentId)).amount_refunded).toBe(Number(rows[0]?.amount));
});

it('sends nothing more if the whole payment is refunded while a partial refund is unsent', async () => {
  const { jwt, uid } = await shop.signIn();
  const paymentId = await recharge(jwt);
  await use(uid, 2000);
  instead.refund = async () => {
    throw new TypeError('out of order');
  };
  await shop.post('/operators/payments/refund', { payment_id: paymentId });
  delete instead.refund;
  await tell('refund.processed', { refund: await refundThere(paymentId, 13_452) });
  shop.clock.advance(2 * 60 * 60);
  await reconcile();
  expect((await shop.db.execute('select state from refunds')).rows).toEqual([{ state: 'replaced' }]);
  const { transactions } = (await shop.get(`${apiPaths.paymentTransactions}?kind=refund`, jwt)).json<{ transactions: object[] }>();
  expect(transactions).toMatchObject([{ amount: 13_452, refund_state: 'returned' }]);
  expect((await shop.get('/metrics')).body).toContain('payments_overdue{what="refund not sent"} 0');
  expect(await walletOf(jwt)).toBe(0);
});

it('reports to a page that its payment is refunded, and not that it is pending', async () => {
  const { jwt } = await shop.signIn();
  const { order_id: orderId } = await order(jwt);
  const { response } = await shop.pay({ order_id: orderId });
  await refundThere(response?.razorpay_payment_id ?? '', 13_452);
  expect((await shop.post(apiPaths.rechargeVerify, response ?? {}, jwt)).json()).toMatchObject({ code: 'payment_failed' });
  const { subscription_id: id } = (await shop.get(apiPaths.createSubscription, jwt)).json<{ subscription_id: string }>();
  const first = await shop.pay({ subscription_id: id });
  await refundThere(first.response?.razorpay_payment_id ?? '', 19_900);
  expect((await shop.post(apiPaths.verifySubscription, first.response ?? {}, jwt)).json()).toMatchObject({ code: 'payment_failed' });
});

it('stops an ended plan that the provider may still charge', async () => {
  const { jwt } = await shop.signIn();
  const id = await subscribe(jwt);
  shop.clock.advance(40 * day);
  await reconcile();
  const status = async () => (await shop.get(apiPaths.subscriptionStatus, jwt)).json() as { status: string; may_be_charged?: boolean };
  expect(await status()).toMatchObject({ status: 'expired', may_be_charged: true });
  expect((await shop.post(apiPaths.cancelSubscriptionAtEnd, {}, jwt)).json()).toMatchObject({ status: 'success' });
  expect((await status()).may_be_charged).toBeUndefined();
  await reconcile();
  expect(await shop.callGateway('GET', `/subscriptions/${id}`)).toMatchObject({ status: 'cancelled' });
});

it('refunds an unreported charge made after the end of its plan', async () => {
  const { jwt } = await shop.signIn();
  const id = await subscribe(jwt);
  shop.clock.advance(31 * day);
  await shop.callGateway('POST', `/local/subscriptions/${id}/renew`, { result: 'charged' });
  const { items } = await shop.callGateway('GET', `/invoices?subscription_id=${id}`);
  const paymentId = (items as { payment_id: string }[]).at(-1)?.payment_id ?? '';
  // The bank has not confirmed it yet.
  instead.listCharges = async (_id, real) => ((await real()) as { paymentId: string }[]).filter((charge) => charge.paymentId !== paymentId);
  instead.listPaymentsSince = async (_id, real) => ((await real()) as { id: string }[]).filter((payment) => payment.id !== paymentId);
  await shop.post(apiPaths.cancelSubscriptionAtEnd, {}, jwt);
  await reconcile();
  expect(await shop.callGateway('GET', `/subscriptions/${id}`)).toMatchObject({ status: 'cancelled' });
  instead = {};
  for (let round = 0; round < 4; round += 1) {
    shop.clock.advance(day);
    await reconcile();
  }
  expect(await paymentOf(paymentId)).toMatchObject({ status: 'refunded' });
});

it('refunds the unused month of a cancelled plan when a person is banned from outside the server', async () => {
  const { jwt, uid } = await shop.signIn();
  await subscribe(jwt);
  await shop.post(apiPaths.cancelSubscriptionAtEnd, {}, jwt);
  await shop.db.execute(`update users set banned_at = '${shop.clock().toISOString()}' where uid = '${uid}'`);
  shop.clock.advance(120);
  await reconcile();
  const { rows } = await shop.db.execute('select reason from refunds');
  expect(rows).toEqual([{ reason: 'operator' }]);
});

it('stores an event with an unknown format like one with an unknown name', async () => {
  const { jwt } = await shop.signIn();
  const { paymentId } = await pay(jwt);
  const answer = await tell('payment.captured', { payment: { ...(await paymentOf(paymentId)), status: 'partially_captured' } });
  expect(answer.statusCode).not.toBe(200);
  const { rows } = await shop.db.execute('select type from unknown_payment_events');
  expect(rows).toEqual([{ type: 'payment.captured' }]);
});

it('continues at once after a fast clock is corrected', async () => {
  const [payer, refused, ending] = [await shop.signIn(), await shop.signIn(), await shop.signIn()];
  const id = await subscribe(ending.jwt);
  const { orderId } = await pay(payer.jwt);
  const { orderId: closed, paymentId } = await pay(refused.jwt);
  await shop.db.execute(`update payment_orders set state = 'expired' where provider_id = '${closed}'`);
  const now = shop.clock();
  shop.clock.set(new Date(now.getTime() + 20 * 60 * 60 * 1000));
  for (const name of ['listOrderPayments', 'listPaymentsSince', 'refund', 'cancelSubscription', 'listCharges'] as const)
    instead[name] = async () => {
      throw new TypeError('out of order');
    };
  await tell('payment.captured', { payment: await paymentOf(paymentId) });
  await shop.post(apiPaths.cancelSubscriptionAtEnd, {}, ending.jwt);
  await shop.get(`${apiPaths.rechargeStatus}?order_id=${orderId}`, payer.jwt);
  await reconcile();
  instead = {};
  shop.clock.set(new Date(now.getTime() + 60_000));
  expect((await shop.get(`${apiPaths.rechargeStatus}?order_id=${orderId}`, payer.jwt)).json()).toMatchObject({ state: 'paid' });
  await shop.app.jobs.steps.addTurns();
  await shop.app.jobs.steps.workOff();
  expect(await paymentOf(paymentId)).toMatchObject({ status: 'refunded' });
  expect(await shop.callGateway('GET', `/subscriptions/${id}`)).toMatchObject({ status: 'cancelled' });
});
