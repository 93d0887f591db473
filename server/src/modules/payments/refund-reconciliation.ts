import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { payments, providerRefunds } from '../../db/schema';
import type { BookRefund } from './book-refund';
import type { PaymentGateway } from './gateway';

interface RefundReconciliationDeps {
  db: Database;
  clock: () => Date;
  gateway: PaymentGateway | null;
  bookRefund: BookRefund;
}

const minuteMs = 60_000;
const everyMs = 10 * minuteMs;
/** Longer than the provider repeats its events. */
const lookBackSeconds = 3 * 24 * 60 * 60;
const batch = 100;

/** Asks the provider for the refunds that nobody reported, and books those whose payment was not known when they were told. */
export function createRefundReconciliation({ db, clock, gateway, bookRefund }: RefundReconciliationDeps) {
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
    for (const refund of await gateway.listRefundsSince(Math.floor(now / 1000) - lookBackSeconds))
      await db.transaction(async (tx) => bookRefund(tx, { ...refund, kind: 'refund' }));
    askedAt = now;
  };
}
