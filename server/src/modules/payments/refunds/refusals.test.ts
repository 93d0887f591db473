import { apiPaths } from '@oracle-astra/shared/contract';
import { createRefusalSteps } from '../../../testing/money/refusal-steps';
import { createSteeredShop, type SteeredShop } from '../../../testing/money/steered-shop';
import { GatewayError } from '../provider/gateway';
import { createLedgerCheck } from '../../ledger/check';

let shop: SteeredShop;
beforeEach(async () => {
  shop = await createSteeredShop();
});
afterEach(async () => {
  expect((await createLedgerCheck(shop).run()).faults).toEqual([]);
  await shop.close();
});

const {
  paymentOf,
  tell: notify,
  overdue,
  reason,
  refund,
  returned,
  listOverdue,
  stateOf,
  told,
  refuse,
  wait,
} = createRefusalSteps(() => shop);

it('is not shown as on its way while the provider refuses it', async () => {
  const { jwt, payment } = await refuse();
  expect(await stateOf(jwt)).toEqual(['failed']);
  await wait(2);
  expect(await listOverdue()).toMatchObject([{ what: 'refund not sent', id: payment, amount: 13_452, reason }]);
});

it('fails after a day: its person is notified once, and only an operator can send it again', async () => {
  const { jwt, payment, calls } = await refuse();
  await wait(30);
  const tried = calls();
  expect(tried).toBeLessThan(30);
  await wait(5);
  expect(calls()).toBe(tried);
  expect((await told(jwt)).filter((kind) => kind === 'refund_failed')).toHaveLength(1);
  expect(await overdue()).toBe('1');
  expect(await listOverdue()).toMatchObject([{ what: 'refund failed', id: payment, reason }]);
  shop.instead = {};
  expect(await refund(payment)).toMatchObject({ state: 'processed' });
  expect(await stateOf(jwt)).toEqual(['returned']);
  expect(await listOverdue()).toEqual([]);
});

it('goes out by itself if the refusal ends within the day', async () => {
  const { jwt, payment } = await refuse('Your account does not have enough balance to carry out the refund operation.');
  await wait(5);
  shop.instead = {};
  await wait(3);
  expect(await paymentOf(payment)).toMatchObject({ status: 'refunded' });
  expect([await stateOf(jwt), await listOverdue()]).toEqual([['returned'], []]);
  expect(await told(jwt)).not.toContain('refund_failed');
});

it('that has failed is recorded as made if the provider reports it later', async () => {
  const { jwt, payment } = await refuse();
  await wait(30);
  const { rows } = await shop.db.execute<{ id: string }>('select id from refunds');
  const made = await shop.callGateway('POST', `/payments/${payment}/refund`, { amount: 13_452, receipt: rows[0]?.id });
  await notify('refund.processed', 'refund', made);
  expect([await stateOf(jwt), await overdue()]).toEqual([['returned'], '0']);
});

it('of money that was never credited is refused in the same way', async () => {
  const { jwt } = await shop.signIn();
  const { order_id: orderId = '' } = await shop.order(jwt);
  await shop.post(apiPaths.rechargeDrop, { order_id: orderId }, jwt);
  shop.instead.refund = async () => {
    throw new GatewayError(400, undefined, reason);
  };
  await shop.pay({ order_id: orderId });
  await wait(30);
  expect(await stateOf(jwt)).toEqual(['failed']);
  const { items } = await shop.callGateway('GET', `/orders/${orderId}/payments`);
  expect(await returned((items as { id: string }[])[0]?.id ?? '')).toMatchObject({ status: 'success' });
  expect(await stateOf(jwt)).toEqual(['returned']);
});
