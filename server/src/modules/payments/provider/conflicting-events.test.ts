import { apiPaths } from '@oracle-astra/shared/contract';
import { createSteeredShop, type SteeredShop } from '../../../testing/money/steered-shop';

let shop: SteeredShop;
beforeEach(async () => {
  shop = await createSteeredShop();
});
afterEach(async () => shop.close());

/** The first inserts into `payments` conflict with another row; a sequence counts them, because no rollback resets it. */
async function conflict(times: number, code: string): Promise<void> {
  await shop.db.execute('create sequence conflicts');
  await shop.db.execute(`create function conflict() returns trigger language plpgsql as $$ begin
    if nextval('conflicts') <= ${times} then raise exception 'conflict' using errcode = '${code}'; end if; return new; end $$`);
  await shop.db.execute('create trigger conflict before insert on payments for each row execute function conflict()');
}

async function payRecharge() {
  const { jwt } = await shop.signIn();
  const { order_id: orderId = '' } = await shop.order(jwt);
  const { response } = await shop.pay({ order_id: orderId });
  const payment = await shop.callGateway('GET', `/payments/${response?.razorpay_payment_id ?? ''}`);
  const deliver = async () =>
    (await shop.sendEvent({ event: 'payment.captured', created_at: 1, payload: { payment: { entity: payment } } })).statusCode;
  return { jwt, deliver };
}

const countToSee = async () =>
  Number(/payment_events_to_see_total\{event="unknown"\} (\d+)/.exec((await shop.get('/metrics')).body)?.[1] ?? 0);
const countStored = async () => shop.db.execute('select from unknown_payment_events').then(({ rows }) => rows.length);

it.each(['23505', '23503'])('an event that conflicts once (%s) is booked at its first delivery without an alarm', async (code) => {
  const before = await countToSee();
  const { jwt, deliver } = await payRecharge();
  await conflict(1, code);
  expect(await deliver()).toBe(200);
  expect([await shop.walletOf(jwt), await countToSee(), await countStored()]).toEqual([120, before, 0]);
});

it.each(['23505', '23503'])('one that conflicts until its next delivery (%s) is booked then without an alarm', async (code) => {
  const before = await countToSee();
  const { jwt, deliver } = await payRecharge();
  await conflict(2, code);
  expect([await deliver(), await countStored()]).toEqual([503, 1]);
  expect(await deliver()).toBe(200);
  expect([await shop.walletOf(jwt), await countToSee(), await countStored()]).toEqual([120, before, 0]);
});

it('one that conflicts again at its next delivery is for an operator', async () => {
  const before = await countToSee();
  const { jwt, deliver } = await payRecharge();
  await conflict(4, '23505');
  expect([await deliver(), await deliver()]).toEqual([503, 503]);
  expect([await countToSee(), await countStored()]).toEqual([before + 1, 1]);
  expect(await deliver()).toBe(200);
  expect((await shop.get(apiPaths.balance, jwt)).json()).toMatchObject({ wallet: 120 });
  expect(await countStored()).toBe(0);
});
