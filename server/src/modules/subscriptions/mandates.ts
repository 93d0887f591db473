import { and, asc, eq, isNotNull, isNull, ne, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { subscriptionOrders } from '../../db/schema';
import type { AddJob } from '../../jobs/job-queue';
import type { Asking } from '../payments/provider/ask-each';
import { GatewayError, type PaymentGateway } from '../payments/provider/gateway';
import { lateDays } from './state';

interface MandateDeps {
  db: Database;
  clock: () => Date;
  gateway: PaymentGateway | null;
  /** Requests it from the provider soon; reconciling repeats unconfirmed requests. */
  addJob: () => AddJob<{ subscription: string }>;
  /** Fetches all charges of a subscription and credits or refunds them. */
  creditCharges: (id: string) => Promise<void>;
}

/** Provider states without further charges. */
export const endedStates: readonly string[] = ['cancelled', 'completed', 'expired'];
/** An open order can no longer be bought. */
const abandonedOrder = sql`case when ${subscriptionOrders.state} = 'created' then 'abandoned' else ${subscriptionOrders.state} end`;

/** Mandates at the provider. A mandate that is to end is checked until the provider confirms its end. */
// eslint-disable-next-line max-lines-per-function -- short steps over one column
export function createMandates({ db, clock, gateway, addJob, creditCharges }: MandateDeps) {
  /** Whether one has been paid: then an unknown id suggests keys of another account, not an end. */
  async function hasStarted(id: string): Promise<boolean> {
    const [row] = await db.select({ state: subscriptionOrders.state }).from(subscriptionOrders).where(eq(subscriptionOrders.id, id));
    return row?.state === 'started';
  }

  async function isEnded(provider: PaymentGateway, id: string): Promise<boolean> {
    try {
      return endedStates.includes((await provider.getSubscription(id)).status);
    } catch (error) {
      if (error instanceof GatewayError && error.isUnknownId && !(await hasStarted(id))) return true;
      throw error;
    }
  }

  async function markAsked(id: string): Promise<void> {
    await db.update(subscriptionOrders).set({ endAskedAt: clock() }).where(eq(subscriptionOrders.id, id));
  }

  /** Mandates whose end was requested since then and is not confirmed, the least recently checked first. */
  async function listDue(
    since: typeof subscriptionOrders.endRequestedAt | typeof subscriptionOrders.endReportedAt,
    condition: SQL | undefined,
    { isForced, limit }: { isForced: boolean; limit: number },
  ): Promise<{ id: string }[]> {
    const asked = sql`greatest(${subscriptionOrders.endAskedAt}, ${since})`;
    const now = sql`${clock().toISOString()}::timestamptz`;
    // A time in the future was written with a fast clock.
    const due = sql`(${asked} > ${now} or ${asked} + least(interval '6 hours', greatest(interval '30 seconds', (${asked} - ${since}) / 2)) <= ${now})`;
    return db
      .select({ id: subscriptionOrders.id })
      .from(subscriptionOrders)
      .where(and(isNotNull(since), isNull(subscriptionOrders.endedAt), condition, isForced ? undefined : due))
      .orderBy(asc(asked))
      .limit(limit);
  }

  const markEnded = async (tx: Database, id: string): Promise<void> => {
    await tx
      .update(subscriptionOrders)
      .set({
        endedAt: clock(),
        endRequestedAt: sql`coalesce(${subscriptionOrders.endRequestedAt}, ${clock().toISOString()}::timestamptz)`,
        state: abandonedOrder,
      })
      .where(and(eq(subscriptionOrders.id, id), isNull(subscriptionOrders.endedAt)));
  };

  /** Ends it at the provider and records the confirmation. Throws a GatewayError. */
  async function end(id: string): Promise<void> {
    if (gateway === null) return;
    await markAsked(id);
    if (!(await isEnded(gateway, id))) {
      const refused = await gateway.cancelSubscription(id, { atCycleEnd: false }).then(
        () => null,
        (error: unknown) => error,
      );
      // A call with a lost answer may have ended it.
      if (!(await isEnded(gateway, id))) throw refused ?? new Error(`The provider has not ended the subscription ${id} yet.`);
    }
    // Fetches unreported charges until then.
    await creditCharges(id);
    await markEnded(db, id);
  }

  const request = async (tx: Database, condition: ReturnType<typeof and>): Promise<void> => {
    const rows = await tx
      .update(subscriptionOrders)
      .set({ endRequestedAt: clock(), state: abandonedOrder })
      .where(and(condition, isNull(subscriptionOrders.endRequestedAt)))
      .returning({ id: subscriptionOrders.id });
    for (const { id } of rows) await addJob()({ subscription: id }, tx);
  };

  /** Checks for charges after an end at growing intervals; they are refunded. */
  async function processLate({ isForced, limit }: { isForced: boolean; limit: number }, asking: Asking): Promise<number> {
    const { endedAt, endAskedAt } = subscriptionOrders;
    const now = sql`${clock().toISOString()}::timestamptz`;
    const asked = sql`greatest(${endAskedAt}, ${endedAt})`;
    const due = sql`(${asked} > ${now} or ${asked} + greatest(interval '10 minutes', (${asked} - ${endedAt}) / 2) <= ${now})`;
    const rows = await db
      .select({ id: subscriptionOrders.id })
      .from(subscriptionOrders)
      .where(and(sql`${endedAt} > ${now} - make_interval(days => ${lateDays})`, isForced ? undefined : due))
      .orderBy(asc(asked))
      .limit(limit);
    return asking.each('subscription', rows, async ({ id }) => {
      await markAsked(id);
      await creditCharges(id);
    });
  }

  return {
    end,
    markEnded,

    /** The provider reports an end; its charges until then are fetched before it ends here. */
    async noteEnd(tx: Database, id: string): Promise<void> {
      await tx
        .update(subscriptionOrders)
        .set({ endReportedAt: clock() })
        .where(and(eq(subscriptionOrders.id, id), isNull(subscriptionOrders.endReportedAt), isNull(subscriptionOrders.endedAt)));
    },

    /** Mandates whose end is reported but whose last charges are not known yet, at growing intervals. */
    async listReportedEnded({ isForced, limit }: { isForced: boolean; limit: number }): Promise<{ id: string }[]> {
      return listDue(subscriptionOrders.endReportedAt, isNull(subscriptionOrders.endRequestedAt), { isForced, limit });
    },

    markAsked,

    /** Requests the end of a mandate, in the transaction of its cause. */
    requestEnd: async (tx: Database, id: string): Promise<void> => request(tx, eq(subscriptionOrders.id, id)),

    /** Requests the end of all mandates of a person, except `except`. */
    requestEndOfAll: async (tx: Database, uid: string, except = ''): Promise<void> =>
      request(tx, and(eq(subscriptionOrders.uid, uid), ne(subscriptionOrders.id, except))),

    /** Repeats unconfirmed requests at growing intervals; resolves with their number. */
    async workOff({ isForced, limit }: { isForced: boolean; limit: number }, asking: Asking): Promise<number> {
      const late = await processLate({ isForced, limit }, asking);
      const rows = await listDue(subscriptionOrders.endRequestedAt, undefined, { isForced, limit });
      return late + (await asking.each('subscription', rows, async ({ id }) => end(id)));
    },
  };
}

export type Mandates = ReturnType<typeof createMandates>;
