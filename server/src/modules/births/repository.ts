import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { births } from '../../db/schema';
import { toColumns, toStoredBirth, type StoredBirth } from './stored-birth';

/** Every query is limited to the birth records of one person. */
export function createBirthsRepository(db: Database) {
  const own = (uid: string, bid: string) => and(eq(births.bid, bid), eq(births.uid, uid));

  return {
    async add(uid: string, birth: StoredBirth, createdAt: Date): Promise<void> {
      await db.insert(births).values({ ...toColumns(db, uid, birth), bid: birth.bid, uid, createdAt });
    },

    async edit(uid: string, birth: StoredBirth): Promise<boolean> {
      const rows = await db
        .update(births)
        .set(toColumns(db, uid, birth))
        .where(own(uid, birth.bid))
        .returning({ bid: births.bid });
      return rows.length > 0;
    },

    async remove(uid: string, bid: string): Promise<boolean> {
      const rows = await db.delete(births).where(own(uid, bid)).returning({ bid: births.bid });
      return rows.length > 0;
    },

    async find(uid: string, bid: string): Promise<StoredBirth | null> {
      const [row] = await db.select().from(births).where(own(uid, bid));
      return row ? toStoredBirth(db, row) : null;
    },

    /** Like `find`; until the transaction ends the record is not deleted. */
    async lock(uid: string, bid: string): Promise<StoredBirth | null> {
      const [row] = await db.select().from(births).where(own(uid, bid)).for('key share');
      return row ? toStoredBirth(db, row) : null;
    },

    /** Newest first. */
    async list(uid: string): Promise<StoredBirth[]> {
      const rows = await db.select().from(births).where(eq(births.uid, uid)).orderBy(desc(births.bid));
      return rows.map((row) => toStoredBirth(db, row));
    },

    /** Serializes additions of a person until the transaction ends, so that parallel calls count each other. */
    async lockPerson(uid: string): Promise<void> {
      await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`births:${uid}`}, 0))`);
    },

    async countByUser(uid: string): Promise<number> {
      const [row] = await db.select({ births: count() }).from(births).where(eq(births.uid, uid));
      return row?.births ?? 0;
    },
  };
}
