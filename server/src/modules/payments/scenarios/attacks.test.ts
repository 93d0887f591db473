import { apiPaths } from '@oracle-astra/shared/contract';
import { createTestShop, type TestShop } from '../../../testing/money/payments';
import { createLedgerCheck } from '../../ledger/check';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

const balanceOf = async (jwt: string) => (await shop.get(apiPaths.balance, jwt)).json<object>();

it.each([-120, 0, 120.5, 1e21, Number.MAX_SAFE_INTEGER, '120abc', '1e9', 'NaN', null, [120, 60], { valueOf: 120 }])(
  'creates no order of %p rupees',
  async (wallet) => {
    const { jwt } = await shop.signIn();
    const answer = await shop.post(apiPaths.rechargeOrder, { astrologer: 'oracle', wallet }, jwt);
    expect([400, 404]).toContain(answer.statusCode);
    expect(answer.json()).toMatchObject({ status: 'fail' });
  },
);

it('takes no amount, percent or price from a request', async () => {
  const { jwt } = await shop.signIn();
  const greedy = { amount: 1, price: 1, gst: 0, discount: 11_399, discount_percent: 99, percent: 99, finalValue: 99, currency: 'USD' };
  const answer = await shop.post(apiPaths.rechargeOrder, { astrologer: 'oracle', wallet: 120, ...greedy }, jwt);
  expect(answer.json()).toMatchObject({ amount: 13_452, discount: 0, discount_percent: 0, gst: 2052, currency: 'INR' });
  const quote = await shop.get(`${apiPaths.rechargeQuote}?astrologer=oracle&wallet=120&amount=1&percent=99&finalValue=99`, jwt);
  expect(quote.json()).toMatchObject({ amount: 13_452, discount_percent: 0 });
});

it.each([-1, 0, 1.5, 1e21, '1e1', 'NaN', '-1', ' ', null, [1, 2]])('transfers no %p questions', async (questions) => {
  const [sender, recipient] = [await shop.signIn(), await shop.signIn()];
  const answer = await shop.post(apiPaths.transfer, { mobile: recipient.mobile.slice(2), questions }, sender.jwt);
  expect(answer.json()).toMatchObject({ status: 'fail' });
  for (const { jwt } of [sender, recipient]) expect(await balanceOf(jwt)).toMatchObject({ oracle_questions: 3 });
});

it('refunds no unknown or spent payment, and accepts no operators’ command from a page', async () => {
  const { jwt, uid } = await shop.signIn();
  expect((await shop.post('/operators/payments/refund', { payment_id: 'pay_unknown' })).statusCode).toBe(404);
  const { order_id: orderId } = (await shop.post(apiPaths.rechargeOrder, { astrologer: 'oracle', wallet: 60 }, jwt)).json<{
    order_id: string;
  }>();
  const { response } = await shop.pay({ order_id: orderId });
  await shop.post(apiPaths.rechargeVerify, response ?? {}, jwt);
  const refund = { payment_id: response?.razorpay_payment_id };
  expect((await shop.post('/operators/payments/refund', refund, undefined, { origin: 'https://evil.test' })).statusCode).toBe(403);
  await shop.db.execute(`update accounts set balance = 0 where owner = '${uid}' and unit = 'wallet_paise'`);
  expect((await shop.post('/operators/payments/refund', refund)).json()).toMatchObject({ code: 'forbidden' });
});

it('ends one of two concurrently paid subscriptions, and refunds it', async () => {
  const { jwt } = await shop.signIn();
  const create = async () => (await shop.get(apiPaths.createSubscription, jwt)).json<{ subscription_id: string }>().subscription_id;
  const first = await create();
  await shop.db.execute(`update subscription_orders set state = 'abandoned' where id = '${first}'`);
  const second = await create();
  expect(second).not.toBe(first);
  const results = [];
  for (const id of [first, second]) {
    const { response } = await shop.pay({ subscription_id: id });
    results.push((await shop.post(apiPaths.verifySubscription, response ?? {}, jwt)).json<{ status: string; code?: string }>());
  }
  expect(results).toMatchObject([{ status: 'success' }, { code: 'payment_failed' }]);
  await shop.post('/operators/payments/reconcile');
  expect((await shop.get(`${apiPaths.paymentTransactions}?kind=refund`, jwt)).json()).toMatchObject({ transactions: [{ amount: 19_900 }] });
  expect(await balanceOf(jwt)).toMatchObject({ subscription_questions: 500 });
  expect((await createLedgerCheck(shop).run()).faults.filter((fault) => fault.includes('subscription'))).toEqual([]);
});

it.each(['+275760-09-13T00:00:00.000Z', '-000001-01-01T00:00:00Z', 'yesterday', ''])('lists nothing from %s on', async (at) => {
  const { jwt } = await shop.signIn();
  const answer = await shop.get(`${apiPaths.paymentTransactions}?cursor=${encodeURIComponent(`${at}_pay_1`)}`, jwt);
  expect(answer.json()).toMatchObject({ status: 'fail', code: 'invalid_request' });
});
