import { apiPaths } from '@oracle-astra/shared/contract';
import { createSteeredShop, type SteeredShop } from '../../../testing/money/steered-shop';
import { GatewayError, type GatewayPayment } from '../provider/gateway';

let shop: SteeredShop;
beforeEach(async () => {
  shop = await createSteeredShop();
});
afterEach(async () => shop.close());

const day = 24 * 60 * 60;
const reconcile = async () => shop.post('/operators/payments/reconcile');

/** Money for an order that has ended, which only the provider's list tells of. */
async function payEnded() {
  const { jwt } = await shop.signIn();
  const { order_id: orderId = '' } = await shop.order(jwt);
  const { response } = await shop.pay({ order_id: orderId });
  await shop.db.execute(`update payment_orders set state = 'expired' where provider_id = '${orderId}'`);
  return { jwt, id: response?.razorpay_payment_id ?? '' };
}

/** Charges whose invoice the provider cannot tell. */
const unbookable = (count: number): GatewayPayment[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `pay_unbookable_${at}`,
    order_id: null,
    invoice_id: `inv_${at}`,
    amount: 19_900,
    amount_refunded: 0,
    currency: 'INR',
    status: 'captured',
    method: 'emandate',
  }));

function listFirst(payments: GatewayPayment[]): void {
  shop.instead.listPaymentsSince = async (real) => [...payments, ...((await real()) as GatewayPayment[])];
  shop.instead.findInvoice = async () => {
    throw new GatewayError(500);
  };
}

const isRefunded = async (id: string) => (await shop.callGateway('GET', `/payments/${id}`)).status === 'refunded';
const listKept = async () =>
  (await shop.db.execute<{ id: string }>(`select id from unknown_payment_events where id like 'unbooked:%' order by id`)).rows;
const countToSee = async (event: string) =>
  Number(new RegExp(`payment_events_to_see_total\\{event="${event}"\\} (\\d+)`).exec((await shop.get('/metrics')).body)?.[1] ?? 0);

const readAnswered = async () =>
  new Date(
    (await shop.db.execute<{ answered_at: string }>('select answered_at from provider_answers')).rows[0]?.answered_at ?? 0,
  ).getTime();

it('payments that can never be booked do not starve a later one, and are for an operator', async () => {
  const { id } = await payEnded();
  const before = await countToSee('payment not booked');
  listFirst(unbookable(4));
  await reconcile();
  expect(await isRefunded(id)).toBe(false);
  expect(await countToSee('payment not booked')).toBe(before);
  await reconcile();
  await reconcile();
  expect(await isRefunded(id)).toBe(true);
  expect((await listKept()).length).toBe(4);
  expect(await readAnswered()).toBe(shop.clock().getTime());
  expect(await countToSee('payment not booked')).toBeGreaterThan(before);
});

it('one that cannot be booked does not hold the start of the list, and is booked when it can be', async () => {
  const { id } = await payEnded();
  shop.instead.listRefunds = async () => [];
  await shop.db.execute(`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`);
  await shop.db.execute('create trigger refuse before insert on payments for each row execute function refuse()');
  await reconcile();
  expect(await readAnswered()).toBe(shop.clock().getTime());
  shop.clock.advance(20 * day);
  await reconcile();
  expect([await isRefunded(id), (await listKept()).length]).toEqual([false, 1]);
  await shop.db.execute('drop trigger refuse on payments');
  await reconcile();
  expect([await isRefunded(id), (await listKept()).length]).toEqual([true, 0]);
});

it('one that is booked at last is kept no longer, however many others are', async () => {
  const { id } = await payEnded();
  await shop.db.execute(`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`);
  await shop.db.execute('create trigger refuse before insert on payments for each row execute function refuse()');
  await reconcile();
  await shop.db.execute(`insert into unknown_payment_events (id, type, body, received_at)
    select 'unbooked:' || n, 'payment not booked', format('{"kind":"payment","id":"%s","paymentId":"%s"}', n, n), now() from generate_series(1, 5000) n`);
  await shop.db.execute('drop trigger refuse on payments');
  await reconcile();
  expect(await isRefunded(id)).toBe(true);
  expect((await listKept()).some((row) => row.id.endsWith(id))).toBe(false);
});

it('an unreadable item is read again for a week', async () => {
  const before = await countToSee('unreadable item');
  shop.instead.listPaymentsSince = async (real) => [null, ...((await real()) as GatewayPayment[])];
  await reconcile();
  const { rows } = await shop.db.execute<{ answered_at: string }>('select answered_at from provider_answers');
  expect(shop.clock().getTime() - new Date(rows[0]?.answered_at ?? 0).getTime()).toBe(7 * day * 1000);
  expect(await countToSee('unreadable item')).toBe(before + 1);
});

it('a person whose payment could not be booked at once has the wallet afterwards, without an alarm', async () => {
  const { jwt } = await shop.signIn();
  const { order_id: orderId = '' } = await shop.order(jwt);
  await shop.pay({ order_id: orderId });
  const before = await countToSee('payment not booked');
  shop.instead.listOrderPayments = async () => [];
  shop.instead.listRefundsSince = async () => [];
  await shop.db.execute('create sequence tries');
  await shop.db.execute(`create function refuse() returns trigger language plpgsql as $$ begin
    if nextval('tries') = 1 then raise exception 'no'; end if; return new; end $$`);
  await shop.db.execute('create trigger refuse before insert on payments for each row execute function refuse()');
  await reconcile();
  expect((await listKept()).length).toBe(1);
  await reconcile();
  expect((await shop.get(apiPaths.balance, jwt)).json()).toMatchObject({ wallet: 120 });
  expect([(await listKept()).length, await countToSee('payment not booked')]).toEqual([0, before]);
});
