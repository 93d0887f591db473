import { and, eq, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { paymentEvents, paymentPlans, payments, providerRefunds, receipts, refunds, unknownPaymentEvents } from '../../db/schema';

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

    /** Keeps an event that no rule knows; false where it was kept before. */
    async addUnknownEvent(event: typeof unknownPaymentEvents.$inferInsert): Promise<boolean> {
      const rows = await db.insert(unknownPaymentEvents).values(event).onConflictDoNothing().returning({ id: unknownPaymentEvents.id });
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

    /** Whether the provider has told of a refund or a lost dispute of a payment, known here or not. */
    async isRefundedAtProvider(paymentId: string): Promise<boolean> {
      return (await this.refundedAtProvider(paymentId)) > 0;
    },

    /** Paise of a payment that the provider told to have gone back, or to be going. */
    async refundedAtProvider(paymentId: string): Promise<number> {
      const [row] = await db
        .select({ total: sql<number>`coalesce(sum(${providerRefunds.amountPaise}), 0)`.mapWith(Number) })
        .from(providerRefunds)
        .where(and(eq(providerRefunds.paymentId, paymentId), ne(providerRefunds.state, 'failed')));
      return row?.total ?? 0;
    },

    async creditedByOrder(orderId: string): Promise<Payment | null> {
      const [row] = await db
        .select()
        .from(payments)
        .where(and(eq(payments.orderId, orderId), payments.credited));
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
      db
        .select()
        .from(refunds)
        .where(eq(refunds.state, 'requested'))
        // Those that were tried come after the others, so that some which the provider refuses hold up no later one.
        .orderBy(sql`${refunds.claimedAt} asc nulls first`, refunds.createdAt)
        .limit(limit),

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

    /** What became of a refund of this site at the provider. */
    async settleRefund(id: string, state: 'sent' | 'processed' | 'failed', providerId: string, now: Date): Promise<boolean> {
      const rows = await db
        .update(refunds)
        .set({ state, providerId, sentAt: now })
        .where(and(eq(refunds.id, id), ne(refunds.state, state), or(isNull(refunds.providerId), eq(refunds.providerId, providerId))))
        .returning({ id: refunds.id });
      return rows.length > 0;
    },

    /** Has a refund that failed sent once more. */
    async requestRefundAgain(id: string): Promise<void> {
      await db
        .update(refunds)
        .set({ state: 'requested', providerId: null, sentAt: null, claimedAt: null })
        .where(and(eq(refunds.id, id), eq(refunds.state, 'failed')));
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
