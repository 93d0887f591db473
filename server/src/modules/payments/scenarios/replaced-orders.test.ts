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

/** Orders while the provider is slow, with another action meanwhile. */
async function orderDuring(jwt: string, meanwhile: () => Promise<unknown>): Promise<Answer> {
  instead.createOrder = async (real) => {
    delete instead.createOrder;
    const made = await real();
    await meanwhile();
    return made;
  };
  return order(jwt);
}

it('does not return an order that was replaced by one with a coupon while the provider was creating it', async () => {
  const { jwt, uid } = await shop.signIn();
  const coupon = await giveCoupon(uid);
  let cheaper: Answer = {};
  const replaced = await orderDuring(jwt, async () => {
    cheaper = await order(jwt, { coupon });
  });
  expect(replaced).toMatchObject({ code: 'payment_unavailable' });
  expect((await shop.get(apiPaths.rechargeOpen, jwt)).json()).toMatchObject({ orders: [{ order_id: cheaper.order_id }] });
});

it('does not return an order of an account deleted while the provider is creating it', async () => {
  const { jwt, mobile } = await shop.signIn();
  const orphan = await orderDuring(jwt, async () => {
    const { token } = (await shop.post(apiPaths.sendOtp, { mobile })).json<{ token: string }>();
    const answer = await shop.post(apiPaths.deleteAccount, { mobile, otp: shop.sms.codes.get(mobile), token });
    expect(answer.json()).toMatchObject({ status: 'success' });
  });
  expect(orphan).toMatchObject({ code: 'payment_unavailable' });
});

it('lets another pack be ordered at once if the provider could not create the first', async () => {
  const { jwt } = await shop.signIn();
  instead.createOrder = async () => {
    throw new GatewayError(500);
  };
  expect(await order(jwt)).toMatchObject({ code: 'payment_unavailable' });
  delete instead.createOrder;
  expect((await order(jwt, { wallet: 300 })).order_id).toMatch(/^order_/);
});

it('credits an unreported payment before a coupon replaces its order', async () => {
  const { jwt, uid } = await shop.signIn();
  const coupon = await giveCoupon(uid);
  const { order_id: plain = '' } = await order(jwt);
  await shop.pay({ order_id: plain }, 'closed');
  shop.clock.advance(60);
  await order(jwt, { coupon });
  expect(await walletOf(jwt)).toBe(120);
});

it('drops an order whose payment stays authorized and cannot be captured', async () => {
  const { jwt } = await shop.signIn();
  const { order_id: id = '' } = await order(jwt);
  await shop.pay({ order_id: id }, 'closed');
  for (const name of ['getPayment', 'listOrderPayments'] as const)
    instead[name] = async (real) => {
      const known = await real();
      const authorize = (payment: unknown) => ({ ...(payment as object), status: 'authorized' });
      return Array.isArray(known) ? known.map(authorize) : authorize(known);
    };
  instead.capture = async () => {
    throw new GatewayError(400);
  };
  expect((await shop.post(apiPaths.rechargeDrop, { order_id: id }, jwt)).json()).toMatchObject({ state: 'expired' });
  expect((await order(jwt, { wallet: 300 })).order_id).toMatch(/^order_/);
});
