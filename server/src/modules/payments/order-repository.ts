import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { paymentOrders } from '../../db/schema';

export type PaymentOrder = typeof paymentOrders.$inferSelect;

/** An order expires after a day. */
export const orderLifetimeMs = 24 * 60 * 60 * 1000;

const openStates = ['created', 'attempted'] as const;

/** Whether an order can still be paid. */
export const isOpen = ({ state }: PaymentOrder): boolean => state === 'created' || state === 'attempted';

/** The interval between checks of an order grows with its age, from half a minute on. A time in the future was written with a fast clock. */
const isDue = (now: Date) =>
  sql`(${paymentOrders.checkedAt} > ${now.toISOString()}::timestamptz or ${paymentOrders.checkedAt} + greatest(interval '30 seconds', (${paymentOrders.checkedAt} - ${paymentOrders.createdAt}) / 2) <= ${now.toISOString()}::timestamptz)`;

// eslint-disable-next-line max-lines-per-function -- a repository is a list of short queries over one database
export function createOrderRepository(db: Database) {
  const one = async (condition: ReturnType<typeof and>): Promise<PaymentOrder | null> => {
    const [row] = await db.select().from(paymentOrders).where(condition);
    return row ?? null;
  };

  return {
    /** False if the person's request key already has an order. */
    async add(order: typeof paymentOrders.$inferInsert): Promise<boolean> {
      const rows = await db.insert(paymentOrders).values(order).onConflictDoNothing().returning({ id: paymentOrders.id });
      return rows.length > 0;
    },

    byKey: async (uid: string, requestKey: string) => one(and(eq(paymentOrders.uid, uid), eq(paymentOrders.requestKey, requestKey))),
    byOwnId: async (id: string) => one(eq(paymentOrders.id, id)),
    byProviderId: async (providerId: string) => one(eq(paymentOrders.providerId, providerId)),

    async lock(id: string): Promise<PaymentOrder | null> {
      const [row] = await db.select().from(paymentOrders).where(eq(paymentOrders.id, id)).for('update');
      return row ?? null;
    },

    /** Releases the request key of an order for another one. */
    async clearKey(id: string): Promise<void> {
      await db.update(paymentOrders).set({ requestKey: null }).where(eq(paymentOrders.id, id));
    },

    /** Gives an order its provider's id, unless it has one. */
    async setProviderId(id: string, providerId: string): Promise<void> {
      await db
        .update(paymentOrders)
        .set({ providerId })
        .where(and(eq(paymentOrders.id, id), isNull(paymentOrders.providerId)));
    },

    /** Open orders of a person, the latest first. */
    listOfPerson: async (uid: string): Promise<PaymentOrder[]> =>
      db
        .select()
        .from(paymentOrders)
        .where(and(eq(paymentOrders.uid, uid), inArray(paymentOrders.state, [...openStates])))
        .orderBy(desc(paymentOrders.createdAt), desc(paymentOrders.id)),

    async setState(id: string, state: PaymentOrder['state'], paidAt?: Date): Promise<void> {
      await db
        .update(paymentOrders)
        .set({ state, ...(paidAt === undefined ? {} : { paidAt }) })
        .where(eq(paymentOrders.id, id));
    },

    /** Records an attempt to pay. */
    async markAttempted(id: string): Promise<void> {
      await db
        .update(paymentOrders)
        .set({ state: 'attempted' })
        .where(and(eq(paymentOrders.id, id), eq(paymentOrders.state, 'created')));
    },

    /** Ends orders that were never created at the provider, so that nobody can pay them. */
    async expireUnmade(before: Date): Promise<void> {
      await db
        .update(paymentOrders)
        .set({ state: 'expired' })
        .where(and(isNull(paymentOrders.providerId), lt(paymentOrders.createdAt, before), inArray(paymentOrders.state, [...openStates])));
    },

    /** Ends an order that could not be created at the provider, unless another call has created it. */
    async expireIfUnmade(id: string): Promise<void> {
      await db
        .update(paymentOrders)
        .set({ state: 'expired' })
        .where(and(eq(paymentOrders.id, id), isNull(paymentOrders.providerId), inArray(paymentOrders.state, [...openStates])));
    },

    /** Ends an open order, unless it is being captured, because it will be paid in a moment. Returns whether it ended. */
    async expire(id: string): Promise<boolean> {
      const rows = await db
        .update(paymentOrders)
        .set({ state: 'expired' })
        .where(and(eq(paymentOrders.id, id), inArray(paymentOrders.state, [...openStates]), isNull(paymentOrders.capturing)))
        .returning({ id: paymentOrders.id });
      return rows.length > 0;
    },

    /** Ends all open orders of a person. */
    async expireOfPerson(uid: string): Promise<void> {
      await db
        .update(paymentOrders)
        .set({ state: 'expired' })
        .where(and(eq(paymentOrders.uid, uid), inArray(paymentOrders.state, [...openStates])));
    },

    /** Claims the capture of an open order for a payment; the first claim wins, until it fails. Returns whether this payment has it. */
    async claimCapture(id: string, paymentId: string): Promise<boolean> {
      const rows = await db
        .update(paymentOrders)
        .set({ capturing: paymentId })
        .where(
          and(
            eq(paymentOrders.id, id),
            inArray(paymentOrders.state, [...openStates]),
            or(isNull(paymentOrders.capturing), eq(paymentOrders.capturing, paymentId)),
          ),
        )
        .returning({ id: paymentOrders.id });
      return rows.length > 0;
    },

    /** Releases the claim of a failed payment, so that another one can be captured. */
    async releaseCapture(id: string, paymentId: string): Promise<void> {
      await db
        .update(paymentOrders)
        .set({ capturing: null })
        .where(and(eq(paymentOrders.id, id), eq(paymentOrders.capturing, paymentId)));
    },

    /** Whether it is time to ask the provider; if so, the caller has claimed the check. */
    async claimCheck(id: string, now: Date, minSeconds: number): Promise<boolean> {
      const rows = await db
        .update(paymentOrders)
        .set({ checkedAt: now })
        .where(
          and(
            eq(paymentOrders.id, id),
            or(gt(paymentOrders.checkedAt, now), lt(paymentOrders.checkedAt, new Date(now.getTime() - minSeconds * 1000))),
          ),
        )
        .returning({ id: paymentOrders.id });
      return rows.length > 0;
    },

    /** Open orders that are due for a check with the provider; all if `isForced`. */
    async listOpen(now: Date, { isForced, limit }: { isForced: boolean; limit: number }): Promise<PaymentOrder[]> {
      return db
        .select()
        .from(paymentOrders)
        .where(and(inArray(paymentOrders.state, [...openStates]), isNotNull(paymentOrders.providerId), isForced ? undefined : isDue(now)))
        .orderBy(asc(paymentOrders.checkedAt))
        .limit(limit);
    },
  };
}
