import { and, count, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { codeRequests } from '../../db/schema';

export type CodeRequest = typeof codeRequests.$inferSelect;
export type Asker = 'mobile' | 'address';

const hashColumns = { mobile: codeRequests.mobileHash, address: codeRequests.addressHash } as const;

export function makeCodeRepository(db: Database) {
  return {
    /** Holds off other requests of the same asker until the transaction ends. */
    async queue(asker: Asker, hash: string): Promise<void> {
      await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${asker}:${hash}`}, 0))`);
    },

    /** How many codes an asker was sent since, and when the first of them was. */
    async sentSince(asker: Asker, hash: string, since: Date): Promise<{ sent: number; first: Date | null }> {
      const [row] = await db.select({ sent: count(), first: sql<Date | null>`min(${codeRequests.createdAt})`.mapWith(codeRequests.createdAt) })
        .from(codeRequests).where(and(eq(hashColumns[asker], hash), gt(codeRequests.createdAt, since)));
      return row ?? { sent: 0, first: null };
    },

    async add(request: typeof codeRequests.$inferInsert): Promise<void> {
      await db.insert(codeRequests).values(request);
    },

    async removeBefore(time: Date): Promise<void> {
      await db.delete(codeRequests).where(lt(codeRequests.createdAt, time));
    },

    async lock(id: string): Promise<CodeRequest | null> {
      const [row] = await db.select().from(codeRequests).where(eq(codeRequests.id, id)).for('update');
      return row ?? null;
    },

    async countTry(id: string): Promise<void> {
      await db.update(codeRequests).set({ tries: sql`${codeRequests.tries} + 1` }).where(eq(codeRequests.id, id));
    },

    async markUsed(id: string, now: Date): Promise<void> {
      await db.update(codeRequests).set({ usedAt: now }).where(eq(codeRequests.id, id));
    },
  };
}
