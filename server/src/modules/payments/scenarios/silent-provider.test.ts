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

it('ends no order that may be paid while the provider does not answer', async () => {
  const { jwt, uid } = await shop.signIn();
  const coupon = await shop.giveCoupon(uid);
  const { order_id: id = '' } = await shop.order(jwt);
  await shop.pay({ order_id: id }, 'closed');
  shop.clock.advance(60);
  shop.instead.listOrderPayments = async () => {
    throw new GatewayError(null);
  };
  expect(await shop.order(jwt, { coupon })).toMatchObject({ code: 'payment_unavailable' });
  expect((await shop.post(apiPaths.rechargeDrop, { order_id: id }, jwt)).json()).toMatchObject({ code: 'payment_unavailable' });
  delete shop.instead.listOrderPayments;
  shop.clock.advance(60);
  expect((await shop.get(apiPaths.rechargeOpen, jwt)).json()).toMatchObject({ orders: [] });
  expect(await shop.walletOf(jwt)).toBe(120);
});

it('credits an unreported payment of yesterday before its coupon is used for another pack', async () => {
  const { jwt, uid } = await shop.signIn();
  const coupon = await shop.giveCoupon(uid);
  const { order_id: id = '' } = await shop.order(jwt, { coupon });
  shop.clock.advance(25 * 60 * 60);
  await shop.pay({ order_id: id }, 'closed');
  shop.instead.listOrderPayments = async () => {
    throw new GatewayError(null);
  };
  expect(await shop.order(jwt, { wallet: 300, coupon })).toMatchObject({ code: 'payment_unavailable' });
  delete shop.instead.listOrderPayments;
  expect(await shop.order(jwt, { wallet: 300, coupon })).toMatchObject({ code: 'payment_credited' });
  expect(await shop.walletOf(jwt)).toBe(120);
});

it('drops or replaces no plan that may be paid while the provider does not answer', async () => {
  const { jwt } = await shop.signIn();
  const create = async () => (await shop.get(apiPaths.createSubscription, jwt)).json<{ subscription_id?: string }>();
  const { subscription_id: id = '' } = await create();
  shop.clock.advance(25 * 60 * 60);
  await shop.pay({ subscription_id: id }, 'closed');
  shop.instead.listCharges = async () => {
    throw new GatewayError(null);
  };
  expect(await create()).toMatchObject({ code: 'payment_unavailable' });
  const drop = async () => (await shop.post(apiPaths.dropSubscription, { subscription_id: id }, jwt)).json<object>();
  expect(await drop()).toMatchObject({ code: 'payment_unavailable' });
  delete shop.instead.listCharges;
  expect(await drop()).toMatchObject({ dropped: false });
  expect((await shop.get(apiPaths.subscriptionStatus, jwt)).json()).toMatchObject({ status: 'active', remaining_questions: 500 });
});

it('drops or replaces a plan that the provider does not know', async () => {
  const { jwt } = await shop.signIn();
  const create = async () => (await shop.get(apiPaths.createSubscription, jwt)).json<{ subscription_id?: string }>();
  for (const name of ['getSubscription', 'listCharges'] as const)
    shop.instead[name] = async () => {
      throw new GatewayError(400, {}, 'The id provided does not exist');
    };
  const { subscription_id: id = '' } = await create();
  const { subscription_id: second = '' } = await create();
  expect(second).not.toBe(id);
  expect((await shop.post(apiPaths.dropSubscription, { subscription_id: second }, jwt)).json()).toMatchObject({ dropped: true });
});
