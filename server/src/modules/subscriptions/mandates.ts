import { and, asc, eq, isNotNull, isNull, ne, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { subscriptionOrders } from '../../db/schema';
import type { AddJob } from '../../jobs/job-queue';
import type { Asking } from '../payments/provider/ask-each';
import { GatewayError, type PaymentGateway } from '../payments/provider/gateway';

interface MandateDeps {
  db: Database;
  clock: () => Date;
  gateway: PaymentGateway | null;
  /** Asks the provider soon; what it does not confirm is asked again by reconciling. */
  addJob: () => AddJob<{ subscription: string }>;
  /** Asks about all charges of a subscription and credits them or gives them back. */
  creditCharges: (id: string) => Promise<void>;
}

/** States of the provider in which it charges no more. */
export const endedStates: readonly string[] = ['cancelled', 'completed', 'expired'];
/** A bank may make or tell a charge this long after its mandate was ended. */
const lateDays = 10;
/** One that is being bought cannot be bought any more. */
const abandonedOrder = sql`case when ${subscriptionOrders.state} = 'created' then 'abandoned' else ${subscriptionOrders.state} end`;

/** What may charge a person at the provider. One that is to end is asked about until the provider says that it has ended. */
// eslint-disable-next-line max-lines-per-function -- short steps over one column
export function createMandates({ db, clock, gateway, addJob, creditCharges }: MandateDeps) {
  /** Whether one has been paid: then an id that is unknown speaks for the keys of another account, and not for an end. */
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

  /** Mandates that are to end since that time and have not, whoever was asked about longest ago first. */
  async function listDue(
    since: typeof subscriptionOrders.endRequestedAt | typeof subscriptionOrders.endToldAt,
    condition: SQL | undefined,
    { isForced, limit }: { isForced: boolean; limit: number },
  ): Promise<{ id: string }[]> {
    const asked = sql`greatest(${subscriptionOrders.endAskedAt}, ${since})`;
    const now = sql`${clock().toISOString()}::timestamptz`;
    // A time ahead is that of a clock that was fast.
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

  /** Ends it at the provider and notes that it said so. Throws a GatewayError. */
  async function end(id: string): Promise<void> {
    if (gateway === null) return;
    await markAsked(id);
    if (!(await isEnded(gateway, id))) {
      const refused = await gateway.cancelSubscription(id, { atCycleEnd: false }).then(
        () => null,
        (error: unknown) => error,
      );
      // A call whose answer was lost may have ended it all the same.
      if (!(await isEnded(gateway, id))) throw refused ?? new Error(`The provider has not ended the subscription ${id} yet.`);
    }
    // What it charged until then and nobody has reported.
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

  /** Asks about charges that came after an end, less and less often: nobody else asks, and their money goes back. */
  async function workOffLate({ isForced, limit }: { isForced: boolean; limit: number }, asking: Asking): Promise<number> {
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

    /** The provider says that one has ended; what it charged until then is asked for before it ends here. */
    async noteEnd(tx: Database, id: string): Promise<void> {
      await tx
        .update(subscriptionOrders)
        .set({ endToldAt: clock() })
        .where(and(eq(subscriptionOrders.id, id), isNull(subscriptionOrders.endToldAt), isNull(subscriptionOrders.endedAt)));
    },

    /** Those whose end the provider has told and whose last charges it has not yet, asked about less and less often. */
    async listToldEnded({ isForced, limit }: { isForced: boolean; limit: number }): Promise<{ id: string }[]> {
      return listDue(subscriptionOrders.endToldAt, isNull(subscriptionOrders.endRequestedAt), { isForced, limit });
    },

    markAsked,

    /** Has one ended, in the transaction of what ends it. */
    requestEnd: async (tx: Database, id: string): Promise<void> => request(tx, eq(subscriptionOrders.id, id)),

    /** Has everything of a person ended that may charge, but for `except`. */
    requestEndOfAll: async (tx: Database, uid: string, except = ''): Promise<void> =>
      request(tx, and(eq(subscriptionOrders.uid, uid), ne(subscriptionOrders.id, except))),

    /** Asks once more about those that the provider has not confirmed, less and less often; returns about how many. */
    async workOff({ isForced, limit }: { isForced: boolean; limit: number }, asking: Asking): Promise<number> {
      const late = await workOffLate({ isForced, limit }, asking);
      const rows = await listDue(subscriptionOrders.endRequestedAt, undefined, { isForced, limit });
      return late + (await asking.each('subscription', rows, async ({ id }) => end(id)));
    },
  };
}

export type Mandates = ReturnType<typeof createMandates>;
