import { and, eq, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { sessions, users } from '../../db/schema';
import { testNumberPrefix, type Session } from './session';

interface NewSession {
  jti: string;
  uid: string;
  device: string | null;
  agent?: string | null;
  createdAt: Date;
}

interface SessionKey {
  uid: string;
  jti: string;
}

/** Finds active sessions in the order of the keys, null if there is none; prepared once, as every authenticated request needs it. */
export function prepareFindActive(db: Database) {
  const live = db
    .select({
      jti: sessions.jti,
      uid: sessions.uid,
      mobile: users.mobile,
      bannedAt: users.bannedAt,
      banReason: users.banReason,
      wroteAt: sessions.wroteAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.uid, sessions.uid))
    .where(and(sql`${sessions.jti} = any(${sql.placeholder('jtis')}::text[])`, isNull(sessions.revokedAt), isNull(users.deletedAt)))
    // Unnamed, because a pooler in transaction mode does not keep named statements.
    .prepare('');
  return async (keys: readonly SessionKey[]): Promise<(Omit<Session, 'uid' | 'jti'> | null)[]> => {
    const rows = await live.execute({ jtis: keys.map(({ jti }) => jti) });
    const byJti = new Map(rows.map((row) => [row.jti, row]));
    return keys.map(({ uid, jti }) => {
      const row = byJti.get(jti);
      if (row?.uid !== uid) return null;
      const { mobile, bannedAt, banReason, wroteAt } = row;
      return { isBanned: bannedAt !== null, isTest: mobile?.startsWith(testNumberPrefix) ?? false, banReason, wroteAt };
    });
  };
}

export function createSessionRepository(db: Database) {
  return {
    async add(session: NewSession): Promise<void> {
      await db.insert(sessions).values({ ...session, lastUsedAt: session.createdAt });
    },

    /** Ends a session; the first end is kept. */
    async revoke(jti: string, now: Date): Promise<void> {
      await db
        .update(sessions)
        .set({ revokedAt: now })
        .where(and(eq(sessions.jti, jti), isNull(sessions.revokedAt)));
    },

    /** Ends all sessions of a person but one. */
    async revokeOthers({ uid, jti }: SessionKey, now: Date): Promise<void> {
      await db
        .update(sessions)
        .set({ revokedAt: now })
        .where(and(eq(sessions.uid, uid), ne(sessions.jti, jti), isNull(sessions.revokedAt)));
    },

    /** Whether a session of this person is active; locks sign-in and sign-out of this person until the transaction ends. */
    async lockActive({ uid, jti }: SessionKey): Promise<boolean> {
      await db.select({ uid: users.uid }).from(users).where(eq(users.uid, uid)).for('update');
      const own = and(eq(sessions.jti, jti), eq(sessions.uid, uid), isNull(sessions.revokedAt));
      return (await db.select({ jti: sessions.jti }).from(sessions).where(own)).length > 0;
    },

    /** Records a use of a session, only if the last one is older than `since`, and never of an ended session. */
    async noteUse(jti: string, { now, since, agent }: { now: Date; since: Date; agent: string | null }): Promise<void> {
      await db
        .update(sessions)
        .set({ lastUsedAt: now, ...(agent !== null && { agent }) })
        .where(and(eq(sessions.jti, jti), isNull(sessions.revokedAt), or(isNull(sessions.lastUsedAt), lt(sessions.lastUsedAt, since))));
    },

    /** Revokes all sessions of a person and deletes their device names. */
    async revokeAll(uid: string, now: Date): Promise<void> {
      await db.update(sessions).set({ revokedAt: now, device: null }).where(eq(sessions.uid, uid));
    },
  };
}
