import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { birthYearTries } from '../../../db/schema';

/** Wrong years of birth. */
export const createTryRepository = (db: Database) => ({
  countOfNumber: (mobileHash: string, since: Date): Promise<number> =>
    db.$count(birthYearTries, and(eq(birthYearTries.mobileHash, mobileHash), gt(birthYearTries.createdAt, since))),

  countOfAddress: (addressHash: string, since: Date): Promise<number> =>
    db.$count(birthYearTries, and(eq(birthYearTries.addressHash, addressHash), gt(birthYearTries.createdAt, since))),

  async forget(mobileHash: string): Promise<void> {
    await db.delete(birthYearTries).where(eq(birthYearTries.mobileHash, mobileHash));
  },

  async add(wrong: typeof birthYearTries.$inferInsert): Promise<void> {
    await db.insert(birthYearTries).values(wrong);
  },
});
