import { sql, type SQL } from 'drizzle-orm';
import { toAdultDate, type Minor } from '@oracle-astra/shared/contract';
import type { Database } from '../../db/database';
import { toIndianDate } from '../../indian-date';
import { findOwnBirth, readOwnBirth, selectOwnBirth, type StoredOwnBirth } from '../births/own-birth';

/** What says whether a person is a minor. */
export interface AgeFacts {
  /** The date of birth in the own birth details, `YYYY-MM-DD`; null without any. */
  born: string | null;
  /** Whether a parent agrees. */
  hasConsent: boolean;
}

/** The facts as SQL returns them. */
interface StoredAge {
  own: StoredOwnBirth | null;
  hasConsent: boolean;
}

/** The facts of the person with this `uid`, within a statement. */
export const selectAge = (uid: SQL): { [Field in keyof StoredAge]: SQL<StoredAge[Field]> } => ({
  own: selectOwnBirth(uid),
  hasConsent: sql<boolean>`exists (select 1 from consents as agreed join users as parent on parent.uid = agreed.uid
    where agreed.child = ${uid} and agreed.withdrawn_at is null and parent.deleted_at is null and parent.sealed_at is null)`,
});

export const toAgeFacts = (db: Database, { own, hasConsent }: StoredAge): AgeFacts => ({ born: readOwnBirth(db, own).born, hasConsent });

/** Whether these are facts of a minor on the day in India; null for an adult, and for who has saved no birth details. */
export function toMinor({ born, hasConsent }: AgeFacts, now: Date): Minor | null {
  if (born === null) return null;
  const adultOn = toAdultDate(born);
  return toIndianDate(now) < adultOn ? { has_consent: hasConsent, adult_on: adultOn } : null;
}

/** Whether the person is a minor for whom no parent agrees, who gets no answers and so pays for nothing. */
export const isBarred = async (db: Database, uid: string, now: Date): Promise<boolean> =>
  toMinor(await readAge(db, uid), now)?.has_consent === false;

/** Whether this record says that the person is a minor; they would pass as an adult without it. */
export async function isOwnBirthOfMinor(db: Database, uid: string, bid: string, now: Date): Promise<boolean> {
  const own = await findOwnBirth(db, uid);
  return own.bid === bid && toMinor({ born: own.born, hasConsent: false }, now) !== null;
}

/** The facts of one person. */
export async function readAge(db: Database, uid: string): Promise<AgeFacts> {
  const { own, hasConsent } = selectAge(sql`${uid}::text`);
  const { rows } = await db.execute<StoredAge & Record<string, unknown>>(sql`select ${own} as own, ${hasConsent} as "hasConsent"`);
  const [row] = rows;
  return row === undefined ? { born: null, hasConsent: false } : toAgeFacts(db, row);
}
