import { sql, type SQL } from 'drizzle-orm';
import { toAdultDate, type Minor } from '@oracle-astra/shared/contract';
import type { Database } from '../../db/database';
import { toIndianDate } from '../../indian-date';

/** What says whether a person is a minor. */
export interface AgeFacts {
  /** The date of birth in the own birth details, `YYYY-MM-DD`; null without any. */
  born: string | null;
  /** Whether a parent agrees. */
  hasConsent: boolean;
}

/**
 * The facts of the person with this `uid`, within a statement. Own are the birth details that the person named so, else those that
 * were saved first: further ones may be of children or friends.
 */
export const selectAge = (uid: SQL) => ({
  born: sql<string | null>`(
    select own.dob from births as own join users as holder on holder.uid = own.uid
    where own.uid = ${uid} order by coalesce(own.bid = holder.own_bid, false) desc, own.bid limit 1
  )`,
  hasConsent: sql<boolean>`exists (select 1 from consents as agreed where agreed.child = ${uid} and agreed.withdrawn_at is null)`,
});

/** Whether these are facts of a minor on the day in India; null for an adult, and for who has saved no birth details. */
export function toMinor({ born, hasConsent }: AgeFacts, now: Date): Minor | null {
  if (born === null) return null;
  const adultOn = toAdultDate(born);
  return toIndianDate(now) < adultOn ? { has_consent: hasConsent, adult_on: adultOn } : null;
}

/** The facts of one person. */
export async function readAge(db: Database, uid: string): Promise<AgeFacts> {
  const { born, hasConsent } = selectAge(sql`${uid}::text`);
  const { rows } = await db.execute<{ born: string | null; has_consent: boolean }>(
    sql`select ${born} as born, ${hasConsent} as has_consent`,
  );
  const [row] = rows;
  return { born: row?.born ?? null, hasConsent: row?.has_consent ?? false };
}
