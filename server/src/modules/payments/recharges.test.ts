/* eslint-disable max-lines -- the cases of one subject share their set-up */
import { apiPaths, type RechargeOrderResponse, type SuccessOf } from '@oracle-astra/shared/contract';
import { createPgliteDatabase } from '../../db/pglite/pglite';
import { describeOnPostgres, startPostgres, type TestPostgres } from '../../testing/databases/real-postgres';
import { addBirth } from '../../testing/births';
import { setBalance } from '../../testing/chats';
import { readPdfTexts } from '../../testing/read-pdf-texts';
import { createTestDatabase } from '../../testing/databases/test-database';
import { createTestShop, keys, type TestShop } from '../../testing/money/payments';
import { testConfig } from '../../testing/test-app';
import { createLedgerCheck } from '../ledger/check';
import type { SigningSecrets } from '../session/keyed-hash';
import { signOrderPayment } from './provider/signatures';

let shop: TestShop;

type Order = SuccessOf<RechargeOrderResponse>;

async function order(jwt: string, body: object = { astrologer: 'oracle', wallet: 120 }, key?: string): Promise<Order> {
  return (await shop.post(apiPaths.rechargeOrder, body, jwt, key === undefined ? {} : { 'idempotency-key': key })).json<Order>();
}

const verify = async (jwt: string, body: object) => (await shop.post(apiPaths.rechargeVerify, body, jwt)).json<Record<string, unknown>>();
const walletOf = async (jwt: string) => (await shop.get(apiPaths.balance, jwt)).json<{ wallet: number }>().wallet;
const faults = async () => (await createLedgerCheck({ db: shop.db }).run()).faults;

async function paid(jwt: string, outcome = 'paid') {
  const { order_id: orderId } = await order(jwt);
  const { response } = await shop.pay({ order_id: orderId }, outcome);
  return { orderId, response: response ?? {} };
}

/** The event of a captured payment of an order, as the provider sends it. */
async function capturedEvent(orderId: string, change: object = {}) {
  const { items } = await shop.callGateway('GET', `/orders/${orderId}/payments`);
  const entity = { ...(items as object[])[0], ...change };
  return { event: 'payment.captured', created_at: 1, payload: { payment: { entity } } };
}

async function winCoupon(jwt: string): Promise<{ coupon: string; percent: number }> {
  return (await shop.post(apiPaths.spin, {}, jwt)).json();
}

function recharging(): void {
  it('a payment lengthens a running chat whose time was over', async () => {
    const { jwt, uid } = await shop.signIn();
    const bid = await addBirth(shop, jwt);
    await setBalance(shop, uid, 'oracle_question', 0);
    const chat = { bid, ...(await shop.post(apiPaths.startChat, { bid, astrologer: 'Oracle' }, jwt)).json<{ asst_id: string }>() };
    await shop.db.execute(`update chat_sessions set open_until = '2000-01-01' where asst_id = '${chat.asst_id}'`);
    const left = async () => (await shop.post(apiPaths.chat, chat, jwt)).json<{ credit: object }>().credit;
    await verify(jwt, (await paid(jwt)).response);
    expect(await left()).toMatchObject({ questions_left: 0, balance: 120, time_left_seconds: 1200 });
  });

  it('creates an order with the server’s amounts, including GST', async () => {
    const { jwt } = await shop.signIn();
    expect(await order(jwt, { astrologer: 'oracle', wallet: 120, amount: 1 })).toMatchObject({
      status: 'success',
      key_id: keys.keyId,
      wallet: 120,
      original_price: 12_000,
      price: 11_400,
      discount: 0,
      taxable: 11_400,
      gst: 2052,
      amount: 13_452,
      currency: 'INR',
    });
    const refused = await shop.post(apiPaths.rechargeOrder, { astrologer: 'oracle', wallet: 6000 }, jwt);
    expect([refused.statusCode, refused.json()]).toMatchObject([404, { code: 'pack_not_found' }]);
  });

  it('returns the same order for the same key, also in parallel, and refuses the key for another pack', async () => {
    const { jwt } = await shop.signIn();
    const answers = await Promise.all(Array.from({ length: 10 }, () => order(jwt, undefined, 'key-1')));
    expect(new Set(answers.map(({ order_id: id }) => id)).size).toBe(1);
    expect(await order(jwt, { astrologer: 'oracle', wallet: 300 }, 'key-1')).toMatchObject({ code: 'idempotency_key_reused' });
  });

  it('credits once for 50 parallel results of the window and 50 parallel events', async () => {
    const { jwt } = await shop.signIn();
    const { orderId, response } = await paid(jwt);
    const event = await capturedEvent(orderId);
    const [results, events] = await Promise.all([
      Promise.all(Array.from({ length: 50 }, () => verify(jwt, response))),
      Promise.all(Array.from({ length: 50 }, (_, n) => shop.sendEvent(event, { id: `${orderId}-${n % 2}` }))),
    ]);
    expect(new Set(results.map(({ status }) => status))).toEqual(new Set(['success']));
    expect(new Set(results.map(({ receipt_id: id }) => id)).size).toBe(1);
    expect(new Set(events.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(results[0]).toMatchObject({ balance: 120, added: 120 });
    expect(await walletOf(jwt)).toBe(120);
    expect(await faults()).toEqual([]);
  });

  it('refuses foreign orders, forged and replayed signatures, and credits nothing', async () => {
    const [owner, thief] = [await shop.signIn(), await shop.signIn()];
    const { orderId, response } = await paid(owner.jwt);
    const own = await order(thief.jwt);
    const paymentId = response.razorpay_payment_id ?? '';
    expect(await verify(thief.jwt, response)).toMatchObject({ code: 'order_not_found' });
    expect(await verify(thief.jwt, { ...response, razorpay_order_id: own.order_id })).toMatchObject({ code: 'payment_mismatch' });
    expect(await verify(owner.jwt, { ...response, razorpay_signature: 'f'.repeat(64) })).toMatchObject({ code: 'payment_mismatch' });
    // Even a valid signature is refused if the provider's payment belongs to another order.
    const signature = signOrderPayment(keys.keySecret, own.order_id, paymentId);
    expect(
      await verify(thief.jwt, { razorpay_order_id: own.order_id, razorpay_payment_id: paymentId, razorpay_signature: signature }),
    ).toMatchObject({ code: 'payment_mismatch' });
    expect((await shop.get(`${apiPaths.rechargeStatus}?order_id=${orderId}`, thief.jwt)).statusCode).toBe(404);
    expect([await walletOf(owner.jwt), await walletOf(thief.jwt)]).toEqual([0, 0]);
  });

  it('refuses forged events, and refunds a payment of another amount', async () => {
    const { jwt } = await shop.signIn();
    const { orderId } = await paid(jwt);
    const event = await capturedEvent(orderId);
    const forged = await shop.sendEvent(event, { id: `${orderId}-forged`, secret: 'guessed' });
    expect([forged.statusCode, forged.json()]).toMatchObject([400, { code: 'webhook_signature_invalid' }]);
    expect((await shop.sendEvent(await capturedEvent(orderId, { amount: 100 }), { id: `${orderId}-less` })).statusCode).toBe(200);
    expect(await walletOf(jwt)).toBe(0);
    expect((await shop.get(`${apiPaths.paymentTransactions}?kind=refund`, jwt)).json()).toMatchObject({
      transactions: [{ kind: 'refund', amount: 100 }],
    });
  });

  it('accepts events of both secrets while the secret of the webhook is changed, and then those of the new one', async () => {
    const { jwt } = await shop.signIn();
    const { orderId } = await paid(jwt);
    const event = await capturedEvent(orderId);
    const secrets: { list: SigningSecrets['list'] } = shop.payments.webhookSecrets;
    const send = async (id: string, secret: string) => (await shop.sendEvent(event, { id: `${orderId}-${id}`, secret })).statusCode;
    secrets.list = ['the next secret', keys.webhookSecret];
    expect([await send('old', keys.webhookSecret), await send('new', 'the next secret'), await send('none', 'guessed')]).toEqual([
      200, 200, 400,
    ]);
    secrets.list = ['the next secret'];
    expect([await send('late', keys.webhookSecret), await send('later', 'the next secret')]).toEqual([400, 200]);
    secrets.list = [keys.webhookSecret];
    expect(await faults()).toEqual([]);
  });

  it('finds an unreported payment by querying the provider', async () => {
    const { jwt } = await shop.signIn();
    const { orderId } = await paid(jwt, 'closed');
    const status = async () => (await shop.get(`${apiPaths.rechargeStatus}?order_id=${orderId}`, jwt)).json<object>();
    expect(await status()).toMatchObject({ state: 'created', receipt_id: null });
    shop.clock.advance(5);
    expect(await status()).toMatchObject({ state: 'paid', balance: 120, amount: 13_452, receipt_id: expect.any(String) as string });
    await shop.get(`${apiPaths.rechargeStatus}?order_id=${orderId}&seen=1`, jwt);
    const other = await paid(jwt, 'closed');
    await shop.post('/operators/payments/reconcile');
    expect((await shop.get(`${apiPaths.rechargeStatus}?order_id=${other.orderId}`, jwt)).json()).toMatchObject({ state: 'paid' });
    expect(await walletOf(jwt)).toBe(240);
  });

  it('ends an order unpaid for a day, and refunds a later payment', async () => {
    const { jwt } = await shop.signIn();
    const { order_id: orderId } = await order(jwt);
    shop.clock.advance(25 * 60 * 60);
    await shop.post('/operators/payments/reconcile');
    const { response } = await shop.pay({ order_id: orderId });
    expect(await verify(jwt, response ?? {})).toMatchObject({ code: 'payment_failed' });
    expect(await walletOf(jwt)).toBe(0);
    expect((await shop.get(apiPaths.paymentTransactions, jwt)).json()).toMatchObject({
      transactions: expect.arrayContaining([expect.objectContaining({ kind: 'refund', amount: 13_452 })]) as object[],
    });
    expect(await shop.callGateway('GET', `/payments/${response?.razorpay_payment_id ?? ''}`)).toMatchObject({ status: 'refunded' });
  });

  it('reports a failed payment, and lets the order be paid again', async () => {
    const { jwt } = await shop.signIn();
    const { order_id: orderId } = await order(jwt);
    expect(await shop.pay({ order_id: orderId }, 'failed')).toMatchObject({ ok: false });
    shop.clock.advance(5);
    expect((await shop.get(`${apiPaths.rechargeStatus}?order_id=${orderId}`, jwt)).json()).toMatchObject({ state: 'attempted' });
    const { response } = await shop.pay({ order_id: orderId });
    expect(await verify(jwt, response ?? {})).toMatchObject({ status: 'success', balance: 120 });
  });

  it('applies a coupon to one order, also for concurrent ones', async () => {
    const { jwt } = await shop.signIn();
    const { coupon, percent } = await winCoupon(jwt);
    const discounted = Math.round(114 - (114 * percent) / 100);
    const wanted = { astrologer: 'astra', wallet: 120, coupon };
    expect(
      (await shop.get(`${apiPaths.rechargeQuote}?${new URLSearchParams({ ...wanted, wallet: '120' }).toString()}`, jwt)).json(),
    ).toMatchObject({
      discount_percent: percent,
      taxable: discounted * 100,
    });
    const orders = await Promise.all(Array.from({ length: 5 }, (_, n) => order(jwt, wanted, `c${n}`)));
    expect(new Set(orders.map(({ taxable }) => taxable))).toEqual(new Set([discounted * 100]));
    const results = [];
    for (const { order_id: id } of orders) results.push(await verify(jwt, (await shop.pay({ order_id: id })).response ?? {}));
    expect(results.filter(({ status }) => status === 'success')).toHaveLength(1);
    expect(await walletOf(jwt)).toBe(120);
    await shop.get(`${apiPaths.rechargeStatus}?order_id=${orders[0]?.order_id ?? ''}&seen=1`, jwt);
    expect(await order(jwt, wanted)).toMatchObject({ code: 'coupon_used' });
    expect(await faults()).toEqual([]);
  });

  it('refuses a coupon of somebody else, and one that has expired', async () => {
    const [winner, other] = [await shop.signIn(), await shop.signIn()];
    const { coupon } = await winCoupon(winner.jwt);
    expect(await order(other.jwt, { astrologer: 'oracle', wallet: 60, coupon })).toMatchObject({ code: 'coupon_invalid' });
    expect((await shop.get(`${apiPaths.rechargeQuote}?astrologer=oracle&wallet=60&coupon=${coupon}`)).statusCode).toBe(401);
    shop.clock.advance(8 * 24 * 60 * 60);
    expect(await order(winner.jwt, { astrologer: 'oracle', wallet: 60, coupon })).toMatchObject({ code: 'coupon_expired' });
  });

  it('numbers receipts consecutively, and shows them only to their owner', async () => {
    const [one, other] = [await shop.signIn(), await shop.signIn()];
    const ids: string[] = [];
    for (const jwt of [one.jwt, other.jwt]) {
      const { response } = await paid(jwt);
      ids.push(String((await verify(jwt, response)).receipt_id));
    }
    const read = async (id: string | undefined, jwt: string) =>
      (await shop.get(`${apiPaths.paymentReceipt}?receipt_id=${id ?? ''}`, jwt)).json<{
        number: string;
        document_url: string;
        pdf_url: string;
        code?: string;
      }>();
    const [first, second] = [await read(ids[0], one.jwt), await read(ids[1], other.jwt)];
    expect(first).toMatchObject({ taxable: 11_400, gst: 2052, gst_percent: 18, amount: 13_452, mobile: one.mobile });
    const numberOf = ({ number }: { number: string }) => Number(number.split('/')[2]);
    expect(numberOf(second) - numberOf(first)).toBe(1);
    expect(await read(ids[0], other.jwt)).toMatchObject({ code: 'receipt_not_found' });
    const page = await shop.get(first.document_url);
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.body).toContain('₹134.52');
    expect((await shop.get(first.document_url.replace('signature=', 'signature=0'))).statusCode).toBe(404);
    const file = await shop.get(first.pdf_url);
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(file.headers['content-disposition']).toBe(`attachment; filename="${first.number.replaceAll('/', '-')}.pdf"`);
    expect(readPdfTexts(file.rawPayload)).toEqual(expect.arrayContaining(['Tax invoice', first.number, '₹20.52', '₹134.52']));
    const inHindi = await shop.get(first.pdf_url.replace('lang=en', 'lang=hi'));
    expect(readPdfTexts(inHindi.rawPayload)).toEqual(expect.arrayContaining(['टैक्स इनवॉइस', 'कुल भुगतान', '₹134.52']));
    expect((await shop.get(first.pdf_url.replace('signature=', 'signature=0'))).statusCode).toBe(404);
    shop.clock.advance(16 * 60);
    for (const link of [first.document_url, first.pdf_url]) expect((await shop.get(link)).statusCode).toBe(404);
  });

  it('refunds the rest in the wallet, once', async () => {
    const { jwt } = await shop.signIn();
    const { response } = await paid(jwt);
    await verify(jwt, response);
    const paymentId = response.razorpay_payment_id;
    const refund = async () => (await shop.post('/operators/payments/refund', { payment_id: paymentId })).json<{ refund_id: string }>();
    const answers = await Promise.all([refund(), refund(), refund()]);
    expect(new Set(answers.map(({ refund_id: id }) => id)).size).toBe(1);
    expect(await refund()).toMatchObject({ status: 'success', amount: 13_452, state: 'processed' });
    expect(await walletOf(jwt)).toBe(0);
    expect(await shop.callGateway('GET', `/payments/${paymentId ?? ''}/refunds`)).toMatchObject({ count: 1 });
    const told = async (language: string) =>
      (await shop.post(apiPaths.notifications, {}, jwt, { 'accept-language': language }))
        .json<{ notifications: { kind: string; message: string }[] }>()
        .notifications.flatMap(({ kind, message }) => (kind === 'payment_refunded' ? [message] : []));
    expect([await told('en'), await told('hi')]).toEqual([['₹134.52 is on its way back to you'], ['₹134.52 आपको वापस भेजे जा रहे हैं']]);
    expect(await faults()).toEqual([]);
  });

  it('gives each refund of an invoice a credit note with a separate number', async () => {
    const [one, other] = [await shop.signIn(), await shop.signIn()];
    const notes: CreditNote[] = [];
    for (const { jwt } of [one, other]) {
      const { response } = await paid(jwt);
      const { receipt_id: invoiceId } = await verify(jwt, response);
      await shop.post('/operators/payments/refund', { payment_id: response.razorpay_payment_id });
      const list = (await shop.get(`${apiPaths.paymentTransactions}?kind=refund`, jwt)).json<{ transactions: { receipt_id: string }[] }>();
      const read = async (id: unknown) => (await shop.get(`${apiPaths.paymentReceipt}?receipt_id=${String(id)}`, jwt)).json<CreditNote>();
      const note = await read(list.transactions[0]?.receipt_id);
      expect(note).toMatchObject({ kind: 'refund', amount: 13_452, gst: 2052, taxable: 11_400, invoice: (await read(invoiceId)).number });
      notes.push(note);
    }
    const [first, second] = notes.map(({ number }) => Number(number.split('/')[2]));
    expect(second).toBe((first ?? 0) + 1);
    expect(notes[0]?.number).toMatch(/^OA\/C\d\d-\d\d\/\d{5}$/);
    const texts = readPdfTexts((await shop.get(notes[0]?.pdf_url ?? '')).rawPayload);
    expect(texts).toEqual(expect.arrayContaining(['Credit note', 'Total refunded', '₹134.52']));
    expect(texts.some((text) => text.startsWith(String(notes[0]?.invoice)))).toBe(true);
    expect((await shop.get(notes[0]?.document_url ?? '')).body).toContain('Credit note');
    expect((await shop.get(`${apiPaths.paymentReceipt}?receipt_id=${notes[0]?.receipt_id ?? ''}`, other.jwt)).statusCode).toBe(404);
    expect(await faults()).toEqual([]);
  });

  it('gives older refunds their missing credit notes, once', async () => {
    const { jwt } = await shop.signIn();
    const { response } = await paid(jwt);
    await verify(jwt, response);
    const paymentId = response.razorpay_payment_id ?? '';
    await shop.post('/operators/payments/refund', { payment_id: paymentId });
    await shop.db.execute(`alter table credit_notes disable trigger credit_notes_append_only`);
    await shop.db.execute(`delete from credit_notes where refund_id = (select id from refunds where payment_id = '${paymentId}')`);
    await shop.db.execute(`update credit_note_counters set last = last - 1 where last > 1`);
    await shop.db.execute(`delete from credit_note_counters where not exists (select from credit_notes)`);
    await shop.db.execute(`alter table credit_notes enable trigger credit_notes_append_only`);
    expect(await faults()).toEqual([expect.stringContaining('has no credit note')]);
    const reconcile = async () => (await shop.post('/operators/payments/reconcile')).json<{ credit_notes: number }>().credit_notes;
    const issued = await Promise.all([reconcile(), reconcile()]);
    expect(issued.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await reconcile()).toBe(0);
    expect(await faults()).toEqual([]);
    const { rows } = await shop.db.execute(
      `select document->'wallet' as wallet, document->'amount' as amount, document->'gst' as gst from credit_notes
       where refund_id = (select id from refunds where payment_id = '${paymentId}')`,
    );
    expect(rows).toEqual([{ wallet: 12_000, amount: 13_452, gst: 2052 }]);
  });
}

interface CreditNote {
  receipt_id: string;
  number: string;
  invoice: string;
  document_url: string;
  pdf_url: string;
}

describe('recharges on PGlite', () => {
  let client: Awaited<ReturnType<typeof createTestDatabase>>;
  beforeAll(async () => {
    client = await createTestDatabase();
    shop = await createTestShop({ db: createPgliteDatabase(client) });
  });
  afterAll(async () => {
    await shop.close();
    await client.close();
  });
  recharging();
});

describeOnPostgres('recharges on PostgreSQL', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
    shop = await createTestShop({ db: postgres.db, config: { ...testConfig, databaseUrl: postgres.url } });
  });
  afterAll(async () => {
    await shop.close();
    await postgres.close();
  });
  recharging();
});
