import { gte, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { careLog } from '../../db/schema';
import { indiaMs } from '../../indian-date';
import { dayMs } from '../../day';

/** The number of days on the operators' page. */
export const careLogDays = 30;

/** The counts of an Indian day; a row with a `number` is a tap on that number, all others are answers of care. */
export interface CareLogDay {
  /** YYYY-MM-DD */
  day: string;
  className: string;
  level: string;
  band: string;
  language: string;
  version: string;
  number: string;
  count: number;
}

/** Reads the log of the last days, newest first. */
export async function readCareLog(db: Database, now: Date): Promise<CareLogDay[]> {
  const { hour, className, level, band, language, version, number, count } = careLog;
  const day = sql<string>`to_char((${hour} at time zone 'UTC') + ${`${indiaMs} milliseconds`}::interval, 'YYYY-MM-DD')`.as('day');
  return db
    .select({ day, className, level, band, language, version, number, count: sql<number>`sum(${count})::int` })
    .from(careLog)
    .where(gte(hour, new Date(now.getTime() - careLogDays * dayMs)))
    .groupBy(sql`day`, className, level, band, language, version, number)
    .orderBy(sql`day desc`);
}
