import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../db/database';
import { newId } from '../../../db/ids';
import { DomainError } from '../../../domain-error';
import type { Ledger } from '../../ledger/service';
import { and, eq, isNull } from 'drizzle-orm';
import { createAsking } from '../provider/ask-each';
import { subscriptionCycles } from '../../../db/schema';
import { lockPerson } from '../../../db/lock-person';
import type { BookRefund } from './book-refund';
import type { PaymentGateway } from '../provider/gateway';
import { createPaymentRepository, type Payment } from '../payment-repository';
import { takeBackRecharge, type TakenBack } from './recharge-refund';
import type { IssueCreditNote } from '../receipts/receipts';
import { divideOwed } from './owed';
import { createRefundRepository, type Refund } from './refund-repository';
import type { NoteRefusal } from './refusals';
import type { RequestRefund } from './request-refund';

interface RefundDeps {
  db: Database;
  clock: () => Date;
  ledger: Ledger;
  gateway: PaymentGateway | null;
  log: FastifyBaseLogger;
  /** Takes back the questions of a charge and ends its subscription; null if one of them was asked. */
  takeBackCharge: (tx: Database, payment: Payment) => Promise<TakenBack | null>;
  issueCreditNote: IssueCreditNote;
  requestRefund: RequestRefund;
  bookRefund: BookRefund;
  noteRefusal: NoteRefusal;
}

/** A month in which a question was asked is not refunded. */
function ignoreUsed(error: unknown): void {
  if (!(error instanceof DomainError && error.code === 'forbidden')) throw error;
}

/** The existing refund of a payment for an operator's request: a failed or an earlier one. */
const pickShown = (refunds: Refund[]): Refund | undefined =>
  refunds.find(({ state }) => state === 'failed') ?? refunds.find(({ reason }) => reason === 'operator') ?? refunds[0];

const sendBatch = 50;

/** Refunds: the postings first, then the provider, with retries until it has the refund. */
export function createRefunds(deps: RefundDeps) {
  const { db, clock, ledger, gateway, log, takeBackCharge, issueCreditNote, requestRefund, bookRefund, noteRefusal } = deps;
  async function send({ id }: Refund, asking = createAsking(log)): Promise<boolean> {
    // As it is now, because a refund of the dashboard may have shortened it since it was listed.
    const refund = gateway === null || asking.isOver() ? null : await createRefundRepository(db).claim(id, clock());
    if (gateway === null || refund === null) return false;
    return asking.about({ refund: id }, async () => {
      const request = { amount: refund.amountPaise, receipt: id };
      const reported = await gateway.refund(refund.paymentId, request).catch(async (error: unknown) => noteRefusal(refund, error));
      await db.transaction(async (tx) => bookRefund(tx, { ...reported, kind: 'refund', receipt: id }));
    });
  }

  async function record(paymentId: string): Promise<Refund> {
    return db.transaction(async (tx) => {
      const payments = createPaymentRepository(tx);
      const uid = (await payments.byId(paymentId))?.uid;
      if (uid !== undefined) await lockPerson(tx, uid);
      const payment = await payments.lock(paymentId);
      if (payment === null) throw new DomainError('not_found', { message: 'There is no such payment.' });
      const refunds = createRefundRepository(tx);
      const wanted = pickShown(await refunds.ofPayment(paymentId));
      await refunds.requestAgain(paymentId);
      await divideOwed(tx, payment);
      if (wanted !== undefined) return (await refunds.byId(wanted.id)) ?? wanted;
      if (await refunds.isRefundedAtProvider(paymentId))
        throw new DomainError('forbidden', { message: 'The provider has given back of this payment already.' });
      return recordNew(tx, payment);
    });
  }

  async function recordNew(tx: Database, payment: Payment): Promise<Refund> {
    const paymentId = payment.id;
    const taken = await (payment.kind === 'recharge' ? takeBackRecharge(tx, ledger, payment) : takeBackCharge(tx, payment));
    if (taken === null) throw new DomainError('forbidden', { message: 'Nothing of this payment is left unused.' });
    const refund = { id: newId(), paymentId, uid: payment.uid, amountPaise: taken.amount, gstPaise: taken.gst } as const;
    await requestRefund(tx, { ...refund, reason: 'operator', createdAt: clock() });
    await issueCreditNote(tx, { refund, ...taken });
    return (await createRefundRepository(tx).byId(refund.id)) as Refund;
  }

  return {
    /**
     * Refunds the unused part of a payment, or sends its failed refund again; a repeated call returns the same refund. Throws
     * `not_found` or `forbidden`.
     */
    async refund(paymentId: string): Promise<Refund> {
      const refund = await record(paymentId);
      const refunds = createRefundRepository(db);
      for (const each of await refunds.ofPayment(paymentId)) if (each.state === 'requested') await send(each);
      return (await refunds.byId(refund.id)) ?? refund;
    },

    /** In the transaction of a ban: refunds the current month of the plan if none of its questions was asked. */
    async refundUnused(tx: Database, uid: string): Promise<void> {
      const [row] = await tx
        .select({ paymentId: subscriptionCycles.paymentId })
        .from(subscriptionCycles)
        .where(and(eq(subscriptionCycles.uid, uid), isNull(subscriptionCycles.closedAt)));
      const payment = row === undefined ? null : await createPaymentRepository(tx).lock(row.paymentId);
      if (payment === null || (await createRefundRepository(tx).ofPayment(payment.id)).length > 0) return;
      if (!(await createRefundRepository(tx).isRefundedAtProvider(payment.id))) await recordNew(tx, payment).catch(ignoreUsed);
    },

    /** Sends the refunds that the provider does not have yet; resolves with the number of accepted ones. */
    async sendRequested(asking = createAsking(log)): Promise<number> {
      let sent = 0;
      for (const refund of await createRefundRepository(db).listRequested(clock(), sendBatch)) if (await send(refund, asking)) sent += 1;
      return sent;
    },
  };
}

export type Refunds = ReturnType<typeof createRefunds>;
