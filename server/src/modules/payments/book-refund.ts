import { eq, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database';
import { providerRefunds } from '../../db/schema';
import { lockPerson } from '../users/lock-person';
import type { GatewayRefund } from './gateway';
import type { GiveBack } from './give-back';
import { createPaymentRepository, type Payment } from './payment-repository';
import type { IssueCreditNote } from './receipts';
import type { NotifyOfRefund } from './request-refund';
import type { TakeBack } from './take-back';

interface BookDeps {
  clock: () => Date;
  log: FastifyBaseLogger;
  takeBack: TakeBack;
  giveBack: GiveBack;
  issueCreditNote: IssueCreditNote;
  tell: NotifyOfRefund;
}

type Row = typeof providerRefunds.$inferSelect;
type Told = GatewayRefund & { kind: Row['kind'] };

/** States that a word of the provider may follow; an older word that comes later changes nothing. */
const rank = { pending: 0, processed: 1, failed: 2 } as const;

/** Books refunds and lost disputes as the provider tells of them: each once by its id, from event, answer or question, in any order. */
export function createRefundBooking({ clock, log, takeBack, giveBack, issueCreditNote, tell }: BookDeps) {
  async function note(tx: Database, told: Told, refundId: string | null): Promise<Row> {
    const { id, paymentId, kind, amount: amountPaise, status: state } = told;
    await tx
      .insert(providerRefunds)
      .values({ id, paymentId, kind, amountPaise, state, refundId, createdAt: clock() })
      .onConflictDoNothing();
    const [row] = await tx.select().from(providerRefunds).where(eq(providerRefunds.id, id)).for('update');
    if (row === undefined) throw new Error('A refund was neither added nor found.');
    if (rank[state] <= rank[row.state]) return row;
    await tx.update(providerRefunds).set({ state }).where(eq(providerRefunds.id, id));
    return { ...row, state };
  }

  /** A refund of this site: what became of it. */
  async function bookOwn(tx: Database, payment: Payment, { refundId, id, state }: Row): Promise<void> {
    if (refundId === null) return;
    const changed = await createPaymentRepository(tx).settleRefund(refundId, state === 'pending' ? 'sent' : state, id, clock());
    if (!changed || state !== 'failed') return;
    log.error({ refund: refundId, payment: payment.id }, 'a refund failed at the provider: send it again, or by another way');
    const refund = await createPaymentRepository(tx).refundOf(payment.id);
    await tell(tx, payment.uid, refund?.amountPaise ?? payment.amountPaise, 'refund_failed');
  }

  /** One that was made in the dashboard, or a lost dispute: what was given for the money is taken back, or written off. */
  async function bookForeign(tx: Database, payment: Payment, row: Row): Promise<void> {
    if (row.state === 'failed') {
      log.error({ refund: row.id, payment: payment.id, booked: row.bookedAt !== null }, 'a refund of the dashboard failed at the provider');
      // What was not credited because of it goes back by this site.
      if (!payment.credited && row.bookedAt === null) await giveBack(tx, payment);
      return;
    }
    if (row.state !== 'processed' || row.bookedAt !== null) return;
    const values = { uid: payment.uid, bookedAt: clock() };
    if (!payment.credited) {
      await tx.update(providerRefunds).set(values).where(eq(providerRefunds.id, row.id));
      return;
    }
    const { rows } = await tx.execute<{ amount: string; gst: string; before: string }>(sql`
      select coalesce(sum(amount_paise), 0)::text as amount, coalesce(sum(gst_paise), 0)::text as gst, coalesce(sum(taken + written_off), 0)::text as before
      from provider_refunds where payment_id = ${payment.id} and id <> ${row.id} and booked_at is not null`);
    const { rows: own } = await tx.execute<{ amount: string; gst: string; taken: string }>(sql`
      select r.amount_paise::text as amount, r.gst_paise::text as gst, coalesce(sum(p.amount), 0)::text as taken from refunds r
      left join transfers t on t.key = 'refund:' || r.payment_id left join postings p on p.transfer_id = t.id and p.amount > 0
      where r.payment_id = ${payment.id} and r.reason = 'operator' group by r.id`);
    const returnedBefore = Number(rows[0]?.amount) + Number(own[0]?.amount ?? 0);
    const isWhole = returnedBefore + row.amountPaise >= payment.amountPaise;
    const gstLeft = payment.gstPaise - Number(rows[0]?.gst) - Number(own[0]?.gst ?? 0);
    const gstPaise = isWhole ? gstLeft : Math.min(gstLeft, Math.floor((payment.gstPaise * row.amountPaise) / payment.amountPaise));
    const share = { id: row.id, amount: row.amountPaise, isWhole, before: Number(rows[0]?.before) + Number(own[0]?.taken ?? 0) };
    const { unit, taken, writtenOff } = await takeBack(tx, payment, share);
    await tx
      .update(providerRefunds)
      .set({ ...values, gstPaise, taken, writtenOff })
      .where(eq(providerRefunds.id, row.id));
    const returned = unit === 'wallet_paise' ? { wallet: taken + writtenOff } : { questions: taken + writtenOff };
    if (row.kind === 'refund')
      await issueCreditNote(tx, {
        refund: { id: row.id, uid: payment.uid, paymentId: payment.id, amountPaise: row.amountPaise, gstPaise },
        ...returned,
      });
    if (writtenOff > 0) log.warn({ refund: row.id, payment: payment.id, unit, writtenOff }, 'money went back for what was used already');
    if (row.kind === 'refund') await tell(tx, payment.uid, row.amountPaise);
  }

  return async (tx: Database, told: Told): Promise<void> => {
    const payments = createPaymentRepository(tx);
    const known = await payments.byId(told.paymentId);
    if (known !== null) await lockPerson(tx, known.uid);
    const payment = await payments.lock(told.paymentId);
    const ours = payment === null ? null : await payments.refundOf(payment.id);
    const isOurs = ours !== null && (ours.providerId === told.id || ours.id === told.receipt);
    const row = await note(tx, told, isOurs ? ours.id : null);
    // Kept until the payment is known: it is not credited then.
    if (payment === null) return;
    await (row.refundId === null ? bookForeign(tx, payment, row) : bookOwn(tx, payment, row));
  };
}

export type BookRefund = ReturnType<typeof createRefundBooking>;
