import { and, eq, isNull, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../db/database';
import { payments, providerRefunds } from '../../../db/schema';
import type { BookRefund } from './book-refund';
import type { GatewayRefund, PaymentGateway } from '../provider/gateway';
import { createDisputeReconciliation } from './dispute-reconciliation';
import { dayMs } from '../../../day';
import { createProviderAnswers } from '../provider/provider-answers';
import { createAsking } from '../provider/ask-each';
import { paymentEventsToSee } from '../provider/event-metrics';
import { createListBooking } from './list-booking';
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
const unreadableMs = 7 * dayMs;
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

/** Fetches payments of closed orders and unreported refunds from the provider, and books refunds whose payment was unknown when they were reported. */
export function createRefundReconciliation(deps: RefundReconciliationDeps) {
  const { db, clock, log, gateway, bookRefund, settleUnreported } = deps;
  const answers = createProviderAnswers({ db, clock });
  const bookDisputes = createDisputeReconciliation(db);
  const bookListed = createListBooking({ db, clock, log, settleUnreported, bookReported: async (refund) => bookReported(refund) });
  let askedAt = 0;
  let longAskedAt = 0;

  const bookReported = async (refund: GatewayRefund, kind: 'refund' | 'dispute' = 'refund') =>
    db.transaction(async (tx) => bookRefund(tx, { ...refund, kind }));

  function noteUnread(list: string): void {
    paymentEventsToSee.inc({ event: 'unreadable item' });
    log.error({ list }, 'a list of the provider has an item that cannot be read');
  }

  /** The items that can be read. */
  function readable<Item>(list: string, items: readonly (Item | null)[]): Item[] {
    if (items.includes(null)) noteUnread(list);
    return items.filter((item) => item !== null);
  }

  /** Books the refunds that were reported before their payment was known, without calling the provider. */
  async function bookWaiting(): Promise<void> {
    const waiting = await db
      .select({ refund: providerRefunds })
      .from(providerRefunds)
      .innerJoin(payments, eq(payments.id, providerRefunds.paymentId))
      .where(and(isNull(providerRefunds.bookedAt), isNull(providerRefunds.refundId), eq(providerRefunds.state, 'processed')))
      .orderBy(sql`${providerRefunds.triedAt} nulls first`)
      .limit(batch);
    const rows = waiting.map(({ refund }) => refund);
    await createAsking(log).eachHere('refund', rows, async ({ id, paymentId, kind, amountPaise: amount, state: status }) => {
      await db.update(providerRefunds).set({ triedAt: clock() }).where(eq(providerRefunds.id, id));
      await db.transaction(async (tx) => bookRefund(tx, { id, paymentId, kind, amount, status, receipt: null }));
    });
  }

  /** `isForced` asks now; otherwise one process asks every ten minutes. Throws a GatewayError. */
  async function ask(isForced: boolean): Promise<void> {
    const now = clock().getTime();
    if (gateway === null || (!isForced && Math.abs(now - askedAt) < everyMs)) return;
    askedAt = now;
    const isLong = isForced || Math.abs(now - longAskedAt) >= longEveryMs;
    const since = Math.floor(((await answers.read()) - (isLong ? longLookBackMs : lookBackMs)) / 1000);
    // A failing list of refunds, or payments that cannot be booked, must not delay the others.
    const listed = await gateway.listPaymentsSince(since);
    const areTried = await bookListed.payments(gateway, readable('payments', listed), createAsking(log));
    const refunds = await gateway.listRefundsSince(since);
    const isComplete = (await bookListed.refunds(gateway, readable('refunds', refunds), createAsking(log))) && areTried;
    // An unreadable item is read again for a week, so that a release that can read it books it.
    if (isComplete) await answers.write(now - ([...listed, ...refunds].includes(null) ? unreadableMs : 0));
    if (isLong) longAskedAt = now;
    const asking = createAsking(log);
    // A bank may take longer than that to confirm the refund.
    for (const { paymentId } of await listPending(db))
      await asking.about({ payment: paymentId }, async () => {
        await db.update(providerRefunds).set({ triedAt: clock() }).where(eq(providerRefunds.paymentId, paymentId));
        for (const refund of await gateway.listRefunds(paymentId)) await bookReported(refund);
      });
    if (asking.isOver()) return;
    await bookDisputes(gateway, {
      book: async (dispute, kind) => asking.about({ dispute: dispute.id }, async () => bookReported(dispute, kind)),
      noteUnread: () => noteUnread('disputes'),
    });
  }

  return { bookWaiting, ask };
}

export type RefundReconciliation = ReturnType<typeof createRefundReconciliation>;
