import { and, asc, count, desc, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { codeRequests, knownDevices } from '../../../db/schema/frame';

export type CodeRequest = typeof codeRequests.$inferSelect;
export type LimitScope = 'mobile' | 'address' | 'site';

// eslint-disable-next-line max-lines-per-function -- a repository is a list of short queries over one database
export function createCodeRepository(db: Database) {
  return {
    /** Serializes requests for the same number, from the same address, or of the site, until the transaction ends. */
    async lockScope(scope: LimitScope, hash: string): Promise<void> {
      await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${scope}:${hash}`}, 0))`);
    },

    /** Requests for a number since an instant, oldest first. */
    async listByNumber(mobileHash: string, since: Date): Promise<CodeRequest[]> {
      return db
        .select()
        .from(codeRequests)
        .where(and(eq(codeRequests.mobileHash, mobileHash), gt(codeRequests.createdAt, since)))
        .orderBy(asc(codeRequests.createdAt), asc(codeRequests.id));
    },

    /** The number of unused codes of an address since an instant, and the time of the first request. */
    async countUnused(addressHash: string, since: Date): Promise<{ sent: number; first: Date | null }> {
      const [row] = await db
        .select({ sent: count(), first: sql<Date | null>`min(${codeRequests.createdAt})`.mapWith(codeRequests.createdAt) })
        .from(codeRequests)
        .where(and(eq(codeRequests.addressHash, addressHash), gt(codeRequests.createdAt, since), isNull(codeRequests.usedAt)));
      return row ?? { sent: 0, first: null };
    },

    /** The number of codes of all numbers since an instant, and the time of the first one. */
    async countAll(since: Date): Promise<{ sent: number; first: Date | null }> {
      const [row] = await db
        .select({ sent: count(), first: sql<Date | null>`min(${codeRequests.createdAt})`.mapWith(codeRequests.createdAt) })
        .from(codeRequests)
        .where(gt(codeRequests.createdAt, since));
      return row ?? { sent: 0, first: null };
    },

    /** Used and unused codes to unknown devices of a time, to all numbers or those of a prefix, and the time of the first unused one. */
    async countOutcomes(from: Date, until: Date, prefix: string | null): Promise<{ used: number; unused: number; first: Date | null }> {
      const isUnused = sql`${codeRequests.usedAt} is null`;
      const [row] = await db
        .select({
          used: sql<number>`count(*) filter (where ${codeRequests.usedAt} is not null)`.mapWith(Number),
          unused: sql<number>`count(*) filter (where ${isUnused})`.mapWith(Number),
          first: sql<Date | null>`min(${codeRequests.createdAt}) filter (where ${isUnused})`.mapWith(codeRequests.createdAt),
        })
        .from(codeRequests)
        .where(
          and(
            prefix === null ? undefined : eq(codeRequests.prefix, prefix),
            eq(codeRequests.isKnown, false),
            gt(codeRequests.createdAt, from),
            lt(codeRequests.createdAt, until),
          ),
        );
      return row ?? { used: 0, unused: 0, first: null };
    },

    async add(request: typeof codeRequests.$inferInsert): Promise<void> {
      await db.insert(codeRequests).values(request);
    },

    /** Invalidates older codes of the same requester for this number. */
    async replaceOlder(
      { id, mobileHash, requesterHash, deviceHash }: Pick<CodeRequest, 'id' | 'mobileHash' | 'requesterHash' | 'deviceHash'>,
      now: Date,
    ): Promise<void> {
      const sameRequester = or(eq(codeRequests.requesterHash, requesterHash), eq(codeRequests.deviceHash, deviceHash));
      await db
        .update(codeRequests)
        .set({ replacedAt: now })
        .where(
          and(
            eq(codeRequests.mobileHash, mobileHash),
            sameRequester,
            ne(codeRequests.id, id),
            isNull(codeRequests.usedAt),
            isNull(codeRequests.replacedAt),
          ),
        );
    },

    async lock(id: string): Promise<CodeRequest | null> {
      const [row] = await db.select().from(codeRequests).where(eq(codeRequests.id, id)).for('update');
      return row ?? null;
    },

    async incrementTries(id: string, triedHash: string | null): Promise<void> {
      await db
        .update(codeRequests)
        .set({ tries: sql`${codeRequests.tries} + 1`, triedHash })
        .where(eq(codeRequests.id, id));
    },

    async reopen(id: string): Promise<void> {
      await db.update(codeRequests).set({ usedAt: null }).where(eq(codeRequests.id, id));
    },

    async markUsed(id: string, now: Date): Promise<void> {
      await db.update(codeRequests).set({ usedAt: now }).where(eq(codeRequests.id, id));
    },

    /** The last used code for a number since an instant that was requested for a sign-in. */
    async latestUsed(mobileHash: string, since: Date): Promise<string | null> {
      const [row] = await db
        .select({ id: codeRequests.id })
        .from(codeRequests)
        .where(and(eq(codeRequests.mobileHash, mobileHash), gt(codeRequests.usedAt, since), isNull(codeRequests.boundHash)))
        .orderBy(desc(codeRequests.usedAt))
        .limit(1);
      return row?.id ?? null;
    },

    async knowsDevice(mobileHash: string, deviceHash: string): Promise<boolean> {
      const rows = await db
        .select({ deviceHash: knownDevices.deviceHash })
        .from(knownDevices)
        .where(and(eq(knownDevices.mobileHash, mobileHash), eq(knownDevices.deviceHash, deviceHash)));
      return rows.length > 0;
    },

    async rememberDevice(mobileHash: string, deviceHash: string, now: Date): Promise<'known' | 'new'> {
      const [row] = await db
        .insert(knownDevices)
        .values({ mobileHash, deviceHash, lastUsedAt: now })
        .onConflictDoUpdate({ target: [knownDevices.mobileHash, knownDevices.deviceHash], set: { lastUsedAt: now } })
        .returning({ isNew: sql<boolean>`xmax = 0` });
      return row?.isNew ? 'new' : 'known';
    },

    async forgetDevices(mobileHash: string): Promise<void> {
      await db.delete(knownDevices).where(eq(knownDevices.mobileHash, mobileHash));
    },
  };
}
