import { and, eq, gt, gte, inArray, lt, min, sql, sum } from 'drizzle-orm';
import type { VitalName } from '@oracle-astra/shared/contract';
import { releaseVitals } from '../../../db/schema/frame';
import type { Database } from '../../../db/types';

const hourMs = 3_600_000;

export interface VitalOfRelease {
  remote: string;
  release: string;
  vital: VitalName;
  step: number;
  count: number;
}

export interface VitalHour extends VitalOfRelease {
  hour: Date;
}

/** The vitals of some releases of a remote by hour, oldest first; the first hour is the one that contains `from`. */
export const listVitalHours = (
  db: Database,
  { remote, releases, from, to }: { remote: string; releases: string[]; from: Date; to: Date },
): Promise<VitalHour[]> =>
  db
    .select()
    .from(releaseVitals)
    .where(
      and(
        eq(releaseVitals.remote, remote),
        inArray(releaseVitals.release, releases),
        gt(releaseVitals.hour, new Date(from.getTime() - hourMs)),
        lt(releaseVitals.hour, to),
      ),
    )
    .orderBy(releaseVitals.hour);

/** The vitals of all releases from a time on, aggregated. */
export const listVitals = (db: Database, from: Date): Promise<VitalOfRelease[]> =>
  db
    .select({
      remote: releaseVitals.remote,
      release: releaseVitals.release,
      vital: releaseVitals.vital,
      step: releaseVitals.step,
      count: sum(releaseVitals.count).mapWith(Number),
    })
    .from(releaseVitals)
    .where(gte(releaseVitals.hour, from))
    .groupBy(releaseVitals.remote, releaseVitals.release, releaseVitals.vital, releaseVitals.step);

/** The 75th percentile of some vitals of all releases by hour from a time on, oldest first. */
export function listVitalLines(db: Database, vitals: VitalName[], from: Date): Promise<Omit<VitalHour, 'count'>[]> {
  const { remote, release, hour, vital, step, count } = releaseVitals;
  const hours = sql`partition by ${remote}, ${release}, ${hour}, ${vital}`;
  const counted = db
    .select({
      remote,
      release,
      hour,
      vital,
      step,
      seen: sql<number>`sum(${count}) over (${hours} order by ${step})`.as('seen'),
      total: sql<number>`sum(${count}) over (${hours})`.as('total'),
    })
    .from(releaseVitals)
    .where(and(gte(hour, from), inArray(vital, vitals)))
    .as('counted');
  return db
    .select({
      remote: counted.remote,
      release: counted.release,
      hour: counted.hour,
      vital: counted.vital,
      step: min(counted.step).mapWith(Number),
    })
    .from(counted)
    .where(sql`${counted.seen} >= ${counted.total} * 0.75`)
    .groupBy(counted.remote, counted.release, counted.hour, counted.vital)
    .orderBy(counted.hour);
}
