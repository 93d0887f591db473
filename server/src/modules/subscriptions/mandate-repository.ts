import { and, eq, isNull, ne, or } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { subscriptionOrders } from '../../db/schema';

/** The mandates of open orders, whose first charge a bank may answer days later. */
export function createMandateRepository(db: Database) {
  return {
    /** A bank has the mandate of an open order, or its first payment, whose answer may take days. */
    async noteMandate(id: string, mandateAt: Date, mandatePayment: string | null = null): Promise<void> {
      await db
        .update(subscriptionOrders)
        .set({ mandateAt, mandatePayment })
        .where(and(eq(subscriptionOrders.id, id), eq(subscriptionOrders.state, 'created'), isNull(subscriptionOrders.mandateAt)));
    },

    /** The page confirms a payment that a bank has not answered. It replaces an earlier attempt, which may fail without an end of the order. */
    async notePayment(id: string, mandateAt: Date, mandatePayment: string): Promise<void> {
      const isOther = or(isNull(subscriptionOrders.mandateAt), ne(subscriptionOrders.mandatePayment, mandatePayment));
      await db
        .update(subscriptionOrders)
        .set({ mandateAt, mandatePayment })
        .where(and(eq(subscriptionOrders.id, id), eq(subscriptionOrders.state, 'created'), isOther));
    },

    /** The first payment of an open order has failed, so that the order can be paid again. */
    async clearMandate(id: string): Promise<void> {
      await db
        .update(subscriptionOrders)
        .set({ mandateAt: null, mandatePayment: null })
        .where(and(eq(subscriptionOrders.id, id), eq(subscriptionOrders.state, 'created')));
    },

    /** Whether an open order may wait for a payment that is not known yet. */
    async hasOrderWithoutMandate(): Promise<boolean> {
      const rows = await db
        .select({ id: subscriptionOrders.id })
        .from(subscriptionOrders)
        .where(and(eq(subscriptionOrders.state, 'created'), isNull(subscriptionOrders.mandateAt)))
        .limit(1);
      return rows.length > 0;
    },
  };
}
