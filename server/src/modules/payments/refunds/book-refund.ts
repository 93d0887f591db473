import { eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../db/database';
import { providerRefunds } from '../../../db/schema';
import { lockPerson } from '../../../db/lock-person';
import { paymentEventsToSee } from '../provider/event-metrics';
import type { GatewayRefund } from '../provider/gateway';
import type { GiveBack } from './give-back';
import { createPaymentRepository, type Payment } from '../payment-repository';
import { createRefundRepository, type Refund } from './refund-repository';
import type { IssueCreditNote } from '../receipts/receipts';
import type { NotifyOfRefund } from './request-refund';
import { divideOwed, readOwed } from './owed';
import type { TakeBack } from './take-back';

interface BookDeps {
  clock: () => Date;
  log: FastifyBaseLogger;
  takeBack: TakeBack;
  giveBack: GiveBack;
  issueCreditNote: IssueCreditNote;
  notify: NotifyOfRefund;
}

type Row = typeof providerRefunds.$inferSelect;
type ReportedRefund = GatewayRefund & { kind: Row['kind'] };

/** The states from which a report of the provider may change a refund; an outdated report changes nothing. */
const rank = { pending: 0, processed: 1, failed: 2 } as const;

/** The part of a payment for which this refund takes credit back: the part that no earlier refund covers. */
async function readShare(tx: Database, payment: Payment, row: Row) {
  const { owed, gst, units, returned } = await readOwed(tx, payment, row.id);
  const absorbedPaise = Math.max(0, Math.min(row.amountPaise, owed - returned));
  // Money may go back twice, but its credit is taken once.
  const amount = Math.min(row.amountPaise - absorbedPaise, payment.amountPaise - owed);
  const isWhole = owed + amount >= payment.amountPaise;
  const gstLeft = payment.gstPaise - gst;
  const gstPaise = isWhole ? gstLeft : Math.min(gstLeft, Math.floor((payment.gstPaise * amount) / payment.amountPaise));
  return { id: row.id, amount, isWhole, returned: owed, before: units, gstPaise, absorbedPaise };
}

/** The refund of this site that a report is about; one of the dashboard may replace a failed or unsent one. */
async function findOurs(tx: Database, refunds: readonly Refund[], reported: ReportedRefund): Promise<Refund | undefined> {
  const ours = refunds.find(
    // One that was returned without the provider is not made by it, so that this is one more.
    ({ id, providerId, returnedBy }) =>
      providerId === reported.id || (id === reported.receipt && providerId === null && returnedBy === null),
  );
  if (ours !== undefined || reported.kind !== 'refund' || reported.status === 'failed') return ours;
  const replaced = refunds.find(
    ({ state, amountPaise }) => (state === 'failed' || state === 'requested') && amountPaise === reported.amount,
  );
  if (replaced === undefined || (await tx.$count(providerRefunds, eq(providerRefunds.id, reported.id))) > 0) return undefined;
  await createRefundRepository(tx).requestAgain(replaced.paymentId, replaced.id);
  return replaced;
}

/** Stores the provider's report of a refund; `isNews` if it was unknown. */
async function note(tx: Database, reported: ReportedRefund, refundId: string | null, now: Date): Promise<{ row: Row; isNews: boolean }> {
  const { id, paymentId, kind, amount: amountPaise, status: state } = reported;
  const added = await tx
    .insert(providerRefunds)
    .values({ id, paymentId, kind, amountPaise, state, refundId, createdAt: now })
    .onConflictDoNothing()
    .returning();
  if (added[0] !== undefined) return { row: added[0], isNews: true };
  const [row] = await tx.select().from(providerRefunds).where(eq(providerRefunds.id, id)).for('update');
  if (row === undefined) throw new Error('A refund was neither added nor found.');
  if (rank[state] <= rank[row.state]) return { row, isNews: false };
  await tx.update(providerRefunds).set({ state }).where(eq(providerRefunds.id, id));
  return { row: { ...row, state }, isNews: true };
}

/** The provider has made a refund whose money an operator had returned otherwise before. */
function noteSecondReturn(log: Pick<FastifyBaseLogger, 'error'>, refund: string, state: Row['state']): void {
  if (state !== 'processed') return;
  paymentEventsToSee.inc({ event: 'refund returned twice' });
  log.error({ refund }, 'the provider has made a refund that was returned otherwise before');
}

/** Books refunds and lost disputes reported by the provider: each once by its id, from events or answers, in any order. */
export function createRefundBooking({ clock, log, takeBack, giveBack, issueCreditNote, notify }: BookDeps) {
  /** The outcome of a refund of this site. */
  async function bookOwn(tx: Database, payment: Payment, { refundId, id, state, amountPaise: amount }: Row): Promise<void> {
    if (refundId === null) return;
    const refunds = createRefundRepository(tx);
    if ((await refunds.byId(refundId))?.returnedBy) return noteSecondReturn(log, refundId, state);
    const changed = await refunds.settle(refundId, { state: state === 'pending' ? 'sent' : state, providerId: id, amount }, clock());
    // The provider may have accepted it with an amount that another refund had reduced.
    if (changed && state !== 'failed') await giveBack(tx, payment, { id, at: clock() });
    if (!changed || state !== 'failed') return;
    log.error({ refund: refundId, payment: payment.id }, 'a refund failed at the provider: send it again, or by another way');
    const refund = await refunds.byId(refundId);
    await notify(tx, payment.uid, refund?.amountPaise ?? payment.amountPaise, 'refund_failed');
  }

  /** A dashboard refund failed: this site sends the amount that is owed again, including refunds that it had replaced. */
  async function retryForeign(tx: Database, payment: Payment, { id, bookedAt }: Row): Promise<void> {
    log.error({ refund: id, payment: payment.id, booked: bookedAt !== null }, 'a refund of the dashboard failed at the provider');
    await giveBack(tx, payment, { id, at: clock() });
  }

  /** A dashboard refund or a lost dispute: the credit for the money is taken back or written off. */
  async function bookForeign(tx: Database, payment: Payment, row: Row, isNews: boolean): Promise<void> {
    if (row.state === 'failed') {
      if (isNews) await retryForeign(tx, payment, row);
      return;
    }
    if (row.state !== 'processed' || row.bookedAt !== null) return;
    const values = { uid: payment.uid, bookedAt: clock() };
    if (!payment.credited) {
      await tx.update(providerRefunds).set(values).where(eq(providerRefunds.id, row.id));
      return;
    }
    const { gstPaise, absorbedPaise, ...share } = await readShare(tx, payment, row);
    const { unit, taken, writtenOff } = await takeBack(tx, payment, share);
    await tx
      .update(providerRefunds)
      .set({ ...values, gstPaise, absorbedPaise, taken, writtenOff })
      .where(eq(providerRefunds.id, row.id));
    const returned = unit === 'wallet_paise' ? { wallet: taken + writtenOff } : { questions: taken + writtenOff };
    // It has the credit note of the refund that it replaces.
    if (row.kind === 'refund' && share.amount > 0)
      await issueCreditNote(tx, {
        refund: { id: row.id, uid: payment.uid, paymentId: payment.id, amountPaise: share.amount, gstPaise },
        ...returned,
      });
    await divideOwed(tx, payment);
    if (writtenOff > 0) log.warn({ refund: row.id, payment: payment.id, unit, writtenOff }, 'money went back for what was used already');
    if (row.kind === 'refund') await notify(tx, payment.uid, row.amountPaise);
    else if (taken + writtenOff > 0) await notify(tx, payment.uid, row.amountPaise, 'dispute_lost');
  }

  return async (tx: Database, reported: ReportedRefund): Promise<void> => {
    const payments = createPaymentRepository(tx);
    const known = await payments.byId(reported.paymentId);
    if (known !== null) await lockPerson(tx, known.uid);
    const payment = await payments.lock(reported.paymentId);
    const refunds = payment === null ? [] : await createRefundRepository(tx).ofPayment(payment.id);
    const ours = await findOurs(tx, refunds, reported);
    const { row, isNews } = await note(tx, reported, ours?.id ?? null, clock());
    // Stored until the payment is known, which is then not credited.
    if (payment === null) return;
    const before = refunds.find(({ id, returnedBy }) => id === reported.receipt && returnedBy !== null);
    if (before !== undefined && row.refundId === null && isNews) noteSecondReturn(log, before.id, row.state);
    if (row.refundId === null && isNews) await divideOwed(tx, payment);
    if (row.refundId === null) await bookForeign(tx, payment, row, isNews);
    else if (isNews) await bookOwn(tx, payment, row);
  };
}

export type BookRefund = ReturnType<typeof createRefundBooking>;
