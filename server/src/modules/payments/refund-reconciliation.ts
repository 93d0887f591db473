import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { payments, providerRefunds } from '../../db/schema';
import type { BookRefund } from './book-refund';
import type { PaymentGateway } from './gateway';
import { createPaymentRepository } from './payment-repository';
import type { Settlement } from './settle';

interface RefundReconciliationDeps {
  db: Database;
  clock: () => Date;
  gateway: PaymentGateway | null;
  bookRefund: BookRefund;
  settlement: Pick<Settlement, 'settlePayment'>;
}

const minuteMs = 60_000;
const everyMs = 10 * minuteMs;
/** Before the last answer: a payment that a bank holds is captured later than it was made. */
const lookBackMs = 3 * 24 * 60 * minuteMs;
const batch = 100;

/** Asks the provider for the payments of orders that are no longer open and for the refunds that nobody reported, and books those whose payment was not known when they were told. */
export function createRefundReconciliation({ db, clock, gateway, bookRefund, settlement }: RefundReconciliationDeps) {
  let answeredAt: number | null = null;
  let askedAt = 0;

  /** `isForced` asks now; otherwise a process asks every ten minutes. Throws a GatewayError. */
  return async (isForced: boolean): Promise<void> => {
    const waiting = await db
      .select({ refund: providerRefunds })
      .from(providerRefunds)
      .innerJoin(payments, eq(payments.id, providerRefunds.paymentId))
      .where(and(isNull(providerRefunds.bookedAt), isNull(providerRefunds.refundId), eq(providerRefunds.state, 'processed')))
      .limit(batch);
    for (const { refund } of waiting) {
      const { id, paymentId, kind, amountPaise: amount, state: status } = refund;
      await db.transaction(async (tx) => bookRefund(tx, { id, paymentId, kind, amount, status, receipt: null }));
    }
    const now = clock().getTime();
    if (gateway === null || (!isForced && now - askedAt < everyMs)) return;
    const since = Math.floor(((answeredAt ?? now) - lookBackMs) / 1000);
    for (const payment of await gateway.listPaymentsSince(since))
      if ((await createPaymentRepository(db).byId(payment.id)) === null) await settlement.settlePayment(gateway, payment);
    for (const refund of await gateway.listRefundsSince(since))
      await db.transaction(async (tx) => bookRefund(tx, { ...refund, kind: 'refund' }));
    [askedAt, answeredAt] = [now, now];
  };
}
