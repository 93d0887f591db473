import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { pointAwards, pointDebts, redemptions } from '../../db/schema';

export type AwardKind = (typeof pointAwards.$inferSelect)['kind'];
type Award = typeof pointAwards.$inferInsert;

/** Awards, debts and redemptions of points; the points themselves are in the ledger. */
export function createPointRepository(db: Database) {
  return {
    /** Serializes changes of these people's points until the transaction ends, in the order of their ids to avoid deadlocks. */
    async lock(uids: readonly string[]): Promise<void> {
      for (const uid of [...new Set(uids)].sort())
        await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`points:${uid}`}, 0))`);
    },

    /** False, and nothing written, where the person earned for this item before. */
    async addAward(award: Award): Promise<boolean> {
      const rows = await db.insert(pointAwards).values(award).onConflictDoNothing().returning({ uid: pointAwards.uid });
      return rows.length > 0;
    },

    /** What a person earned on a date, with what was taken back since: a deleted post makes no room for another. */
    async earnedOn(uid: string, day: string): Promise<number> {
      const [row] = await db
        .select({ points: sql<number>`coalesce(sum(${pointAwards.amount}), 0)`.mapWith(Number) })
        .from(pointAwards)
        .where(and(eq(pointAwards.uid, uid), eq(pointAwards.day, day)));
      return row?.points ?? 0;
    },

    /** Marks what a person earned for an item as taken back; returns the sum. */
    async revoke(uid: string, itemId: string, now: Date): Promise<number> {
      const rows = await db
        .update(pointAwards)
        .set({ revokedAt: now })
        .where(
          and(
            eq(pointAwards.uid, uid),
            sql`${pointAwards.kind} in ('discussion', 'comment', 'upvote')`,
            eq(pointAwards.itemId, itemId),
            isNull(pointAwards.revokedAt),
          ),
        )
        .returning({ amount: pointAwards.amount });
      return rows.reduce((total, { amount }) => total + amount, 0);
    },

    async debt(uid: string): Promise<number> {
      const [row] = await db.select({ amount: pointDebts.amount }).from(pointDebts).where(eq(pointDebts.uid, uid));
      return row?.amount ?? 0;
    },

    async setDebt(uid: string, amount: number): Promise<void> {
      await db.insert(pointDebts).values({ uid, amount }).onConflictDoUpdate({ target: pointDebts.uid, set: { amount } });
    },

    async addRedemption(redemption: typeof redemptions.$inferInsert): Promise<void> {
      await db.insert(redemptions).values(redemption);
    },

    /** Latest first. */
    async listRedemptions(uid: string, limit: number) {
      return db
        .select()
        .from(redemptions)
        .where(eq(redemptions.uid, uid))
        .orderBy(desc(redemptions.createdAt), desc(redemptions.id))
        .limit(limit);
    },

    async erase(uid: string): Promise<void> {
      await db.delete(pointAwards).where(eq(pointAwards.uid, uid));
      await db.delete(pointDebts).where(eq(pointDebts.uid, uid));
      await db.delete(redemptions).where(eq(redemptions.uid, uid));
    },
  };
}
