import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { sessions } from '../../../db/schema/frame';
import type { Session } from '../session';

type SessionKey = Pick<Session, 'uid' | 'jti'>;

/** The time for which pages that are loading may still send the previous cookie. */
export const graceSeconds = 60;

/** Replacements of sessions. A session may be replaced several times while its browser is closed. */
export function createSuccessors(db: Database) {
  return {
    /**
     * The active session at the end of the chain of replacements, or null. With `at` only while the previous cookie is accepted,
     * because its browser may have missed each answer with a newer one.
     */
    async find({ uid, jti }: SessionKey, at?: Date): Promise<SessionKey | null> {
      // A process of an earlier release does not set when the previous cookie expires.
      const end = sql`coalesce(next.handover_until, previous.revoked_at + make_interval(secs => ${graceSeconds}))`;
      const isOpen = at === undefined ? sql`true` : sql`${end} >= ${at.toISOString()}::timestamptz`;
      const { rows } = await db.execute<{ jti: string }>(sql`
        with recursive chain as (
          select jti, successor, revoked_at from sessions where jti = ${jti} and uid = ${uid}
          union
          select next.jti, next.successor, next.revoked_at from chain previous
          join sessions next on next.jti = previous.successor and next.uid = ${uid} and ${isOpen}
        )
        select jti from chain where revoked_at is null`);
      const [row] = rows;
      return row === undefined ? null : { uid, jti: row.jti };
    },

    /** Replaces a session by a new one of the same device; false if it has ended, because ended sessions stay ended. */
    async replace(
      { uid, jti }: SessionKey,
      next: SessionKey,
      { now, handoverUntil }: { now: Date; handoverUntil: Date },
    ): Promise<boolean> {
      const own = and(eq(sessions.jti, jti), eq(sessions.uid, uid), isNull(sessions.revokedAt));
      const [previous] = await db.update(sessions).set({ revokedAt: now, successor: next.jti }).where(own).returning();
      if (previous === undefined) return false;
      const fresh = { revokedAt: null, successor: null, staleAt: null, lastUsedAt: now, handoverUntil };
      await db.insert(sessions).values({ ...previous, ...next, ...fresh });
      return true;
    },

    /** Lets the previous cookie of a session expire earlier. */
    async finishHandover(jti: string, end: Date): Promise<void> {
      await db
        .update(sessions)
        .set({ handoverUntil: end })
        .where(and(eq(sessions.jti, jti), gt(sessions.handoverUntil, end)));
    },

    /** Ends a session, or the one that has replaced it; the first end is kept. */
    async end({ uid, jti }: SessionKey, now: Date): Promise<void> {
      let last: string | null | undefined = jti;
      while (last) {
        const own = and(eq(sessions.jti, last), eq(sessions.uid, uid));
        // Waits for a replacement that is not committed yet, whose successor is read afterwards.
        const ended = await db
          .update(sessions)
          .set({ revokedAt: now })
          .where(and(own, isNull(sessions.revokedAt)))
          .returning({ jti: sessions.jti });
        if (ended.length > 0) return;
        const [row] = await db.select({ successor: sessions.successor }).from(sessions).where(own);
        last = row?.successor;
      }
    },
  };
}
