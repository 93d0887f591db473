import { and, eq, gte, inArray, lt, sql, sum } from 'drizzle-orm';
import { releaseCounts, releaseVitals } from '../../../db/schema/frame';
import type { Database } from '../../../db/types';

export type CountRow = typeof releaseCounts.$inferSelect;
export type VitalRow = typeof releaseVitals.$inferSelect;

/** Adds to the counters, with rows in a fixed order to avoid deadlocks. */
export async function addCounts(db: Database, counts: CountRow[], vitals: VitalRow[]): Promise<void> {
  const add = (column: string) => sql.raw(`release_counts.${column} + excluded.${column}`);
  if (counts.length > 0)
    await db
      .insert(releaseCounts)
      .values(counts)
      .onConflictDoUpdate({
        target: [releaseCounts.remote, releaseCounts.release, releaseCounts.minute, releaseCounts.revision],
        set: { visits: add('visits'), bad: add('bad'), known: add('known'), load: add('load'), page: add('page'), api: add('api') },
      });
  if (vitals.length > 0)
    await db
      .insert(releaseVitals)
      .values(vitals)
      .onConflictDoUpdate({
        target: [releaseVitals.remote, releaseVitals.release, releaseVitals.hour, releaseVitals.vital, releaseVitals.step],
        set: { count: sql`release_vitals.count + excluded.count` },
      });
}

export interface ReleaseMinute {
  remote: string;
  release: string;
  minute: Date;
  visits: number;
  bad: number;
  known: number;
}

/** The minutes of some releases from a time on, oldest first. */
export const listMinutes = (db: Database, releases: string[], from: Date, to: Date): Promise<ReleaseMinute[]> =>
  db
    .select({
      remote: releaseCounts.remote,
      release: releaseCounts.release,
      minute: releaseCounts.minute,
      visits: totals.visits,
      bad: totals.bad,
      known: totals.known,
    })
    .from(releaseCounts)
    .where(and(inArray(releaseCounts.release, releases), gte(releaseCounts.minute, from), lt(releaseCounts.minute, to)))
    .groupBy(releaseCounts.remote, releaseCounts.release, releaseCounts.minute)
    .orderBy(releaseCounts.minute);

/** The reports about a release: visits, those with a failure, and failures by kind. */
export interface ReportedCounts {
  visits: number;
  bad: number;
  load: number;
  page: number;
  api: number;
}

const totals = {
  visits: sum(releaseCounts.visits).mapWith(Number),
  bad: sum(releaseCounts.bad).mapWith(Number),
  known: sum(releaseCounts.known).mapWith(Number),
  load: sum(releaseCounts.load).mapWith(Number),
  page: sum(releaseCounts.page).mapWith(Number),
  api: sum(releaseCounts.api).mapWith(Number),
};

/** The reports about a remote in a period, for one release or all. */
export async function sumReports(
  db: Database,
  remote: string,
  release: string | null,
  from: Date,
  to: Date,
): Promise<ReportedCounts & { known: number }> {
  const [row] = await db
    .select(totals)
    .from(releaseCounts)
    .where(
      and(
        eq(releaseCounts.remote, remote),
        gte(releaseCounts.minute, from),
        lt(releaseCounts.minute, to),
        ...(release === null ? [] : [eq(releaseCounts.release, release)]),
      ),
    );
  // A sum over no rows is null, which mapWith does not convert.
  const { visits, bad, known, load, page, api } = row ?? {};
  return { visits: visits ?? 0, bad: bad ?? 0, known: known ?? 0, load: load ?? 0, page: page ?? 0, api: api ?? 0 };
}

export interface RevisionOfRelease extends Pick<ReportedCounts, 'visits' | 'bad'> {
  revision: number;
  remote: string;
  release: string;
}

/** The reports at each revision of the registry from one on. */
export const listRevisionCounts = (db: Database, from: number): Promise<RevisionOfRelease[]> =>
  db
    .select({
      revision: releaseCounts.revision,
      remote: releaseCounts.remote,
      release: releaseCounts.release,
      visits: totals.visits,
      bad: totals.bad,
    })
    .from(releaseCounts)
    .where(gte(releaseCounts.revision, from))
    .groupBy(releaseCounts.revision, releaseCounts.remote, releaseCounts.release);

export interface HourOfRelease extends ReportedCounts {
  remote: string;
  release: string;
  hour: Date;
}

/** The counters of all releases by hour from a time on, oldest first. */
export function listHours(db: Database, from: Date): Promise<HourOfRelease[]> {
  const hour = sql<Date>`date_trunc('hour', ${releaseCounts.minute})`.mapWith(releaseCounts.minute);
  return db
    .select({
      remote: releaseCounts.remote,
      release: releaseCounts.release,
      hour,
      ...totals,
    })
    .from(releaseCounts)
    .where(gte(releaseCounts.minute, from))
    .groupBy(releaseCounts.remote, releaseCounts.release, sql`3`)
    .orderBy(sql`3`);
}
