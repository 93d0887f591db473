import { and, desc, eq, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { paymentEvents, paymentPlans, payments, receipts, refunds } from '../../db/schema';

export type Payment = typeof payments.$inferSelect;
export type Refund = typeof refunds.$inferSelect;

// eslint-disable-next-line max-lines-per-function -- a repository is a list of short queries over one database
export function createPaymentRepository(db: Database) {
  return {
    /** False where the provider's event was handled before. */
    async addEvent(event: typeof paymentEvents.$inferInsert): Promise<boolean> {
      const rows = await db.insert(paymentEvents).values(event).onConflictDoNothing().returning({ id: paymentEvents.id });
      return rows.length > 0;
    },

    /** False where the payment is known. */
    async add(payment: typeof payments.$inferInsert): Promise<boolean> {
      const rows = await db.insert(payments).values(payment).onConflictDoNothing({ target: payments.id }).returning({ id: payments.id });
      return rows.length > 0;
    },

    async byId(id: string): Promise<Payment | null> {
      const [row] = await db.select().from(payments).where(eq(payments.id, id));
      return row ?? null;
    },

    /** A payment whose refunds wait for each other until the transaction ends. */
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

    async latestCharge(subscriptionId: string): Promise<Payment | null> {
      const [row] = await db
        .select()
        .from(payments)
        .where(and(eq(payments.subscriptionId, subscriptionId), payments.credited))
        .orderBy(desc(payments.createdAt), desc(payments.id))
        .limit(1);
      return row ?? null;
    },

    /** False where the payment is being refunded already. */
    async addRefund(refund: typeof refunds.$inferInsert): Promise<boolean> {
      const rows = await db.insert(refunds).values(refund).onConflictDoNothing({ target: refunds.paymentId }).returning({ id: refunds.id });
      return rows.length > 0;
    },

    async refundOf(paymentId: string): Promise<Refund | null> {
      const [row] = await db.select().from(refunds).where(eq(refunds.paymentId, paymentId));
      return row ?? null;
    },

    listRequestedRefunds: async (limit: number): Promise<Refund[]> =>
      db.select().from(refunds).where(eq(refunds.state, 'requested')).orderBy(refunds.createdAt).limit(limit),

    /** Whether the caller is the one to send a refund; another one may once the claim is over. */
    async claimRefund(id: string, now: Date, claimSeconds: number): Promise<boolean> {
      const over = new Date(now.getTime() - claimSeconds * 1000);
      const rows = await db
        .update(refunds)
        .set({ claimedAt: now })
        .where(and(eq(refunds.id, id), eq(refunds.state, 'requested'), or(isNull(refunds.claimedAt), lt(refunds.claimedAt, over))))
        .returning({ id: refunds.id });
      return rows.length > 0;
    },

    async markRefundSent(id: string, providerId: string, now: Date): Promise<void> {
      await db
        .update(refunds)
        .set({ state: 'sent', providerId, sentAt: now })
        .where(and(eq(refunds.id, id), eq(refunds.state, 'requested')));
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
