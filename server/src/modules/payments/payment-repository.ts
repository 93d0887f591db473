import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { paymentEvents, paymentPlans, payments, receipts, unknownPaymentEvents } from '../../db/schema';

export type Payment = typeof payments.$inferSelect;

export function createPaymentRepository(db: Database) {
  return {
    /** False if the provider's event was handled before. */
    async addEvent(event: typeof paymentEvents.$inferInsert): Promise<boolean> {
      const rows = await db.insert(paymentEvents).values(event).onConflictDoNothing().returning({ id: paymentEvents.id });
      return rows.length > 0;
    },

    /** Stores an unknown event; false if it is already stored. */
    async addUnknownEvent(event: typeof unknownPaymentEvents.$inferInsert): Promise<boolean> {
      const rows = await db.insert(unknownPaymentEvents).values(event).onConflictDoNothing().returning({ id: unknownPaymentEvents.id });
      return rows.length > 0;
    },

    /** Removes a stored event that has been handled after all. */
    async removeUnknownEvent(id: string): Promise<void> {
      await db.delete(unknownPaymentEvents).where(eq(unknownPaymentEvents.id, id));
    },

    /** False if the payment is known. */
    async add(payment: typeof payments.$inferInsert): Promise<boolean> {
      const rows = await db.insert(payments).values(payment).onConflictDoNothing({ target: payments.id }).returning({ id: payments.id });
      return rows.length > 0;
    },

    async byId(id: string): Promise<Payment | null> {
      const [row] = await db.select().from(payments).where(eq(payments.id, id));
      return row ?? null;
    },

    /** Locks a payment until the transaction ends, so that its refunds are decided one after another. */
    async lock(id: string): Promise<Payment | null> {
      const [row] = await db.select().from(payments).where(eq(payments.id, id)).for('update');
      return row ?? null;
    },

    async creditedByOrder(orderId: string): Promise<Payment | null> {
      const [row] = await db
        .select()
        .from(payments)
        .where(and(eq(payments.orderId, orderId), payments.credited));
      return row ?? null;
    },

    async receiptIdOf(paymentId: string): Promise<string | null> {
      const [row] = await db.select({ id: receipts.id }).from(receipts).where(eq(receipts.paymentId, paymentId));
      return row?.id ?? null;
    },

    async planId(key: string): Promise<string | null> {
      const [row] = await db.select().from(paymentPlans).where(eq(paymentPlans.key, key));
      return row?.providerId ?? null;
    },

    async addPlan(key: string, providerId: string): Promise<void> {
      await db.insert(paymentPlans).values({ key, providerId }).onConflictDoNothing();
    },
  };
}
