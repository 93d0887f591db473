import { apiPaths } from '@oracle-astra/shared/contract';
import { createTestShop, type TestShop } from '../../../testing/money/payments';
import { GatewayError, type PaymentGateway } from '../provider/gateway';

let shop: TestShop;
/** Replaced answers of the provider, by call; the argument is the original answer. */
let instead: Partial<Record<keyof PaymentGateway, (real: () => Promise<unknown>) => Promise<unknown>>> = {};
beforeEach(() => {
  instead = {};
});
beforeAll(async () => {
  shop = await createTestShop(
    {},
    (gateway) =>
      new Proxy(gateway, {
        get(target, name: keyof PaymentGateway) {
          const call = target[name].bind(target) as (...values: unknown[]) => Promise<unknown>;
          return async (...values: unknown[]) => instead[name]?.(async () => call(...values)) ?? call(...values);
        },
      }),
  );
});
afterAll(async () => shop.close());

interface Answer {
  order_id?: string;
  code?: string;
}
const order = async (jwt: string, { wallet = 120, coupon }: { wallet?: number; coupon?: string } = {}) =>
  (await shop.post(apiPaths.rechargeOrder, { astrologer: 'oracle', wallet, coupon }, jwt)).json<Answer>();
const walletOf = async (jwt: string) => (await shop.get(apiPaths.balance, jwt)).json<{ wallet: number }>().wallet;

async function giveCoupon(uid: string): Promise<string> {
  const code = `TEN${uid.slice(-8).toUpperCase()}`;
  await shop.db.execute(`insert into coupons (code, uid, percent, day, created_at, expires_at)
    values ('${code}', '${uid}', 10, '2026-01-01', now(), '${new Date(shop.clock().getTime() + 9e8).toISOString()}')`);
  return code;
}

it('ends no order that may be paid while the provider does not answer', async () => {
  const { jwt, uid } = await shop.signIn();
  const coupon = await giveCoupon(uid);
  const { order_id: id = '' } = await order(jwt);
  await shop.pay({ order_id: id }, 'closed');
  shop.clock.advance(60);
  instead.listOrderPayments = async () => {
    throw new GatewayError(null);
  };
  expect(await order(jwt, { coupon })).toMatchObject({ code: 'payment_unavailable' });
  expect((await shop.post(apiPaths.rechargeDrop, { order_id: id }, jwt)).json()).toMatchObject({ code: 'payment_unavailable' });
  delete instead.listOrderPayments;
  shop.clock.advance(60);
  expect((await shop.get(apiPaths.rechargeOpen, jwt)).json()).toMatchObject({ orders: [] });
  expect(await walletOf(jwt)).toBe(120);
});

it('credits an unreported payment of yesterday before its coupon is used for another pack', async () => {
  const { jwt, uid } = await shop.signIn();
  const coupon = await giveCoupon(uid);
  const { order_id: id = '' } = await order(jwt, { coupon });
  shop.clock.advance(25 * 60 * 60);
  await shop.pay({ order_id: id }, 'closed');
  instead.listOrderPayments = async () => {
    throw new GatewayError(null);
  };
  expect(await order(jwt, { wallet: 300, coupon })).toMatchObject({ code: 'payment_unavailable' });
  delete instead.listOrderPayments;
  expect(await order(jwt, { wallet: 300, coupon })).toMatchObject({ code: 'payment_credited' });
  expect(await walletOf(jwt)).toBe(120);
});

it('drops or replaces no plan that may be paid while the provider does not answer', async () => {
  const { jwt } = await shop.signIn();
  const create = async () => (await shop.get(apiPaths.createSubscription, jwt)).json<{ subscription_id?: string }>();
  const { subscription_id: id = '' } = await create();
  shop.clock.advance(25 * 60 * 60);
  await shop.pay({ subscription_id: id }, 'closed');
  instead.listCharges = async () => {
    throw new GatewayError(null);
  };
  expect(await create()).toMatchObject({ code: 'payment_unavailable' });
  const drop = async () => (await shop.post(apiPaths.dropSubscription, { subscription_id: id }, jwt)).json<object>();
  expect(await drop()).toMatchObject({ code: 'payment_unavailable' });
  delete instead.listCharges;
  expect(await drop()).toMatchObject({ dropped: false });
  expect((await shop.get(apiPaths.subscriptionStatus, jwt)).json()).toMatchObject({ status: 'active', remaining_questions: 500 });
});
