import { apiPaths, type RechargeOrderResponse, type SuccessOf } from '@oracle-astra/shared/contract';
import { createFaultyDatabase, type Fault } from '../../../testing/databases/faulty-database';
import { createPgliteDatabase } from '../../../db/pglite/pglite';
import { createTestDatabase } from '../../../testing/databases/test-database';
import { createTestShop, type TestShop } from '../../../testing/money/payments';
import { createLedgerCheck } from '../../ledger/check';

let shop: TestShop;
let client: Awaited<ReturnType<typeof createTestDatabase>>;
/** The faults of the next transactions; none after the last. */
let faults: (Fault | null)[] = [];

beforeAll(async () => {
  client = await createTestDatabase();
  const db = createFaultyDatabase(createPgliteDatabase(client), () => faults.shift() ?? null);
  shop = await createTestShop({ db });
});
afterAll(async () => {
  await shop.close();
  await client.close();
});
beforeEach(() => {
  faults = [];
});

async function paid() {
  const { jwt } = await shop.signIn();
  const { order_id: orderId } = (await shop.post(apiPaths.rechargeOrder, { astrologer: 'oracle', wallet: 120 }, jwt)).json<
    SuccessOf<RechargeOrderResponse>
  >();
  const { response } = await shop.pay({ order_id: orderId });
  return { jwt, orderId, response: response ?? {} };
}

const walletOf = async (jwt: string) => (await shop.get(apiPaths.balance, jwt)).json<{ wallet: number }>().wallet;
const ledgerFaults = async () => (await createLedgerCheck({ db: shop.db }).run()).faults;

describe.each(['before commit', 'after commit'] as const)('a server that is killed %s', (fault) => {
  it('credits a payment once when the result of the window is repeated', async () => {
    const { jwt, response } = await paid();
    const verify = async () => (await shop.post(apiPaths.rechargeVerify, response, jwt)).json<{ status: string; code?: string }>();
    faults = [fault];
    expect(await verify()).toMatchObject({ status: 'fail', code: 'payment_pending' });
    expect(await verify()).toMatchObject({ status: 'success', balance: 120 });
    expect(await walletOf(jwt)).toBe(120);
    expect(await ledgerFaults()).toEqual([]);
  });

  it('credits a payment once when the provider repeats its event', async () => {
    const { jwt, orderId } = await paid();
    const { items } = await shop.callGateway('GET', `/orders/${orderId}/payments`);
    const [entity] = items as object[];
    const event = { event: 'payment.captured', created_at: 1, payload: { payment: { entity: { ...entity, status: 'captured' } } } };
    const send = async () => (await shop.sendEvent(event, { id: `event of ${orderId}` })).statusCode;
    faults = [fault];
    expect(await send()).toBe(500);
    expect(await send()).toBe(200);
    expect(await walletOf(jwt)).toBe(120);
    expect(await ledgerFaults()).toEqual([]);
  });

  it('refunds a payment once, also at the provider', async () => {
    const { jwt, response } = await paid();
    await shop.post(apiPaths.rechargeVerify, response, jwt);
    const paymentId = response.razorpay_payment_id ?? '';
    const refund = async () => shop.post('/operators/payments/refund', { payment_id: paymentId });
    faults = [fault];
    expect((await refund()).statusCode).toBe(500);
    expect((await refund()).json()).toMatchObject({ status: 'success', amount: 13_452, state: 'processed' });
    expect(await shop.callGateway('GET', `/payments/${paymentId}/refunds`)).toMatchObject({ count: 1 });
    expect(await walletOf(jwt)).toBe(0);
    expect(await ledgerFaults()).toEqual([]);
  });
});

it('credits unreported payments from before the kill by the timer', async () => {
  const { jwt } = await paid();
  await shop.post('/operators/payments/reconcile');
  expect(await walletOf(jwt)).toBe(120);
  await shop.post('/operators/payments/reconcile');
  expect(await walletOf(jwt)).toBe(120);
});
