import { and, asc, eq, gt, isNull, lt, ne, or, sql, sum } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { providerRefunds, refunds } from '../../../db/schema';

export type Refund = typeof refunds.$inferSelect;

export type NewRefund = Omit<typeof refunds.$inferInsert, 'firstOf'>;

/** Longer than the provider's time limit for the two calls of a refund. */
const claimSeconds = 60;

// eslint-disable-next-line max-lines-per-function -- a repository is a list of short queries over one database
export function createRefundRepository(db: Database) {
  return {
    /** This site's refunds of a payment, in order of creation. */
    ofPayment: async (paymentId: string): Promise<Refund[]> =>
      db.select().from(refunds).where(eq(refunds.paymentId, paymentId)).orderBy(asc(refunds.createdAt), asc(refunds.id)),

    async byId(id: string): Promise<Refund | null> {
      const [row] = await db.select().from(refunds).where(eq(refunds.id, id));
      return row ?? null;
    },

    /** The payment must be locked. False if the failed refund that it replaces already has a replacement. */
    async add(refund: NewRefund): Promise<boolean> {
      const isFirst = (await this.ofPayment(refund.paymentId)).length === 0;
      const rows = await db
        .insert(refunds)
        .values({ ...refund, firstOf: isFirst ? refund.paymentId : null })
        .onConflictDoNothing()
        .returning({ id: refunds.id });
      return rows.length > 0;
    },

    /** Whether the provider reported a refund or a lost dispute of a payment, known here or not. */
    async isRefundedAtProvider(paymentId: string): Promise<boolean> {
      const rows = await db
        .select({ id: providerRefunds.id })
        .from(providerRefunds)
        .where(and(eq(providerRefunds.paymentId, paymentId), ne(providerRefunds.state, 'failed')))
        .limit(1);
      return rows.length > 0;
    },

    /** Whether the provider has returned a payment whole; credit for a part is taken back after the payment is credited. */
    async isWholeReturned(payment: { id: string; amount: number }): Promise<boolean> {
      const of = and(eq(providerRefunds.paymentId, payment.id), ne(providerRefunds.state, 'failed'));
      const [row] = await db
        .select({ sum: sum(providerRefunds.amountPaise) })
        .from(providerRefunds)
        .where(of);
      return Number(row?.sum ?? 0) >= payment.amount;
    },

    /** Refunds to be sent; a refused one at intervals that grow. A time in the future was written with a fast clock. */
    listRequested: async (now: Date, limit: number): Promise<Refund[]> =>
      db
        .select()
        .from(refunds)
        .where(
          and(
            eq(refunds.state, 'requested'),
            or(
              isNull(refunds.refusedAt),
              isNull(refunds.claimedAt),
              gt(refunds.claimedAt, now),
              sql`${refunds.claimedAt} + greatest(interval '1 minute', (${refunds.claimedAt} - ${refunds.refusedAt}) / 4) <= ${now.toISOString()}::timestamptz`,
            ),
          ),
        )
        // Tried ones come last, so that refused ones do not block others.
        .orderBy(sql`${refunds.claimedAt} asc nulls first`, refunds.createdAt)
        .limit(limit),

    /**
     * Claims the sending of a refund, and returns it as it is now; null if it is claimed or no longer unsent. Another process may
     * claim it after the claim has expired, or if it was made with a fast clock.
     */
    async claim(id: string, now: Date): Promise<Refund | null> {
      const claimExpiry = new Date(now.getTime() - claimSeconds * 1000);
      const rows = await db
        .update(refunds)
        .set({ claimedAt: now })
        .where(
          and(
            eq(refunds.id, id),
            eq(refunds.state, 'requested'),
            or(isNull(refunds.claimedAt), lt(refunds.claimedAt, claimExpiry), gt(refunds.claimedAt, now)),
          ),
        )
        .returning();
      return rows[0] ?? null;
    },

    /** Stores the outcome of a refund of this site at the provider, which may have accepted it with an earlier amount. */
    async settle(
      id: string,
      { state, providerId, amount }: { state: 'sent' | 'processed' | 'failed'; providerId: string; amount: number },
      now: Date,
    ): Promise<boolean> {
      const wanted = sql`coalesce(${refunds.wantedPaise}, ${refunds.amountPaise})`;
      const wantedGst = sql`coalesce(${refunds.wantedGstPaise}, ${refunds.gstPaise})`;
      const changed = sql`${refunds.amountPaise} <> ${amount}`;
      const rows = await db
        .update(refunds)
        .set({
          state,
          providerId,
          sentAt: now,
          refusedAt: null,
          refusal: null,
          amountPaise: amount,
          gstPaise: sql`case when ${changed} then ${wantedGst}::bigint * ${amount} / ${wanted} else ${refunds.gstPaise} end`,
          wantedPaise: sql`case when ${changed} then ${wanted} else ${refunds.wantedPaise} end`,
          wantedGstPaise: sql`case when ${changed} then ${wantedGst} else ${refunds.wantedGstPaise} end`,
        })
        .where(and(eq(refunds.id, id), ne(refunds.state, state), or(isNull(refunds.providerId), eq(refunds.providerId, providerId))))
        .returning({ id: refunds.id });
      return rows.length > 0;
    },

    /** Stores that the provider refuses an unsent refund; returns since when, or null if it is not unsent any more. */
    async noteRefusal(id: string, refusal: string, now: Date): Promise<Date | null> {
      const rows = await db
        .update(refunds)
        .set({ refusal, refusedAt: sql`coalesce(${refunds.refusedAt}, ${now.toISOString()}::timestamptz)` })
        .where(and(eq(refunds.id, id), eq(refunds.state, 'requested')))
        .returning({ refusedAt: refunds.refusedAt });
      return rows[0]?.refusedAt ?? null;
    },

    /** Gives up an unsent refund. */
    async fail(id: string): Promise<void> {
      await db
        .update(refunds)
        .set({ state: 'failed' })
        .where(and(eq(refunds.id, id), eq(refunds.state, 'requested')));
    },

    /** The money of a failed or refused refund was returned without the provider. */
    async returnOtherwise(id: string, returnedBy: string, now: Date): Promise<void> {
      await db.update(refunds).set({ state: 'processed', returnedBy, sentAt: now }).where(eq(refunds.id, id));
    },

    /** Marks failed refunds of a payment to be sent again, or `only` one of them. */
    async requestAgain(paymentId: string, only?: string): Promise<void> {
      await db
        .update(refunds)
        .set({ state: 'requested', providerId: null, sentAt: null, claimedAt: null, refusedAt: null, refusal: null })
        .where(and(eq(refunds.paymentId, paymentId), eq(refunds.state, 'failed'), only === undefined ? undefined : eq(refunds.id, only)));
    },
  };
}
