import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { birthYearTries } from '../../../db/schema/frame';

/** Wrong years of birth. */
export const createTryRepository = (db: Database) => ({
  /** Serializes tries from the same address until the transaction ends, so that parallel ones count each other. */
  async lockAddress(addressHash: string): Promise<void> {
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`birth-year:${addressHash}`}, 0))`);
  },

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
