import { apiPaths } from '@oracle-astra/shared/contract';
import { createSteeredShop, type SteeredShop } from '../../../testing/money/steered-shop';
import { GatewayError } from '../provider/gateway';

let shop: SteeredShop;
beforeAll(async () => {
  shop = await createSteeredShop();
});
afterEach(() => {
  shop.instead = {};
});
afterAll(async () => shop.close());

/** Orders while the provider is slow, with another action meanwhile. */
async function orderDuring(jwt: string, meanwhile: () => Promise<unknown>): ReturnType<SteeredShop['order']> {
  shop.instead.createOrder = async (real) => {
    delete shop.instead.createOrder;
    const made = await real();
    await meanwhile();
    return made;
  };
  return shop.order(jwt);
}

it('does not return an order that was replaced by one with a coupon while the provider was creating it', async () => {
  const { jwt, uid } = await shop.signIn();
  const coupon = await shop.giveCoupon(uid);
  let cheaper: Awaited<ReturnType<SteeredShop['order']>> = {};
  const replaced = await orderDuring(jwt, async () => {
    cheaper = await shop.order(jwt, { coupon });
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
  shop.instead.createOrder = async () => {
    throw new GatewayError(500);
  };
  expect(await shop.order(jwt)).toMatchObject({ code: 'payment_unavailable' });
  delete shop.instead.createOrder;
  expect((await shop.order(jwt, { wallet: 300 })).order_id).toMatch(/^order_/);
});

it('credits an unreported payment before a coupon replaces its order', async () => {
  const { jwt, uid } = await shop.signIn();
  const coupon = await shop.giveCoupon(uid);
  const { order_id: plain = '' } = await shop.order(jwt);
  await shop.pay({ order_id: plain }, 'closed');
  shop.clock.advance(60);
  await shop.order(jwt, { coupon });
  expect(await shop.walletOf(jwt)).toBe(120);
});

it('drops an order whose payment stays authorized and cannot be captured', async () => {
  const { jwt } = await shop.signIn();
  const { order_id: id = '' } = await shop.order(jwt);
  await shop.pay({ order_id: id }, 'closed');
  for (const name of ['getPayment', 'listOrderPayments'] as const)
    shop.instead[name] = async (real) => {
      const known = await real();
      const authorize = (payment: unknown) => ({ ...(payment as object), status: 'authorized' });
      return Array.isArray(known) ? known.map(authorize) : authorize(known);
    };
  shop.instead.capture = async () => {
    throw new GatewayError(400);
  };
  expect((await shop.post(apiPaths.rechargeDrop, { order_id: id }, jwt)).json()).toMatchObject({ state: 'expired' });
  expect((await shop.order(jwt, { wallet: 300 })).order_id).toMatch(/^order_/);
});

describe('an order of yesterday whose held payment is being captured', () => {
  async function capture(): Promise<{ jwt: string; uid: string; id: string }> {
    const { jwt, uid } = await shop.signIn();
    const { order_id: id = '' } = await shop.order(jwt);
    shop.clock.advance(24 * 60 * 60 - 60);
    await shop.pay({ order_id: id }, 'held');
    shop.instead.capture = async () => {
      throw new GatewayError(null);
    };
    await shop.get(`${apiPaths.rechargeStatus}?order_id=${id}`, jwt);
    shop.clock.advance(60 * 60);
    return { jwt, uid, id };
  }

  it.each([
    ['another pack', 300, false],
    ['the same pack', 120, false],
    ['a coupon', 120, true],
  ])('blocks %s, and is credited', async (_what, wallet, hasCoupon) => {
    const { jwt, uid } = await capture();
    const coupon = hasCoupon ? await shop.giveCoupon(uid) : undefined;
    expect((await shop.order(jwt, { wallet, coupon })).order_id).toBeUndefined();
    delete shop.instead.capture;
    shop.clock.advance(60);
    expect(await shop.order(jwt, { wallet, coupon })).toMatchObject({ code: 'payment_credited' });
    expect(await shop.walletOf(jwt)).toBe(120);
  });

  it('is not ended by a list of payments without it', async () => {
    const { jwt, id } = await capture();
    delete shop.instead.capture;
    shop.instead.listOrderPayments = async (real) =>
      ((await real()) as object[]).map((payment) => ({ ...payment, id: 'pay_2', status: 'failed' }));
    await shop.post('/operators/payments/reconcile');
    delete shop.instead.listOrderPayments;
    expect((await shop.get(`${apiPaths.rechargeStatus}?order_id=${id}`, jwt)).json()).not.toMatchObject({ state: 'expired' });
  });
});
