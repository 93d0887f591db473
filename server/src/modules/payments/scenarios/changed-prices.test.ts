import { apiPaths } from '@oracle-astra/shared/contract';
import { createTestShop, type TestShop } from '../../../testing/money/payments';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(async () => shop.close());

const read = (answer: { json: () => unknown }) => answer.json() as { status: string; code?: string; amount?: number };
const order = async (jwt: string, amount?: number) =>
  read(
    await shop.post(
      `${apiPaths.rechargeOrder}?acknowledges=1${amount === undefined ? '' : `&amount=${amount}`}`,
      { astrologer: 'oracle', wallet: 120 },
      jwt,
    ),
  );
const subscribe = async (jwt: string, amount: number) =>
  read(await shop.get(`${apiPaths.createSubscription}?acknowledges=1&amount=${amount}`, jwt));

it('refuses a recharge at another price than the page shows, and makes no order', async () => {
  const { jwt } = await shop.signIn();
  const { amount = 0 } = read(await shop.get(`${apiPaths.rechargeQuote}?astrologer=oracle&wallet=120`, jwt));
  for (const shown of [amount - 1, amount + 1]) expect(await order(jwt, shown)).toMatchObject({ status: 'fail', code: 'price_changed' });
  expect((await shop.get(apiPaths.rechargeOpen, jwt)).json()).toMatchObject({ orders: [] });
  expect(await order(jwt, amount)).toMatchObject({ status: 'success', amount });
  expect(await order(jwt, amount - 1)).toMatchObject({ code: 'price_changed' });
  expect(await order(jwt)).toMatchObject({ status: 'success', amount });
});

it('refuses a plan at another price than the page shows, and makes no order', async () => {
  const { jwt } = await shop.signIn();
  expect(await subscribe(jwt, 149_00)).toMatchObject({ status: 'fail', code: 'price_changed' });
  expect((await shop.get(apiPaths.subscriptionStatus, jwt)).json()).not.toHaveProperty('open_order');
  expect(await subscribe(jwt, 199_00)).toMatchObject({ status: 'success', amount: 199_00 });
  expect(await subscribe(jwt, 149_00)).toMatchObject({ code: 'price_changed' });
});

it('refuses a repeated request whose page shows another price than its first answer', async () => {
  const { jwt } = await shop.signIn();
  const repeat = { 'idempotency-key': 'changed' };
  const headers = { authorization: `Bearer ${jwt}`, ...repeat };
  const plan = async (amount: number) =>
    read(await shop.app.inject({ url: `${apiPaths.createSubscription}?acknowledges=1&amount=${amount}`, headers }));
  expect(await plan(199_00)).toMatchObject({ status: 'success', amount: 199_00 });
  expect(await plan(149_00)).toMatchObject({ code: 'price_changed' });
  expect(await plan(199_00)).toMatchObject({ status: 'success', amount: 199_00 });
  const recharge = async (amount: number) =>
    read(await shop.post(`${apiPaths.rechargeOrder}?acknowledges=1&amount=${amount}`, { astrologer: 'oracle', wallet: 120 }, jwt, repeat));
  expect(await recharge(13_452)).toMatchObject({ status: 'success', amount: 13_452 });
  expect(await recharge(12_000)).toMatchObject({ code: 'price_changed' });
});
