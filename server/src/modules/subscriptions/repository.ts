import { and, asc, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { subscriptionOrders, subscriptions } from '../../db/schema';

export type Subscription = typeof subscriptions.$inferSelect;
export type SubscriptionOrder = typeof subscriptionOrders.$inferSelect;

/** A plan `s` that has not ended and is the latest of its person. */
const canRun = sql`s.cancelled_at is null and s.state in ('active', 'grace')
  and not exists (select from subscriptions later where later.uid = s.uid and (later.created_at, later.id) > (s.created_at, s.id))`;

// eslint-disable-next-line max-lines-per-function -- a repository is a list of short queries over one database
export function createSubscriptionRepository(db: Database) {
  return {
    /** The most recent subscription of a person. */
    async latest(uid: string): Promise<Subscription | null> {
      const [row] = await db
        .select()
        .from(subscriptions)
        .where(eq(subscriptions.uid, uid))
        .orderBy(desc(subscriptions.createdAt), desc(subscriptions.id))
        .limit(1);
      return row ?? null;
    },

    /** The subscriptions of a person, the most recent first. */
    listOfPerson: async (uid: string): Promise<Subscription[]> =>
      db.select().from(subscriptions).where(eq(subscriptions.uid, uid)).orderBy(desc(subscriptions.createdAt), desc(subscriptions.id)),

    async byId(id: string): Promise<Subscription | null> {
      const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, id));
      return row ?? null;
    },

    async lock(id: string): Promise<Subscription | null> {
      const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, id)).for('update');
      return row ?? null;
    },

    /** Sorted after the person's other plans, who is locked, also on a host with a slow clock. */
    async add(subscription: typeof subscriptions.$inferInsert): Promise<void> {
      const [last] = await this.listOfPerson(subscription.uid);
      const createdAt = new Date(Math.max(subscription.createdAt.getTime(), (last?.createdAt.getTime() ?? 0) + 1));
      await db.insert(subscriptions).values({ ...subscription, createdAt });
    },

    async update(id: string, values: Partial<typeof subscriptions.$inferInsert>): Promise<void> {
      await db.update(subscriptions).set(values).where(eq(subscriptions.id, id));
    },

    async usesCode(cancelCode: string): Promise<boolean> {
      const rows = await db.select({ id: subscriptions.id }).from(subscriptions).where(eq(subscriptions.cancelCode, cancelCode));
      return rows.length > 0;
    },

    /** Open cycles of plans that have ended by `now`, in random order, so that one that cannot be closed does not block others. */
    async listWithCycleOver(now: Date, graceDays: number, limit: number): Promise<{ id: string }[]> {
      const { rows } = await db.execute<{ id: string }>(sql`
        select s.id from subscription_cycles c join subscriptions s on s.id = c.subscription_id
        where c.closed_at is null and s.cancelled_at is null
          and s.ends_at + case when s.cancel_at_end and s.state <> 'grace' then interval '0' else make_interval(days => ${graceDays}) end <= ${now.toISOString()}::timestamptz
        order by random() limit ${limit}`);
      return rows;
    },

    /** Usable plans whose latest charge has no cycle, because a process of the previous release credited it. */
    async listWithoutCycle(limit: number): Promise<{ id: string }[]> {
      const { rows } = await db.execute<{ id: string }>(sql`
        select s.id from subscriptions s where ${canRun}
          and exists (select from payments p where p.subscription_id = s.id and p.credited)
          and not exists (select from subscription_cycles c where c.subscription_id = s.id and c.ends_at >= s.ends_at)
        order by random() limit ${limit}`);
      return rows;
    },

    /** The latest credited charge of a plan, unless it has a cycle. */
    async paymentWithoutCycle(id: string): Promise<string | null> {
      const { rows } = await db.execute<{ id: string; known: boolean }>(sql`
        select p.id, exists (select from subscription_cycles c where c.payment_id = p.id) as known
        from payments p join subscriptions s on s.id = p.subscription_id
        where s.id = ${id} and p.credited and ${canRun} order by p.created_at desc, p.id desc limit 1`);
      return rows[0] === undefined || rows[0].known ? null : rows[0].id;
    },

    /** Subscriptions whose cycle is over and which the provider may have charged, at growing intervals; all if `isForced`. */
    async listOverdue(now: Date, { isForced, limit }: { isForced: boolean; limit: number }): Promise<Subscription[]> {
      const asked = sql`coalesce(${subscriptions.checkedAt}, ${subscriptions.endsAt})`;
      const at = sql`${now.toISOString()}::timestamptz`;
      const checked = sql`(${asked} > ${at} or ${asked} + greatest(interval '5 minutes', (${asked} - ${subscriptions.endsAt}) / 50) <= ${at})`;
      return db
        .select()
        .from(subscriptions)
        .where(
          and(
            sql`${subscriptions.endsAt} <= ${at}`,
            isNull(subscriptions.cancelledAt),
            eq(subscriptions.cancelAtEnd, false),
            isForced ? undefined : checked,
          ),
        )
        .orderBy(asc(asked))
        .limit(limit);
    },

    /** The open order of a person. */
    async openOrder(uid: string): Promise<SubscriptionOrder | null> {
      const [row] = await db
        .select()
        .from(subscriptionOrders)
        .where(and(eq(subscriptionOrders.uid, uid), eq(subscriptionOrders.state, 'created')));
      return row ?? null;
    },

    async orderById(id: string): Promise<SubscriptionOrder | null> {
      const [row] = await db.select().from(subscriptionOrders).where(eq(subscriptionOrders.id, id));
      return row ?? null;
    },

    /** Locks the order and with it all charges of its subscription. */
    async lockOrder(id: string): Promise<SubscriptionOrder | null> {
      const [row] = await db.select().from(subscriptionOrders).where(eq(subscriptionOrders.id, id)).for('update');
      return row ?? null;
    },

    /** False if the person has an open order. */
    async addOrder(order: typeof subscriptionOrders.$inferInsert): Promise<boolean> {
      const rows = await db.insert(subscriptionOrders).values(order).onConflictDoNothing().returning({ id: subscriptionOrders.id });
      return rows.length > 0;
    },

    async setOrderState(id: string, state: SubscriptionOrder['state']): Promise<void> {
      await db
        .update(subscriptionOrders)
        .set({ state })
        .where(and(eq(subscriptionOrders.id, id), ne(subscriptionOrders.state, state)));
    },

    async markOrderChecked(id: string, checkedAt: Date): Promise<void> {
      await db.update(subscriptionOrders).set({ checkedAt }).where(eq(subscriptionOrders.id, id));
    },

    /** Open orders, at intervals that grow with their age; all if `isForced`. A time in the future was written with a fast clock. */
    async listOpenOrders(now: Date, { isForced, limit }: { isForced: boolean; limit: number }): Promise<SubscriptionOrder[]> {
      const { checkedAt, createdAt } = subscriptionOrders;
      const at = sql`${now.toISOString()}::timestamptz`;
      const due = sql`(${checkedAt} > ${at} or ${checkedAt} + greatest(interval '30 seconds', (${checkedAt} - ${createdAt}) / 2) <= ${at})`;
      return db
        .select()
        .from(subscriptionOrders)
        .where(and(eq(subscriptionOrders.state, 'created'), isForced ? undefined : due))
        .orderBy(asc(subscriptionOrders.checkedAt))
        .limit(limit);
    },
  };
}
