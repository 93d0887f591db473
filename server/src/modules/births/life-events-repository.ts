import { lifeEventKinds } from '@oracle-astra/shared/contract';
import { and, count, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { cipherOf } from '../../db/encryption/cipher-of';
import type { Place } from '../../db/encryption/stored-text';
import { births, lifeEvents } from '../../db/schema';

export type LifeEventRow = Omit<typeof lifeEvents.$inferSelect, 'title'> & { title: string };

/** Every query is limited to the events of one person. */
export function createLifeEventsRepository(db: Database) {
  const cipher = cipherOf(db);
  const at = (uid: string, eid: string): Place => ({ column: 'life_events.title', row: eid, owner: uid });

  return {
    async add(event: LifeEventRow): Promise<void> {
      await db.insert(lifeEvents).values({ ...event, title: cipher.encrypt(event.title, at(event.uid, event.eid)) });
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
      const rows = await db
        .select()
        .from(lifeEvents)
        .where(and(eq(lifeEvents.uid, uid), eq(lifeEvents.bid, bid), inArray(lifeEvents.kind, [...lifeEventKinds])))
        .orderBy(desc(lifeEvents.month), desc(lifeEvents.eid));
      return rows.map((row) => ({ ...row, title: cipher.decrypt(row.title, at(uid, row.eid)) }));
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
