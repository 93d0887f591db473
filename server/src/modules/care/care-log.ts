import { sql } from 'drizzle-orm';
import type { CareCallRequest } from '@oracle-astra/shared/contract';
import { careVersion } from '../../care';
import type { CareAssessment } from '../../care';
import type { Database } from '../../db/database';
import { careLog } from '../../db/schema';

type Entry = Omit<typeof careLog.$inferInsert, 'hour' | 'count' | 'version'>;

const hourMs = 60 * 60 * 1000;

/** Counts events within the hour. Counters keep no order, so no person can be identified by them. */
async function count(db: Database, entry: Entry, now: Date): Promise<void> {
  const hour = new Date(Math.floor(now.getTime() / hourMs) * hourMs);
  const { hour: hourColumn, className, level, band, language, version, number } = careLog;
  await db
    .insert(careLog)
    .values({ ...entry, hour, version: careVersion })
    .onConflictDoUpdate({
      target: [hourColumn, className, level, band, language, version, number],
      set: { count: sql`${careLog.count} + 1` },
    });
}

/** Counts answers with help, and questions whether a person is safe. */
export async function logCare(db: Database, { className, level, band, language }: CareAssessment, now: Date): Promise<void> {
  await count(db, { className, level, band, language, number: '' }, now);
}

/** Counts a tap on a number. */
export async function logCareCall(db: Database, { number, level, language }: CareCallRequest, now: Date): Promise<void> {
  await count(db, { className: '', level: level ?? '', band: '', language, number }, now);
}
