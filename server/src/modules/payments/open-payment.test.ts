import { apiPaths } from '@oracle-astra/shared/contract';
import { createTestShop, type TestShop } from '../../testing/money/payments';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(async () => shop.close());

describe('a payment that was begun', () => {
  const begin = async (jwt: string, wallet = 120) =>
    (await shop.post(apiPaths.rechargeOrder, { astrologer: 'oracle', wallet }, jwt)).json<{ order_id: string }>().order_id;
  const listOpen = async (jwt: string) =>
    (await shop.get(apiPaths.rechargeOpen, jwt)).json<{ orders: { order_id: string; created_at: string }[] }>().orders;
  const drop = async (jwt: string, id: string) =>
    (await shop.post(apiPaths.rechargeDrop, { order_id: id }, jwt)).json<{ state?: string; code?: string }>();

  it('is resumed by a returning person, and is listed until it is paid', async () => {
    const { jwt } = await shop.signIn();
    const id = await begin(jwt);
    expect(await Promise.all([begin(jwt), begin(jwt)])).toEqual([id, id]);
    expect(await listOpen(jwt)).toMatchObject([{ order_id: id, created_at: shop.clock().toISOString() }]);
    await shop.pay({ order_id: id });
    shop.clock.advance(60);
    expect(await listOpen(jwt)).toEqual([]);
    const { notifications } = (await shop.post(apiPaths.notifications, {}, jwt)).json<{ notifications: { kind: string }[] }>();
    expect(notifications.map(({ kind }) => kind)).toContain('recharge_credited');
  });

  it('can be dropped only by its owner, and a later payment is refunded', async () => {
    const [{ jwt }, other] = [await shop.signIn(), await shop.signIn()];
    const id = await begin(jwt);
    expect(await drop(other.jwt, id)).toMatchObject({ code: 'order_not_found' });
    expect(await drop(jwt, id)).toMatchObject({ state: 'expired' });
    expect(await drop(jwt, id)).toMatchObject({ state: 'expired' });
    expect(await listOpen(jwt)).toEqual([]);
    expect(await begin(jwt)).not.toBe(id);
    const { response } = await shop.pay({ order_id: id });
    await shop.post(apiPaths.rechargeVerify, response ?? {}, jwt);
    const payment = await shop.callGateway('GET', `/payments/${response?.razorpay_payment_id ?? ''}`);
    expect(payment).toMatchObject({ status: 'refunded' });
  });

  it('is returned again for each of its keys, also after it is paid', async () => {
    const { jwt } = await shop.signIn();
    const order = async (key: string, wallet = 120) =>
      (
        await shop.app.inject({
          method: 'POST',
          url: apiPaths.rechargeOrder,
          payload: { astrologer: 'oracle', wallet },
          headers: { authorization: `Bearer ${jwt}`, 'idempotency-key': key },
        })
      ).json<{ order_id?: string; code?: string }>();
    const { order_id: id } = await order('first');
    expect(await order('second')).toMatchObject({ order_id: id });
    await shop.pay({ order_id: id ?? '' });
    shop.clock.advance(60);
    await listOpen(jwt);
    expect(await order('second')).toMatchObject({ order_id: id });
    expect(await order('second', 300)).toMatchObject({ code: 'idempotency_key_reused' });
    expect((await order('third')).order_id).not.toBe(id);
  });

  it('blocks one of another pack, until it is finished or dropped', async () => {
    const { jwt } = await shop.signIn();
    const order = async (wallet: number) =>
      (await shop.post(apiPaths.rechargeOrder, { astrologer: 'astra', wallet }, jwt)).json<{ order_id: string; code?: string }>();
    const [one, other] = await Promise.all([order(120), order(300)]);
    expect([one.code, other.code].filter(Boolean)).toEqual(['payment_open']);
    const [{ order_id: first } = { order_id: '' }] = await listOpen(jwt);
    expect(await listOpen(jwt)).toHaveLength(1);
    expect(await order(600)).toMatchObject({ code: 'payment_open' });
    await drop(jwt, first);
    const { order_id: second } = await order(600);
    await shop.pay({ order_id: second }, 'closed');
    // It is paid, but no event has reported it.
    shop.clock.advance(60);
    expect((await order(60)).order_id).not.toBe(second);
    expect((await shop.get(apiPaths.balance, jwt)).json()).toMatchObject({ wallet: 600 });
  });

  it('changes with its coupon, and blocks nothing after a day', async () => {
    const { jwt, uid } = await shop.signIn();
    const plain = await begin(jwt);
    await shop.db.execute(`insert into coupons (code, uid, percent, day, created_at, expires_at)
      values ('TENOFF', '${uid}', 10, '2026-01-01', now(), '${new Date(shop.clock().getTime() + 9e8).toISOString()}')`);
    const body = { astrologer: 'oracle', wallet: 120, coupon: 'TENOFF' };
    const { order_id: cheaper } = (await shop.post(apiPaths.rechargeOrder, body, jwt)).json<{ order_id: string }>();
    expect(cheaper).not.toBe(plain);
    expect(await listOpen(jwt)).toMatchObject([{ order_id: cheaper }]);
    shop.clock.advance(25 * 60 * 60);
    expect(await begin(jwt, 300)).toMatch(/^order_/);
  });

  it('is a new one for a key whose answer was lost after the first is dropped', async () => {
    const { jwt } = await shop.signIn();
    const ask = async (method: 'GET' | 'POST', url: string) => {
      const headers = { authorization: `Bearer ${jwt}`, 'idempotency-key': 'lost' };
      const answer = await shop.app.inject({
        method,
        url,
        headers,
        ...(method === 'POST' && { payload: { astrologer: 'oracle', wallet: 120 } }),
      });
      return answer.json<{ order_id: string; subscription_id: string }>();
    };
    const { order_id: first } = await ask('POST', apiPaths.rechargeOrder);
    await drop(jwt, first);
    const { order_id: second } = await ask('POST', apiPaths.rechargeOrder);
    expect(second).not.toBe(first);
    expect(await ask('POST', apiPaths.rechargeOrder)).toMatchObject({ order_id: second });
    const { subscription_id: plan } = await ask('GET', apiPaths.createSubscription);
    expect(await ask('GET', apiPaths.createSubscription)).toMatchObject({ subscription_id: plan });
    await shop.post(apiPaths.dropSubscription, { subscription_id: plan }, jwt);
    expect((await ask('GET', apiPaths.createSubscription)).subscription_id).not.toBe(plan);
  });

  it('is not dropped if the provider reports it as paid', async () => {
    const { jwt } = await shop.signIn();
    const id = await begin(jwt);
    await shop.pay({ order_id: id });
    expect(await drop(jwt, id)).toMatchObject({ state: 'paid', balance: 120 });
  });
});
