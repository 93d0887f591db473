import { apiPaths, type SubscriptionStatusResponse } from '@oracle-astra/shared/contract';
import { createTestShop, type TestShop } from '../../testing/money/payments';
import { createLedgerCheck } from '../ledger/check';

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
  (await shop.get(apiPaths.createSubscription, jwt)).json<{ subscription_id?: string; code?: string }>();
const present = async (id: string) => String((await shop.callGateway('POST', `/local/subscriptions/${id}/present`)).id);
const answer = async (payment: string, outcome: 'captured' | 'failed') =>
  shop.callGateway('POST', `/local/payments/${payment}/answer`, { status: outcome });
const paymentOf = async (id: string) => shop.callGateway('GET', `/payments/${id}`);
const stateThere = async (id: string) => (await shop.callGateway('GET', `/subscriptions/${id}`)).status;

/** Advances by days without events, in which the server asks the provider. */
async function wait(days: number): Promise<void> {
  for (let passed = 0; passed < days; passed += 1) {
    shop.clock.advance(day);
    await reconcile();
  }
}

async function begin(): Promise<{ jwt: string; id: string }> {
  const { jwt } = await shop.signIn();
  return { jwt, id: (await create(jwt)).subscription_id ?? '' };
}

async function subscribe(): Promise<{ jwt: string; id: string }> {
  const { jwt, id } = await begin();
  const { response } = await shop.pay({ subscription_id: id });
  expect((await shop.post(apiPaths.verifySubscription, response ?? {}, jwt)).json()).toMatchObject({ status: 'success' });
  return { jwt, id };
}

describe('a first charge that a bank answers days later', () => {
  it('starts the plan, which is shown as pending until then and cannot be bought twice', async () => {
    const { jwt, id } = await begin();
    const payment = await present(id);
    await wait(3);
    expect(await stateThere(id)).toBe('authenticated');
    expect(await status(jwt)).toMatchObject({ is_active: false, open_order: { subscription_id: id } });
    expect(await create(jwt)).toMatchObject({ code: 'payment_pending' });
    await answer(payment, 'captured');
    await reconcile();
    expect(await status(jwt)).toMatchObject({ is_active: true, subscription_id: id, remaining_questions: 500 });
    expect(await paymentOf(payment)).toMatchObject({ amount_refunded: 0 });
  });

  it('is refunded if the person has dropped the plan meanwhile', async () => {
    const { jwt, id } = await begin();
    const payment = await present(id);
    await wait(2);
    expect((await shop.post(apiPaths.dropSubscription, { subscription_id: id }, jwt)).json()).toMatchObject({ status: 'success' });
    await answer(payment, 'captured');
    await wait(2);
    expect(await paymentOf(payment)).toMatchObject({ status: 'refunded' });
    expect(await status(jwt)).toMatchObject({ status: 'none' });
  });

  it('fails, is retried and starts the plan once', async () => {
    const { jwt, id } = await begin();
    await answer(await present(id), 'failed');
    await wait(2);
    const second = await present(id);
    await wait(2);
    await answer(second, 'captured');
    await reconcile();
    await reconcile();
    expect(await status(jwt)).toMatchObject({ is_active: true, remaining_questions: 500 });
  });
});

describe('a renewal that a bank answers days later', () => {
  it.each([
    ['in the days of grace', 2],
    ['after them', 6],
  ])('%s continues the plan', async (_when, days) => {
    const { jwt, id } = await subscribe();
    await wait(30);
    const payment = await present(id);
    await wait(days);
    await answer(payment, 'captured');
    await reconcile();
    expect(await status(jwt)).toMatchObject({ status: 'active', remaining_questions: 500 });
  });

  it('is refunded if the plan has ended meanwhile', async () => {
    const { jwt, id } = await subscribe();
    await wait(30);
    const payment = await present(id);
    await wait(1);
    await shop.post(apiPaths.cancelSubscriptionAtEnd, {}, jwt);
    await wait(4);
    await answer(payment, 'captured');
    await wait(3);
    expect(await paymentOf(payment)).toMatchObject({ status: 'refunded' });
  });
});

it.each([
  ['soon', 0],
  ['a week after it was made', 7],
])('a second payment of the same cycle is refunded, captured %s', async (_when, days) => {
  const { jwt, id } = await subscribe();
  await wait(30);
  const [first, second] = [await present(id), await present(id)];
  await wait(1);
  await answer(second, 'captured');
  await wait(days);
  await answer(first, 'captured');
  await wait(2);
  expect(await paymentOf(first)).toMatchObject({ status: 'refunded' });
  expect(await paymentOf(second)).toMatchObject({ amount_refunded: 0 });
  expect(await status(jwt)).toMatchObject({ status: 'active', remaining_questions: 500 });
});
