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
 * The own birth details of the person with this `uid`, within a statement: those of `own_bid`, or those that were saved first as long as
 * it is null, because further ones may be of children or friends. An `own_bid` without a record means that none are known.
 */
export const selectOwnBirth = (uid: SQL) => sql<StoredOwnBirth | null>`(
  select json_build_object('uid', own.uid, 'bid', own.bid, 'details', own.details, 'dob', own.dob, 'full_name', own.full_name)
  from births as own join users as holder on holder.uid = own.uid
  where own.uid = ${uid} and own.bid = coalesce(holder.own_bid, own.bid) order by own.bid limit 1
)`;

/** The id, the name and the date of birth, `YYYY-MM-DD`, of own birth details. */
type OwnBirth = Record<'bid' | 'name' | 'born', string | null>;

/** Own birth details; all null without any. */
export function readOwnBirth(db: Database, own: StoredOwnBirth | null): OwnBirth {
  if (own === null) return { bid: null, name: null, born: null };
  const { dob, full_name: name } = own.details === null ? own : decryptDetails(db, { ...own, details: own.details });
  return { bid: own.bid, name, born: dob };
}

/** The same of one person, such as the name that others see and the year that a login asks for. */
export async function findOwnBirth(db: Database, uid: string): Promise<OwnBirth> {
  const { rows } = await db.execute<{ own: StoredOwnBirth | null }>(sql`select ${selectOwnBirth(sql`${uid}::text`)} as own`);
  return readOwnBirth(db, rows[0]?.own ?? null);
}

/** Before a record is deleted: if it is the own one, no other record takes its place. */
export async function leaveOwnBirth(tx: Database, uid: string, bid: string): Promise<void> {
  await tx.execute(sql`update users set own_bid = ${bid}
    where uid = ${uid} and own_bid is null and ${bid} = (select min(bid) from births where uid = ${uid})`);
}

/**
 * After a record was added: it is the own one if none are known and it is not of a public figure. A minor's is not if the person deleted
 * own details, because those were an adult's: a minor cannot delete theirs.
 */
export async function settleOwnBirth(tx: Database, uid: string, bid: string, of: 'adult' | 'minor' | 'public figure'): Promise<void> {
  const hasOther = (condition: SQL) => sql`exists (select from births where uid = ${uid} and bid <> ${bid} and ${condition})`;
  await tx.execute(
    of === 'public figure'
      ? sql`update users set own_bid = '' where uid = ${uid} and own_bid is null and not ${hasOther(sql`true`)}`
      : sql`update users set own_bid = ${bid} where uid = ${uid} and not ${hasOther(sql`bid = own_bid`)}
          and ${of === 'minor' ? sql`own_bid = ''` : sql`own_bid is not null`}`,
  );
}
