import { and, desc, eq, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { readNumber } from '../../db/encryption/numbers';
import { settleItem } from '../../db/statements/batcher';
import { sessions, users } from '../../db/schema/frame';
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
      staleAt: sessions.staleAt,
      handoverUntil: sessions.handoverUntil,
      createdAt: sessions.createdAt,
      provedAt: sessions.provedAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.uid, sessions.uid))
    .where(and(sql`${sessions.jti} = any(${sql.placeholder('jtis')}::text[])`, isNull(sessions.revokedAt), isNull(users.deletedAt)))
    // Unnamed, because a pooler in transaction mode does not keep named statements.
    .prepare('');
  return async (keys: readonly SessionKey[]): Promise<(Omit<Session, 'uid' | 'jti'> | null | Error)[]> => {
    const rows = await live.execute({ jtis: keys.map(({ jti }) => jti) });
    const byJti = new Map(rows.map((row) => [row.jti, row]));
    const read = ({ uid, jti }: SessionKey) => {
      const row = byJti.get(jti);
      if (row?.uid !== uid) return null;
      const { mobile, bannedAt, createdAt, provedAt, ...session } = row;
      const isTest = readNumber(db, uid, mobile)?.startsWith(testNumberPrefix) ?? false;
      return { ...session, isBanned: bannedAt !== null, isTest, provedAt: provedAt ?? createdAt };
    };
    return keys.map((key) => settleItem(() => read(key)));
  };
}

interface DeviceRow {
  jti: string;
  agent: string | null;
  createdAt: Date;
  /** Null if no use was recorded since the sign-in. */
  lastUsedAt: Date | null;
}

const lastUse = sql`coalesce(${sessions.lastUsedAt}, ${sessions.createdAt})`;

// eslint-disable-next-line max-lines-per-function -- a repository is a list of short queries over one database
export function createSessionRepository(db: Database) {
  return {
    async add(session: NewSession): Promise<void> {
      await db.insert(sessions).values({ ...session, lastUsedAt: session.createdAt });
    },

    /** Ends all sessions of a person but one. */
    async revokeOthers({ uid, jti }: SessionKey, now: Date): Promise<void> {
      await db
        .update(sessions)
        .set({ revokedAt: now })
        .where(and(eq(sessions.uid, uid), ne(sessions.jti, jti), isNull(sessions.revokedAt)));
    },

    /** The active sessions of a person, the last used first. */
    async listActive(uid: string, limit: number): Promise<DeviceRow[]> {
      return db
        .select({ jti: sessions.jti, agent: sessions.agent, createdAt: sessions.createdAt, lastUsedAt: sessions.lastUsedAt })
        .from(sessions)
        .where(and(eq(sessions.uid, uid), isNull(sessions.revokedAt)))
        .orderBy(sql`${lastUse} desc`, desc(sessions.jti))
        .limit(limit);
    },

    /** Ends the sessions of a person beyond the `keep` last used ones; returns whether there are any. */
    async revokeBeyond(uid: string, keep: number, now: Date): Promise<boolean> {
      const beyond = db
        .select({ jti: sessions.jti })
        .from(sessions)
        .where(and(eq(sessions.uid, uid), isNull(sessions.revokedAt)))
        .orderBy(sql`${lastUse} desc`, desc(sessions.jti))
        .offset(keep)
        // Sign-ins at the same time must not wait for each other in different orders.
        .for('update', { skipLocked: true });
      const ended = await db.update(sessions).set({ revokedAt: now }).where(inArray(sessions.jti, beyond)).returning({ jti: sessions.jti });
      return ended.length > 0;
    },

    /** Whether a session of this person exists, also an ended one. */
    async belongsTo({ uid, jti }: SessionKey): Promise<boolean> {
      const rows = await db
        .select({ jti: sessions.jti })
        .from(sessions)
        .where(and(eq(sessions.jti, jti), eq(sessions.uid, uid)));
      return rows.length > 0;
    },

    /** Whether a session of this person is active; locks sign-in and sign-out of this person until the transaction ends. */
    async lockActive({ uid, jti }: SessionKey): Promise<boolean> {
      await db.select({ uid: users.uid }).from(users).where(eq(users.uid, uid)).for('update');
      const own = and(eq(sessions.jti, jti), eq(sessions.uid, uid), isNull(sessions.revokedAt));
      return (await db.select({ jti: sessions.jti }).from(sessions).where(own)).length > 0;
    },

    /** Records a use of a session, only if the last one is older than `since`, and never of an ended session; returns its person then. */
    async noteUse(jti: string, { now, since, agent }: { now: Date; since: Date; agent: string | null }): Promise<string | null> {
      const isOlder = or(isNull(sessions.lastUsedAt), lt(sessions.lastUsedAt, since));
      const [noted] = await db
        .update(sessions)
        .set({ lastUsedAt: now, ...(agent !== null && { agent }) })
        .where(and(eq(sessions.jti, jti), isNull(sessions.revokedAt), isOlder))
        .returning({ uid: sessions.uid });
      return noted?.uid ?? null;
    },

    /** Ends all sessions of a person; the ends of earlier ones stay. */
    async endAll(uid: string, now: Date): Promise<void> {
      await db
        .update(sessions)
        .set({ revokedAt: now })
        .where(and(eq(sessions.uid, uid), isNull(sessions.revokedAt)));
    },

    /** Revokes all sessions of a person and deletes their device names. */
    async revokeAll(uid: string, now: Date): Promise<void> {
      await db.update(sessions).set({ revokedAt: now, device: null }).where(eq(sessions.uid, uid));
    },
  };
}
