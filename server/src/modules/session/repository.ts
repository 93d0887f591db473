import { and, eq, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import { dormancy, isLocale, type Locale } from '@oracle-astra/shared/contract';
import type { Database } from '../../db/database';
import { users } from '../../db/schema/frame';

const noteUseSeconds = 24 * 60 * 60;

export interface User {
  uid: string;
  mobile: string;
  banned: boolean;
  /** The operator's reason. */
  banReason: string | null;
  createdAt: Date;
  /** To the day. */
  lastUsedAt: Date;
  /** When a code to the number was last right. */
  numberProvedAt: Date;
  /** The chosen language; null before a choice. */
  locale: Locale | null;
}

const columns = {
  uid: users.uid,
  mobile: users.mobile,
  bannedAt: users.bannedAt,
  banReason: users.banReason,
  createdAt: users.createdAt,
  lastUsedAt: users.lastUsedAt,
  numberProvedAt: users.numberProvedAt,
  locale: users.locale,
};

type UserRow = Pick<typeof users.$inferSelect, keyof typeof columns>;

function toUser(row: UserRow | undefined): User | null {
  return row === undefined || row.mobile === null
    ? null
    : {
        uid: row.uid,
        mobile: row.mobile,
        banned: row.bannedAt !== null,
        banReason: row.banReason,
        createdAt: row.createdAt,
        lastUsedAt: row.lastUsedAt ?? row.createdAt,
        numberProvedAt: row.numberProvedAt,
        // A newer release may know more languages.
        locale: isLocale(row.locale) ? row.locale : null,
      };
}

async function keep(db: Database, person: SQL): Promise<User | null> {
  const [row] = await db.select(columns).from(users).where(person).for('key share');
  return toUser(row);
}

export function createUserRepository(db: Database) {
  return {
    /** Creates the account of `mobile` unless it exists. */
    async create(uid: string, mobile: string, now: Date): Promise<'created' | 'exists'> {
      const rows = await db
        .insert(users)
        .values({ uid, mobile, createdAt: now, lastUsedAt: now, numberProvedAt: now })
        .onConflictDoNothing({ target: users.mobile })
        .returning({ uid: users.uid });
      return rows.length > 0 ? 'created' : 'exists';
    },

    async byMobile(mobile: string): Promise<User | null> {
      const [row] = await db.select(columns).from(users).where(eq(users.mobile, mobile));
      return toUser(row);
    },

    /** The account of a number, locked against deletion until the transaction ends; waits for a running deletion. */
    keepByMobile: (mobile: string): Promise<User | null> => keep(db, eq(users.mobile, mobile)),

    /** Serializes account deletions. */
    async lockDeletions(): Promise<void> {
      await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('account deletion', 0))`);
    },

    /** The account of a number, locked exclusively: waits for running writes of this person, and blocks later ones until the transaction ends. */
    async lockByMobile(mobile: string): Promise<User | null> {
      const [row] = await db.select(columns).from(users).where(eq(users.mobile, mobile)).for('update');
      return toUser(row);
    },

    async byUid(uid: string): Promise<User | null> {
      const [row] = await db.select(columns).from(users).where(eq(users.uid, uid));
      return toUser(row);
    },

    /** The same by its id. */
    keepByUid: (uid: string): Promise<User | null> => keep(db, eq(users.uid, uid)),

    /** Records a use of the account, to the day. */
    async noteUse(uid: string, now: Date): Promise<void> {
      const since = new Date(now.getTime() - noteUseSeconds * 1000);
      await db
        .update(users)
        .set({ lastUsedAt: now })
        .where(and(eq(users.uid, uid), or(isNull(users.lastUsedAt), lt(users.lastUsedAt, since))));
    },

    /** Records that the number is this person's, which is a use too. */
    async noteProof(uid: string, now: Date): Promise<void> {
      await db.update(users).set({ lastUsedAt: now, numberProvedAt: now }).where(eq(users.uid, uid));
    },

    /** Makes the next login on an unknown device ask for the year of birth. */
    async markUnused(uid: string, now: Date): Promise<void> {
      const lastUsedAt = new Date(now.getTime() - (dormancy.afterSeconds + 1) * 1000);
      await db.update(users).set({ lastUsedAt }).where(eq(users.uid, uid));
    },

    async setMobile(uid: string, mobile: string): Promise<void> {
      await db
        .update(users)
        .set({ mobile })
        .where(and(eq(users.uid, uid), isNull(users.deletedAt)));
    },

    async setLocale(uid: string, locale: Locale): Promise<void> {
      await db
        .update(users)
        .set({ locale })
        .where(and(eq(users.uid, uid), isNull(users.deletedAt)));
    },

    /** Anonymizes the row, which other tables reference. */
    async erase(uid: string, now: Date): Promise<void> {
      await db.update(users).set({ mobile: null, locale: null, bannedAt: null, banReason: null, deletedAt: now }).where(eq(users.uid, uid));
    },
  };
}
