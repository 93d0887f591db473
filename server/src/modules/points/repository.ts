import { and, desc, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { points } from '@oracle-astra/shared/contract';
import type { Database } from '../../db/database';
import { pointAwards, pointDebts, redemptions } from '../../db/schema';

export type AwardKind = (typeof pointAwards.$inferSelect)['kind'];
type Award = Required<Omit<typeof pointAwards.$inferInsert, 'revokedAt'>>;

/** The credited points, and the debt and balance of the person before it. */
export interface Awarded {
  amount: number;
  debt: number;
  available: number;
}

/** Awards, debts and redemptions of points; the points themselves are in the ledger. */
export function createPointRepository(db: Database) {
  /** Revokes, or gives back, what a person earned as the author of an item; returns the sum of the points. */
  async function setRevoked(uid: string, itemId: string, isRevoked: SQL, revokedAt: Date | null): Promise<number> {
    const isOfAuthor = sql`${pointAwards.kind} in ('discussion', 'comment', 'upvote')`;
    const rows = await db
      .update(pointAwards)
      .set({ revokedAt })
      .where(and(eq(pointAwards.uid, uid), isOfAuthor, eq(pointAwards.itemId, itemId), isRevoked))
      .returning({ amount: pointAwards.amount });
    return rows.reduce((total, { amount }) => total + amount, 0);
  }

  return {
    /** Serializes changes of these people's points until the transaction ends, in a fixed order to avoid deadlocks. */
    async lock(uids: readonly string[]): Promise<void> {
      const keys = [...new Set(uids)].sort().map((uid) => `points:${uid}`);
      await db.execute(sql`
        select pg_advisory_xact_lock(hashtextextended(key, 0)) from json_array_elements_text(${JSON.stringify(keys)}::json) as keys (key)`);
    },

    /**
     * Stores the points that a person earns for an item, up to the day's limit, in which revoked points still count. Null,
     * without any write, if the person has already earned points for this item.
     */
    async addAward({ uid, kind, itemId, actor, amount, day, createdAt }: Award): Promise<Awarded | null> {
      const { rows } = await db.execute<Awarded & Record<string, unknown>>(sql`
        insert into point_awards (uid, kind, item_id, actor, amount, day, created_at)
        select ${uid}, ${kind}, ${itemId}, ${actor}, least(${amount}::int, greatest(0, ${points.dailyCap}::int - coalesce(sum(amount), 0)::int
            - (select coalesce(sum(amount), 0)::int from carried_uses where uid = ${uid} and kind = 'points' and expires_at > ${createdAt.toISOString()}::timestamptz))),
          ${day}::date, ${createdAt.toISOString()}::timestamptz
        from point_awards where uid = ${uid} and day = ${day}::date
        on conflict do nothing
        returning amount, coalesce((select d.amount from point_debts d where d.uid = ${uid}), 0) as debt,
          coalesce((select balance from accounts where id = ${`${uid}:point:available`}), 0)::int as available`);
      return rows[0] ?? null;
    },

    /** Marks the points that a person earned for an item as revoked; returns their sum. */
    revoke: async (uid: string, itemId: string, now: Date): Promise<number> => setRevoked(uid, itemId, isNull(pointAwards.revokedAt), now),

    /** Marks them as earned again; returns their sum. */
    restore: async (uid: string, itemId: string): Promise<number> => setRevoked(uid, itemId, isNotNull(pointAwards.revokedAt), null),

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
  };
}
