import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { sessions, users } from '../../db/schema';

export interface User {
  uid: string;
  mobile: string;
  banned: boolean;
  createdAt: Date;
}

const columns = { uid: users.uid, mobile: users.mobile, bannedAt: users.bannedAt, createdAt: users.createdAt };

function toUser(row: { uid: string; mobile: string | null; bannedAt: Date | null; createdAt: Date } | undefined): User | null {
  return row === undefined || row.mobile === null ? null : { uid: row.uid, mobile: row.mobile, banned: row.bannedAt !== null, createdAt: row.createdAt };
}

export function createUserRepository(db: Database) {
  return {
    /** Makes the account of `mobile`, or says that there is one. */
    async create(uid: string, mobile: string, now: Date): Promise<'created' | 'exists'> {
      const rows = await db.insert(users).values({ uid, mobile, createdAt: now })
        .onConflictDoNothing({ target: users.mobile }).returning({ uid: users.uid });
      return rows.length > 0 ? 'created' : 'exists';
    },

    async byMobile(mobile: string): Promise<User | null> {
      const [row] = await db.select(columns).from(users).where(eq(users.mobile, mobile));
      return toUser(row);
    },

    async byUid(uid: string): Promise<User | null> {
      const [row] = await db.select(columns).from(users).where(eq(users.uid, uid));
      return toUser(row);
    },

    /** Keeps the row, which others point to, without anything that tells who it was. */
    async erase(uid: string, now: Date): Promise<void> {
      await db.update(users).set({ mobile: null, deletedAt: now }).where(eq(users.uid, uid));
    },
  };
}

interface SessionKey {
  uid: string;
  jti: string;
}

/** Finds sessions that still count, each in its place or null; prepared once, for every request with a token asks. */
export function prepareFindLive(db: Database) {
  const live = db.select({ jti: sessions.jti, uid: sessions.uid, bannedAt: users.bannedAt }).from(sessions).innerJoin(users, eq(users.uid, sessions.uid))
    .where(and(sql`${sessions.jti} = any(${sql.placeholder('jtis')}::text[])`, isNull(sessions.revokedAt), isNull(users.deletedAt)))
    .prepare('live_sessions');
  return async (keys: readonly SessionKey[]): Promise<({ isBanned: boolean } | null)[]> => {
    const rows = await live.execute({ jtis: keys.map(({ jti }) => jti) });
    const byJti = new Map(rows.map((row) => [row.jti, row]));
    return keys.map(({ uid, jti }) => {
      const row = byJti.get(jti);
      return row?.uid === uid ? { isBanned: row.bannedAt !== null } : null;
    });
  };
}

export function createSessionRepository(db: Database) {
  return {
    async add(session: { jti: string; uid: string; device: string | null; createdAt: Date }): Promise<void> {
      await db.insert(sessions).values(session);
    },

    async revoke(jti: string, now: Date): Promise<void> {
      await db.update(sessions).set({ revokedAt: now }).where(eq(sessions.jti, jti));
    },

    /** Ends every session of a person and forgets their devices. */
    async revokeAll(uid: string, now: Date): Promise<void> {
      await db.update(sessions).set({ revokedAt: now, device: null }).where(eq(sessions.uid, uid));
    },
  };
}
