import { and, eq, isNull, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../db/database';
import { payments, providerRefunds } from '../../../db/schema';
import type { BookRefund } from './book-refund';
import { GatewayError, type GatewayRefund, type PaymentGateway } from '../provider/gateway';
import { createDisputeReconciliation } from './dispute-reconciliation';
import { dayMs } from '../../../day';
import { createProviderAnswers } from '../provider/provider-answers';
import { createPaymentRepository } from '../payment-repository';
import type { SettleUnreported } from '../provider/unreported-payments';

interface RefundReconciliationDeps {
  db: Database;
  log: Pick<FastifyBaseLogger, 'error'>;
  clock: () => Date;
  gateway: PaymentGateway | null;
  bookRefund: BookRefund;
  settleUnreported: SettleUnreported;
}

const minuteMs = 60_000;
const everyMs = 10 * minuteMs;
/**
 * Overlaps before the last answer, because a payment may be captured later than it was created: a held one within three days,
 * a charge by an e-mandate within ten. The long list is read a few times a day.
 */
const lookBackMs = 3 * dayMs;
const longLookBackMs = 10 * dayMs;
const longEveryMs = 6 * 60 * minuteMs;
const batch = 100;

/** Payments with refunds that are not confirmed by a bank yet, the least recently checked first. */
const listPending = async (db: Database): Promise<{ paymentId: string }[]> =>
  db
    .select({ paymentId: providerRefunds.paymentId })
    .from(providerRefunds)
    .where(eq(providerRefunds.state, 'pending'))
    .groupBy(providerRefunds.paymentId)
    .orderBy(sql`min(${providerRefunds.triedAt}) nulls first`)
    .limit(batch);

/** Returns that the list is not complete. */
function noteUnread(log: Pick<FastifyBaseLogger, 'error'>, list: string): false {
  log.error({ list }, 'a list of the provider has an item that cannot be read');
  return false;
}

/** Fetches payments of closed orders and unreported refunds from the provider, and books refunds whose payment was unknown when they were reported. */
export function createRefundReconciliation(deps: RefundReconciliationDeps) {
  const { db, clock, log, gateway, bookRefund, settleUnreported } = deps;
  const answers = createProviderAnswers({ db, clock });
  const bookDisputes = createDisputeReconciliation(db);
  let askedAt = 0;
  let longAskedAt = 0;

  /** One that cannot be booked does not block others; after a failure of the provider the rest waits. Returns whether it was booked. */
  async function book(what: { payment?: string; refund?: string }, work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      if (error instanceof GatewayError && !error.isRefusal) throw error;
      log.error({ err: error, ...what }, 'money that the provider tells of was not booked');
      return false;
    }
  }

  const bookReported = async (refund: GatewayRefund, kind: 'refund' | 'dispute' = 'refund') =>
    book({ refund: refund.id }, async () => db.transaction(async (tx) => bookRefund(tx, { ...refund, kind })));

  /** Books the refunds that were reported before their payment was known, without calling the provider. */
  async function bookWaiting(): Promise<void> {
    const waiting = await db
      .select({ refund: providerRefunds })
      .from(providerRefunds)
      .innerJoin(payments, eq(payments.id, providerRefunds.paymentId))
      .where(and(isNull(providerRefunds.bookedAt), isNull(providerRefunds.refundId), eq(providerRefunds.state, 'processed')))
      .orderBy(sql`${providerRefunds.triedAt} nulls first`)
      .limit(batch);
    for (const { id, paymentId, kind, amountPaise: amount, state: status } of waiting.map(({ refund }) => refund)) {
      await db.update(providerRefunds).set({ triedAt: clock() }).where(eq(providerRefunds.id, id));
      await book({ refund: id }, async () =>
        db.transaction(async (tx) => bookRefund(tx, { id, paymentId, kind, amount, status, receipt: null })),
      );
    }
  }

  /** `isForced` asks now; otherwise one process asks every ten minutes. Throws a GatewayError. */
  async function ask(isForced: boolean): Promise<void> {
    const now = clock().getTime();
    if (gateway === null || (!isForced && Math.abs(now - askedAt) < everyMs)) return;
    askedAt = now;
    const isLong = isForced || Math.abs(now - longAskedAt) >= longEveryMs;
    const since = Math.floor(((await answers.read()) - (isLong ? longLookBackMs : lookBackMs)) / 1000);
    let isComplete = true;
    for (const payment of await gateway.listPaymentsSince(since))
      if (payment === null) isComplete = noteUnread(log, 'payments');
      else if ((await createPaymentRepository(db).byId(payment.id)) === null)
        isComplete = (await book({ payment: payment.id }, async () => settleUnreported(gateway, payment))) && isComplete;
    for (const refund of await gateway.listRefundsSince(since))
      if (refund === null) isComplete = noteUnread(log, 'refunds');
      else isComplete = (await bookReported(refund)) && isComplete;
    // Unbooked refunds are read again until they are booked, however long that takes.
    if (isComplete) await answers.write(now);
    if (isLong) longAskedAt = now;
    // A bank may take longer than that to confirm the refund.
    for (const { paymentId } of await listPending(db))
      await book({ payment: paymentId }, async () => {
        await db.update(providerRefunds).set({ triedAt: clock() }).where(eq(providerRefunds.paymentId, paymentId));
        for (const refund of await gateway.listRefunds(paymentId)) await bookReported(refund);
      });
    await bookDisputes(gateway, { book: bookReported, noteUnread: () => noteUnread(log, 'disputes') });
  }

  return { bookWaiting, ask };
}

export type RefundReconciliation = ReturnType<typeof createRefundReconciliation>;
