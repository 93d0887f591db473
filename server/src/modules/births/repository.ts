import { languages, type BirthRecord } from '@oracle-astra/shared/contract';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { births } from '../../db/schema';

/** A birth record as it is stored: `tob` within 00:00 to 23:59, `bornAt` the instant in UTC. */
export interface StoredBirth extends BirthRecord {
  bornAt: Date;
  zone: string;
}

export type BirthRow = typeof births.$inferSelect;

/** Converts between `DD/MM/YYYY` and `YYYY-MM-DD`. */
function reformatDate(date: string, from: '/' | '-', to: '/' | '-'): string {
  return date.split(from).reverse().join(to);
}

function toColumns(birth: Omit<StoredBirth, 'bid'>): Omit<BirthRow, 'bid' | 'uid' | 'createdAt'> {
  return {
    fullName: birth.full_name,
    dob: reformatDate(birth.dob, '/', '-'),
    tob: birth.tob,
    pob: birth.pob,
    lat: birth.lat,
    lng: birth.lng,
    gender: birth.gender,
    maritalStatus: birth.marital_status,
    language: birth.language,
    bornAt: birth.bornAt,
    zone: birth.zone,
    timeKnown: birth.time_known ?? true,
  };
}

export function toStoredBirth(row: BirthRow): StoredBirth {
  return {
    bid: row.bid,
    full_name: row.fullName,
    dob: reformatDate(row.dob, '-', '/'),
    tob: row.tob,
    pob: row.pob,
    lat: row.lat,
    lng: row.lng,
    gender: row.gender,
    marital_status: row.maritalStatus,
    // A newer release may write other languages.
    language: languages.includes(row.language) ? row.language : 'English',
    bornAt: row.bornAt,
    zone: row.zone,
    ...(row.timeKnown ? {} : { time_known: false }),
  };
}

/** Every query is limited to the birth records of one person. */
export function createBirthsRepository(db: Database) {
  const own = (uid: string, bid: string) => and(eq(births.bid, bid), eq(births.uid, uid));

  return {
    /** The year in the record that was saved first; null without any. */
    async firstYear(uid: string): Promise<number | null> {
      const [row] = await db.select({ dob: births.dob }).from(births).where(eq(births.uid, uid)).orderBy(births.bid).limit(1);
      return row === undefined ? null : Number(row.dob.slice(0, 4));
    },

    async add(uid: string, birth: StoredBirth, createdAt: Date): Promise<void> {
      await db.insert(births).values({ ...toColumns(birth), bid: birth.bid, uid, createdAt });
    },

    async edit(uid: string, birth: StoredBirth): Promise<boolean> {
      const rows = await db.update(births).set(toColumns(birth)).where(own(uid, birth.bid)).returning({ bid: births.bid });
      return rows.length > 0;
    },

    async remove(uid: string, bid: string): Promise<boolean> {
      const rows = await db.delete(births).where(own(uid, bid)).returning({ bid: births.bid });
      return rows.length > 0;
    },

    async find(uid: string, bid: string): Promise<StoredBirth | null> {
      const [row] = await db.select().from(births).where(own(uid, bid));
      return row ? toStoredBirth(row) : null;
    },

    /** Like `find`; until the transaction ends the record is not deleted. */
    async lock(uid: string, bid: string): Promise<StoredBirth | null> {
      const [row] = await db.select().from(births).where(own(uid, bid)).for('key share');
      return row ? toStoredBirth(row) : null;
    },

    /** Newest first. */
    async list(uid: string): Promise<StoredBirth[]> {
      const rows = await db.select().from(births).where(eq(births.uid, uid)).orderBy(desc(births.bid));
      return rows.map(toStoredBirth);
    },

    /** Serializes additions of a person until the transaction ends, so that parallel calls count each other. */
    async lockPerson(uid: string): Promise<void> {
      await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`births:${uid}`}, 0))`);
    },

    async countByUser(uid: string): Promise<number> {
      const [row] = await db.select({ births: count() }).from(births).where(eq(births.uid, uid));
      return row?.births ?? 0;
    },
  };
}
