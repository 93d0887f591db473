import { and, eq, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import { dormancy, isLocale, type Locale } from '@oracle-astra/shared/contract';
import type { Database } from '../../db/database';
import { hasNumber, lockNumber, readNumber, toNumberColumns } from '../../db/encryption/numbers';
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

function toUser(db: Database, row: UserRow | undefined): User | null {
  const mobile = row === undefined ? null : readNumber(db, row.uid, row.mobile);
  return row === undefined || mobile === null
    ? null
    : {
        uid: row.uid,
        mobile,
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
  return toUser(db, row);
}

// eslint-disable-next-line max-lines-per-function -- a repository is a list of short queries over one database
export function createUserRepository(db: Database) {
  return {
    /** Creates the account of `mobile` unless it exists. */
    async create(uid: string, mobile: string, now: Date): Promise<'created' | 'exists'> {
      await lockNumber(db, mobile);
      if ((await db.$count(users, hasNumber(db, mobile))) > 0) return 'exists';
      const rows = await db
        .insert(users)
        .values({ uid, ...toNumberColumns(db, uid, mobile), createdAt: now, lastUsedAt: now, numberProvedAt: now })
        .onConflictDoNothing()
        .returning({ uid: users.uid });
      return rows.length > 0 ? 'created' : 'exists';
    },

    async byMobile(mobile: string): Promise<User | null> {
      const [row] = await db.select(columns).from(users).where(hasNumber(db, mobile));
      return toUser(db, row);
    },

    /** Like `byMobile`; until the transaction ends nobody else gets the number. */
    async claimMobile(mobile: string): Promise<User | null> {
      await lockNumber(db, mobile);
      const [row] = await db.select(columns).from(users).where(hasNumber(db, mobile));
      return toUser(db, row);
    },

    /** The account of a number, locked against deletion until the transaction ends; waits for a running deletion. */
    keepByMobile: (mobile: string): Promise<User | null> => keep(db, hasNumber(db, mobile)),

    /** Serializes account deletions. */
    async lockDeletions(): Promise<void> {
      await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('account deletion', 0))`);
    },

    /** The account of a number, locked exclusively: waits for running writes of this person, and blocks later ones until the transaction ends. */
    async lockByMobile(mobile: string): Promise<User | null> {
      const [row] = await db.select(columns).from(users).where(hasNumber(db, mobile)).for('update');
      return toUser(db, row);
    },

    async byUid(uid: string): Promise<User | null> {
      const [row] = await db.select(columns).from(users).where(eq(users.uid, uid));
      return toUser(db, row);
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
        .set(toNumberColumns(db, uid, mobile))
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
      const nothing = { mobile: null, mobileHash: null, locale: null, bannedAt: null, banReason: null };
      await db
        .update(users)
        .set({ ...nothing, deletedAt: now })
        .where(eq(users.uid, uid));
    },
  };
}
