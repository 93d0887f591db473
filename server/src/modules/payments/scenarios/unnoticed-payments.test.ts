/* eslint-disable max-lines -- the cases of one subject share their set-up */
import { apiPaths } from '@oracle-astra/shared/contract';
import { createTestShop, type TestShop } from '../../../testing/money/payments';
import { giveCoupon } from '../../../testing/money/steered-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(async () => shop.close());

interface Order {
  wallet?: number;
  coupon?: string;
  key?: string;
  acknowledges?: boolean;
}

const acknowledging = '?acknowledges=1';
const order = async (jwt: string, { wallet = 120, coupon, key, acknowledges = false }: Order = {}) => {
  const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
  const answer = await shop.post(
    `${apiPaths.rechargeOrder}${acknowledges ? acknowledging : ''}`,
    { astrologer: 'oracle', wallet, coupon },
    jwt,
    headers,
  );
  return answer.json<{ order_id?: string; code?: string; paid?: object }>();
};
const walletOf = async (jwt: string) => (await shop.get(apiPaths.balance, jwt)).json<{ wallet: number }>().wallet;

describe('a payment that was credited without the person’s knowledge', () => {
  const told = (id: string) => ({ code: 'payment_credited', paid: { order_id: id, wallet: 120, amount: expect.any(Number) as number } });

  async function payUnnoticed(jwt: string): Promise<string> {
    const { order_id: id = '' } = await order(jwt);
    await shop.pay({ order_id: id }, 'closed');
    return id;
  }

  const see = async (jwt: string, id: string) => shop.get(`${apiPaths.rechargeStatus}?order_id=${id}&seen=1`, jwt);

  it('is reported before any other order, again if the answer was lost, until its page has shown it', async () => {
    const { jwt } = await shop.signIn();
    const id = await payUnnoticed(jwt);
    shop.clock.advance(60);
    expect(await order(jwt, { wallet: 300, key: 'lost' })).toMatchObject(told(id));
    expect(await order(jwt, { wallet: 300, key: 'lost' })).toMatchObject(told(id));
    expect(await order(jwt, { wallet: 600, key: 'another' })).toMatchObject(told(id));
    expect(await walletOf(jwt)).toBe(120);
    await see(jwt, id);
    expect((await order(jwt, { wallet: 600, key: 'meant' })).order_id).toMatch(/^order_/);
  });

  it('is reported for two minutes to a page that cannot acknowledge it, and always for the refused key', async () => {
    const { jwt } = await shop.signIn();
    const id = await payUnnoticed(jwt);
    shop.clock.advance(60);
    expect(await order(jwt, { key: 'the-page' })).toMatchObject(told(id));
    shop.clock.advance(119);
    expect(await order(jwt, { key: 'second' })).toMatchObject(told(id));
    shop.clock.advance(2);
    expect(await order(jwt, { key: 'the-page' })).toMatchObject(told(id));
    expect((await order(jwt, { key: 'third' })).order_id).toMatch(/^order_/);
  });

  it('is reported without a time limit to a page that acknowledges it, also if the first refusal was lost', async () => {
    const { jwt } = await shop.signIn();
    const id = await payUnnoticed(jwt);
    shop.clock.advance(60);
    await order(jwt, { key: 'lost', acknowledges: true });
    shop.clock.advance(3600);
    expect(await order(jwt, { key: 'later', acknowledges: true })).toMatchObject(told(id));
    await see(jwt, id);
    expect((await order(jwt, { key: 'meant', acknowledges: true })).order_id).toMatch(/^order_/);
  });

  it('is reported before the window of a plan to a page that acknowledges it', async () => {
    const { jwt } = await shop.signIn();
    const subscribe = async (query: string) =>
      (await shop.get(`${apiPaths.createSubscription}${query}`, jwt)).json<{ subscription_id?: string }>();
    const id = await payUnnoticed(jwt);
    shop.clock.advance(60);
    expect(await subscribe(acknowledging)).toMatchObject(told(id));
    expect(await walletOf(jwt)).toBe(120);
    shop.clock.advance(3600);
    expect(await subscribe(acknowledging)).toMatchObject(told(id));
    expect((await subscribe('')).subscription_id).toMatch(/^sub_/);
    await see(jwt, id);
    expect((await subscribe(acknowledging)).subscription_id).toMatch(/^sub_/);
  });

  it('is reported if the answer that confirmed it was lost', async () => {
    const { jwt } = await shop.signIn();
    const { order_id: id = '' } = await order(jwt);
    const { response } = await shop.pay({ order_id: id });
    await shop.post(apiPaths.rechargeVerify, response ?? {}, jwt);
    expect(await order(jwt)).toMatchObject(told(id));
  });

  it('is reported instead of the refusal of its used coupon', async () => {
    const { jwt, uid } = await shop.signIn();
    const coupon = await giveCoupon(shop, uid);
    const { order_id: id = '' } = await order(jwt, { coupon });
    await shop.pay({ order_id: id }, 'closed');
    shop.clock.advance(60);
    await shop.post('/operators/payments/reconcile');
    expect(await order(jwt, { coupon })).toMatchObject(told(id));
    await see(jwt, id);
    expect(await order(jwt, { coupon })).toMatchObject({ code: 'coupon_used' });
  });

  it('can be acknowledged only by its owner', async () => {
    const [{ jwt }, other] = [await shop.signIn(), await shop.signIn()];
    const id = await payUnnoticed(jwt);
    shop.clock.advance(60);
    await shop.get(apiPaths.rechargeOpen, jwt);
    expect((await see(other.jwt, id)).json()).toMatchObject({ code: 'order_not_found' });
    expect(await order(jwt)).toMatchObject(told(id));
  });

  it('is reported even if a list or the reconciliation found it first', async () => {
    const [one, other] = [await shop.signIn(), await shop.signIn()];
    const [first, second] = [await payUnnoticed(one.jwt), await payUnnoticed(other.jwt)];
    shop.clock.advance(60);
    expect((await shop.get(apiPaths.rechargeOpen, one.jwt)).json()).toMatchObject({ orders: [] });
    await shop.post('/operators/payments/reconcile');
    expect(await order(one.jwt, { wallet: 300 })).toMatchObject(told(first));
    expect(await order(other.jwt)).toMatchObject(told(second));
  });

  it('is reported instead of opening the window of the same pack', async () => {
    const { jwt } = await shop.signIn();
    const id = await payUnnoticed(jwt);
    shop.clock.advance(60);
    expect(await order(jwt)).toMatchObject(told(id));
  });

  it('is reported if a coupon would replace it, even if the provider was asked a moment before', async () => {
    const { jwt, uid } = await shop.signIn();
    const coupon = await giveCoupon(shop, uid);
    const { order_id: id = '' } = await order(jwt);
    shop.clock.advance(60);
    await shop.get(apiPaths.rechargeOpen, jwt);
    await shop.pay({ order_id: id }, 'closed');
    shop.clock.advance(1);
    expect(await order(jwt, { coupon })).toMatchObject(told(id));
    expect(await walletOf(jwt)).toBe(120);
  });

  it('is not reported again by an order after its page has shown it', async () => {
    const { jwt } = await shop.signIn();
    const id = await payUnnoticed(jwt);
    shop.clock.advance(60);
    await shop.get(apiPaths.rechargeOpen, jwt);
    expect((await see(jwt, id)).json()).toMatchObject({ state: 'paid' });
    expect((await order(jwt, { wallet: 300 })).order_id).toMatch(/^order_/);
  });
});
