import { and, desc, eq, gte, isNull, or } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { paymentOrders } from '../../db/schema';
import { DomainError } from '../../domain-error';
import type { Caller } from '../../plugins/idempotency';
import { orderLifetimeMs, type PaymentOrder } from './order-repository';

/** Another payment was begun: the provider is asked about it, then it is finished, dropped or replaced first. */
export class PaymentOpen extends DomainError {
  constructor(
    readonly order: PaymentOrder,
    readonly isReplaced = false,
  ) {
    super('payment_open');
  }
}

/** Another payment has arrived without the person's knowledge: nobody is put before a second one unasked. */
export class PaymentCredited extends DomainError {
  constructor(readonly order: PaymentOrder) {
    const { id, providerId, walletPaise, amountPaise } = order;
    super('payment_credited', { paid: { order_id: providerId ?? id, wallet: walletPaise / 100, amount: amountPaise } });
  }
}

/** Refuses another order after one that was paid lately and of which nothing but this request has told the person. */
export async function refuseUntold(tx: Database, { uid, key }: Caller, now: Date): Promise<void> {
  const isUntold = or(isNull(paymentOrders.toldBy), key === null ? undefined : eq(paymentOrders.toldBy, key));
  const isLate = gte(paymentOrders.paidAt, new Date(now.getTime() - orderLifetimeMs));
  const [order] = await tx
    .select()
    .from(paymentOrders)
    .where(and(eq(paymentOrders.uid, uid), eq(paymentOrders.state, 'paid'), isLate, isUntold))
    .orderBy(desc(paymentOrders.paidAt))
    .limit(1);
  if (order !== undefined) throw new PaymentCredited(order);
}

/** Records what told the person first that an order is paid. */
export async function markTold(db: Database, id: string, by: string): Promise<void> {
  await db
    .update(paymentOrders)
    .set({ toldBy: by })
    .where(and(eq(paymentOrders.id, id), isNull(paymentOrders.toldBy)));
}
