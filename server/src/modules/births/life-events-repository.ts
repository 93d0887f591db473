import { lifeEventKinds } from '@oracle-astra/shared/contract';
import { and, count, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { births, lifeEvents } from '../../db/schema';

export type LifeEventRow = typeof lifeEvents.$inferSelect;

/** Every query is limited to the events of one person. */
export function createLifeEventsRepository(db: Database) {
  return {
    async add(event: LifeEventRow): Promise<void> {
      await db.insert(lifeEvents).values(event);
    },

    async remove(uid: string, eid: string): Promise<boolean> {
      const rows = await db
        .delete(lifeEvents)
        .where(and(eq(lifeEvents.eid, eid), eq(lifeEvents.uid, uid)))
        .returning({ eid: lifeEvents.eid });
      return rows.length > 0;
    },

    /** Latest first, of the kinds that this release knows. */
    async list(uid: string, bid: string): Promise<LifeEventRow[]> {
      return db
        .select()
        .from(lifeEvents)
        .where(and(eq(lifeEvents.uid, uid), eq(lifeEvents.bid, bid), inArray(lifeEvents.kind, [...lifeEventKinds])))
        .orderBy(desc(lifeEvents.month), desc(lifeEvents.eid));
    },

    /** Locks a birth until the transaction ends, so that parallel calls count each other; false if it is deleted. */
    async lockBirth(bid: string): Promise<boolean> {
      return (await db.select({ bid: births.bid }).from(births).where(eq(births.bid, bid)).for('no key update')).length > 0;
    },

    async countByBirth(uid: string, bid: string): Promise<number> {
      const [row] = await db
        .select({ events: count() })
        .from(lifeEvents)
        .where(and(eq(lifeEvents.uid, uid), eq(lifeEvents.bid, bid)));
      return row?.events ?? 0;
    },
  };
}
