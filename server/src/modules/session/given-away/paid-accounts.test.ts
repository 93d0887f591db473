import { apiPaths, dormancy, type SubscriptionStatusResponse } from '@oracle-astra/shared/contract';
import { createTestShop, type TestShop } from '../../../testing/money/payments';
import { testConfig } from '../../../testing/test-app';
import { createLedgerCheck } from '../../ledger/check';

const operator = 'a-key-of-the-operators';
let shop: TestShop;
beforeEach(async () => {
  shop = await createTestShop({ config: { ...testConfig, metricsToken: operator } });
});
afterEach(async () => {
  expect((await createLedgerCheck(shop).run()).faults).toEqual([]);
  await shop.close();
});

type Json = Record<string, unknown>;
const send = async (path: string, body: object, key?: string) => (await shop.post(path, body, key)).json<Json>();
const status = async (jwt: unknown) => (await shop.get(apiPaths.subscriptionStatus, String(jwt))).json<SubscriptionStatusResponse>();
const reconcile = async () => shop.post('/operators/payments/reconcile', {}, operator);
const there = async (path: string) => shop.callGateway('GET', path);
const leave = async (uid: string) =>
  shop.db.execute(`update users set last_used_at = last_used_at - interval '${dormancy.afterSeconds + 60} seconds' where uid = '${uid}'`);

async function receive(mobile: string) {
  shop.clock.advance(120);
  const { token } = await send(apiPaths.sendOtp, { mobile });
  return (answer: object = {}) => send(apiPaths.validateOtp, { mobile, otp: shop.sms.codes.get(mobile), token, device: 'web', ...answer });
}

/** A paid plan of a person who has never asked or saved anything. */
async function payPlan() {
  const person = await shop.signIn();
  const { subscription_id: id } = (await shop.get(apiPaths.createSubscription, person.jwt)).json<{ subscription_id: string }>();
  const { response } = await shop.pay({ subscription_id: id });
  await send(apiPaths.verifySubscription, response ?? {}, person.jwt);
  return { ...person, id, payment: String(response?.razorpay_payment_id) };
}

const useOne = async (uid: string) => {
  await shop.db.execute(
    `insert into accounts (id, unit, kind) values ('system:subscription_question:spent', 'subscription_question', 'spent') on conflict do nothing`,
  );
  await shop.db.execute(
    `select * from post_transfers('{t1}', '{used}', '{used}', array[now()], '{1}', '{${uid}:subscription_question:available}', '{system:subscription_question:spent}')`,
  );
};

it('does not open, and keeps its plan, until the person has chosen', async () => {
  const { mobile, uid, id } = await payPlan();
  await leave(uid);
  expect(await (await receive(mobile))()).toMatchObject({ code: 'birth_year_closed' });
  await reconcile();
  expect(await there(`/subscriptions/${id}`)).toMatchObject({ status: 'active' });
  await send('/ops/moderation/actions', { action: 'unseal', target: mobile, to: mobile, reason: 'Showed the bank statement' }, operator);
  const { jwt } = await (await receive(mobile))();
  expect(await status(jwt)).toMatchObject({ is_active: true, subscription_id: id, remaining_questions: 500 });
});

it('does not open with money in its wallet', async () => {
  const { jwt, mobile, uid } = await shop.signIn();
  const { order_id: orderId } = await send(apiPaths.rechargeOrder, { astrologer: 'oracle', wallet: 120 }, jwt);
  const { response } = await shop.pay({ order_id: String(orderId) });
  await send(apiPaths.rechargeVerify, response ?? {}, jwt);
  await leave(uid);
  expect(await (await receive(mobile))()).toMatchObject({ code: 'birth_year_closed' });
});

it('refunds the unused month once, and charges nothing more, if somebody starts anew twice at once', async () => {
  const { mobile, uid, id, payment } = await payPlan();
  await leave(uid);
  const type = await receive(mobile);
  await type();
  await Promise.all([type({ starts_anew: true }), type({ starts_anew: true })]);
  await reconcile();
  expect(await there(`/payments/${payment}`)).toMatchObject({ status: 'refunded', amount_refunded: 19_900 });
  expect(await there(`/subscriptions/${id}`)).toMatchObject({ status: 'cancelled' });
});

it('keeps the rest of a used month for the person who gets the account back', async () => {
  const { mobile, uid, id, payment } = await payPlan();
  await useOne(uid);
  await leave(uid);
  await (
    await receive(mobile)
  )({ starts_anew: true });
  await reconcile();
  expect(await there(`/payments/${payment}`)).toMatchObject({ amount_refunded: 0 });
  expect(await there(`/subscriptions/${id}`)).toMatchObject({ status: 'cancelled' });
  const to = '919812390446';
  await send('/ops/moderation/actions', { action: 'unseal', target: mobile, to, reason: 'Showed the bank statement' }, operator);
  const { jwt } = await (await receive(to))();
  expect(await status(jwt)).toMatchObject({ is_active: true, remaining_questions: 499, cancel_at_end: true });
});
