import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database';
import type { StoredText } from '../../db/encryption/stored-text';
import { decryptDetails } from './stored-birth';

/** A person's own birth details as SQL returns them, encrypted or in clear. */
export interface StoredOwnBirth {
  uid: string;
  bid: string;
  details: StoredText | null;
  dob: string | null;
  full_name: string | null;
}

/**
 * The own birth details of the person with this `uid`, within a statement: those that the person named so, else those that were saved
 * first, because further ones may be of children or friends.
 */
export const selectOwnBirth = (uid: SQL) => sql<StoredOwnBirth | null>`(
  select json_build_object('uid', own.uid, 'bid', own.bid, 'details', own.details, 'dob', own.dob, 'full_name', own.full_name)
  from births as own join users as holder on holder.uid = own.uid
  where own.uid = ${uid} order by coalesce(own.bid = holder.own_bid, false) desc, own.bid limit 1
)`;

/** The name and the date of birth, `YYYY-MM-DD`, of own birth details; null without any. */
export function readOwnBirth(db: Database, own: StoredOwnBirth | null): { name: string | null; born: string | null } {
  if (own === null) return { name: null, born: null };
  const { dob, full_name: name } = own.details === null ? own : decryptDetails(db, { ...own, details: own.details });
  return { name, born: dob };
}

/** The same of one person, such as the name that others see and the year that a login asks for. */
export async function findOwnBirth(db: Database, uid: string): Promise<{ name: string | null; born: string | null }> {
  const { rows } = await db.execute<{ own: StoredOwnBirth | null }>(sql`select ${selectOwnBirth(sql`${uid}::text`)} as own`);
  return readOwnBirth(db, rows[0]?.own ?? null);
}
