import { createRefusalSteps } from '../../../testing/money/refusal-steps';
import { createSteeredShop, type SteeredShop } from '../../../testing/money/steered-shop';
import { createLedgerCheck } from '../../ledger/check';

let shop: SteeredShop;
beforeEach(async () => {
  shop = await createSteeredShop();
});
afterEach(async () => {
  expect((await createLedgerCheck(shop).run()).faults).toEqual([]);
  await shop.close();
});

const { paymentOf, reconcile, tell: notify, failThere, returned, listOverdue, stateOf, refuse, wait } = createRefusalSteps(() => shop);

const countTwice = async () =>
  Number(/payment_events_to_see_total\{event="refund returned twice"\} (\d+)/.exec((await shop.get('/metrics')).body)?.[1] ?? 0);

it.each([2, 30])('is settled by an operator who returns the money by other means, after %s hours', async (hours) => {
  const { jwt, payment } = await refuse();
  await wait(hours);
  shop.clock.advance(61);
  expect(await returned(payment)).toMatchObject({ status: 'success', amount: 13_452 });
  expect(await returned(payment)).toMatchObject({ status: 'fail' });
  shop.instead = {};
  await wait(2);
  expect([await stateOf(jwt), await listOverdue(), await paymentOf(payment)]).toMatchObject([['returned'], [], { amount_refunded: 0 }]);
});

it('cannot be settled by other means while it is being sent again', async () => {
  const { jwt, payment } = await refuse();
  let answer: object = {};
  shop.instead.refund = async (real) => {
    answer = await returned(payment);
    return real();
  };
  await wait(1);
  expect(answer).toMatchObject({ status: 'fail' });
  expect(await stateOf(jwt)).toEqual(['returned']);
  const { rows } = await shop.db.execute('select state, returned_by from refunds');
  expect(rows).toEqual([{ state: 'processed', returned_by: null }]);
});

it.each(['refund.created', 'refund.processed'])(
  'that an operator has returned calls an operator if the provider makes it later (%s)',
  async (event) => {
    const { payment } = await refuse();
    const before = await countTwice();
    await wait(30);
    expect(await returned(payment)).toMatchObject({ status: 'success' });
    const { rows } = await shop.db.execute<{ id: string }>('select id from refunds');
    const made = await shop.callGateway('POST', `/payments/${payment}/refund`, { amount: 13_452, receipt: rows[0]?.id });
    expect((await notify(event, 'refund', { ...made, status: event === 'refund.created' ? 'pending' : 'processed' })).statusCode).toBe(200);
    expect((await reconcile()).statusCode).toBe(200);
    expect((await shop.db.execute('select state, returned_by from refunds')).rows).toEqual([
      { state: 'processed', returned_by: 'NEFT N123' },
    ]);
    expect((await countTwice()) - before).toBe(1);
  },
);

it('is recorded as one more return, without a second credit note, if the provider makes it later', async () => {
  const { jwt, payment } = await refuse();
  await wait(2);
  shop.clock.advance(61);
  await returned(payment);
  const { rows } = await shop.db.execute<{ id: string }>('select id from refunds');
  const made = await shop.callGateway('POST', `/payments/${payment}/refund`, { amount: 13_452, receipt: rows[0]?.id });
  await notify('refund.processed', 'refund', made);
  expect(await stateOf(jwt)).toEqual(['returned', 'returned']);
  expect((await shop.db.execute('select from credit_notes')).rows).toHaveLength(1);
});

it('that was accepted and fails at the bank has no reason of the provider', async () => {
  const { jwt, payment } = await refuse();
  await wait(2);
  shop.instead = {};
  await wait(2);
  const { items } = await shop.callGateway('GET', `/payments/${payment}/refunds`);
  const [made] = items as { id: string }[];
  await notify('refund.failed', 'refund', await failThere(made ?? {}));
  expect(await stateOf(jwt)).toEqual(['failed']);
  expect(await listOverdue()).toMatchObject([{ what: 'refund failed', reason: null }]);
});

it('cannot be settled by other means if the provider has made it after all', async () => {
  const { jwt, payment } = await refuse();
  shop.clock.advance(61);
  const { rows } = await shop.db.execute<{ id: string }>('select id from refunds');
  await shop.callGateway('POST', `/payments/${payment}/refund`, { amount: 13_452, receipt: rows[0]?.id });
  expect(await returned(payment)).toMatchObject({ status: 'fail' });
  expect(await stateOf(jwt)).toEqual(['returned']);
  const { rows: kept } = await shop.db.execute('select state, returned_by from refunds');
  expect(kept).toEqual([{ state: 'processed', returned_by: null }]);
});

it('asks for a payment and a reference', async () => {
  expect((await shop.post('/operators/payments/returned', { payment_id: 'pay_none', reference: 'UPI 42' })).statusCode).toBe(404);
  expect((await shop.post('/operators/payments/returned', { payment_id: 'pay_none', reference: '' })).json()).toMatchObject({
    status: 'fail',
  });
});
