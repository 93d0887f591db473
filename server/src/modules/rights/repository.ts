import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import type { Nominee } from '@oracle-astra/shared/contract';
import type { Database } from '../../db/database';
import { readNumber } from '../../db/encryption/numbers';
import { nominees, rightsRequests, users } from '../../db/schema';

export type RightsRow = typeof rightsRequests.$inferSelect;

export const createRightsRepository = (db: Database) => ({
  async findNominee(uid: string): Promise<Nominee | null> {
    const [row] = await db.select({ name: nominees.name, mobile: nominees.mobile }).from(nominees).where(eq(nominees.uid, uid));
    return row ?? null;
  },

  async setNominee(uid: string, named: Nominee, now: Date): Promise<void> {
    const row = { ...named, namedAt: now };
    await db
      .insert(nominees)
      .values({ uid, ...row })
      .onConflictDoUpdate({ target: nominees.uid, set: row });
  },

  async removeNominee(uid: string): Promise<void> {
    await db.delete(nominees).where(eq(nominees.uid, uid));
  },

  /** The accounts that named somebody of this number, for an operator to whom a nominee writes. */
  async findByNominee(mobile: string) {
    const rows = await db
      .select({ uid: nominees.uid, mobile: users.mobile, name: nominees.name, namedAt: nominees.namedAt })
      .from(nominees)
      .innerJoin(users, eq(users.uid, nominees.uid))
      .where(eq(nominees.mobile, mobile));
    return rows.map((row) => ({ ...row, mobile: readNumber(db, row.uid, row.mobile) }));
  },

  /** The latest first. */
  list: (uid: string): Promise<RightsRow[]> =>
    db.select().from(rightsRequests).where(eq(rightsRequests.uid, uid)).orderBy(desc(rightsRequests.createdAt), desc(rightsRequests.id)),

  countOpen: (uid: string): Promise<number> => db.$count(rightsRequests, and(eq(rightsRequests.uid, uid), isNull(rightsRequests.closedAt))),

  async add(row: typeof rightsRequests.$inferInsert): Promise<void> {
    await db.insert(rightsRequests).values(row);
  },

  /** All open requests, the most urgent first. */
  listOpen: (): Promise<RightsRow[]> =>
    db.select().from(rightsRequests).where(isNull(rightsRequests.closedAt)).orderBy(asc(rightsRequests.dueOn), asc(rightsRequests.id)),

  /** Closes a request; false if it is closed or gone. */
  async close(id: string, answer: string, now: Date): Promise<boolean> {
    const closed = await db
      .update(rightsRequests)
      .set({ answer, closedAt: now })
      .where(and(eq(rightsRequests.id, id), isNull(rightsRequests.closedAt)))
      .returning({ id: rightsRequests.id });
    return closed.length > 0;
  },
});
