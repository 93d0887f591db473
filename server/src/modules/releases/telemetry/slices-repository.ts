import { and, eq, gt, gte, inArray, lt, min, sql, sum } from 'drizzle-orm';
import { releaseSlices } from '../../../db/schema/frame';
import type { Database } from '../../../db/types';
import { inParts } from './in-parts';
import type { SlicedVital, SliceKind } from './slices';

const hourMs = 3_600_000;

export type SliceRow = typeof releaseSlices.$inferSelect;

export const addSlices = (db: Database, rows: readonly SliceRow[]) =>
  inParts(rows, (part) =>
    db
      .insert(releaseSlices)
      .values(part)
      .onConflictDoUpdate({
        target: [
          releaseSlices.remote,
          releaseSlices.release,
          releaseSlices.hour,
          releaseSlices.kind,
          releaseSlices.value,
          releaseSlices.vital,
          releaseSlices.step,
        ],
        set: { count: sql`release_slices.count + excluded.count` },
      }),
  );

/** The vitals of some releases of a remote by slice and hour, oldest first; the first hour is the one that contains `from`. */
export const listSliceHours = (
  db: Database,
  { remote, releases, from, to }: { remote: string; releases: string[]; from: Date; to: Date },
): Promise<SliceRow[]> =>
  db
    .select()
    .from(releaseSlices)
    .where(
      and(
        eq(releaseSlices.remote, remote),
        inArray(releaseSlices.release, releases),
        gt(releaseSlices.hour, new Date(from.getTime() - hourMs)),
        lt(releaseSlices.hour, to),
      ),
    )
    .orderBy(releaseSlices.hour);

/** The vitals of all releases by slice from a time on, aggregated. */
export const sumSlices = (db: Database, from: Date): Promise<Omit<SliceRow, 'hour'>[]> => {
  const { remote, release, kind, value, vital, step, count } = releaseSlices;
  return db
    .select({ remote, release, kind, value, vital, step, count: sum(count).mapWith(Number) })
    .from(releaseSlices)
    .where(gte(releaseSlices.hour, from))
    .groupBy(remote, release, kind, value, vital, step);
};

/** A point of a line: the step that three quarters of visits to any release of a remote do not exceed. */
export interface SlicePoint {
  remote: string;
  kind: SliceKind;
  value: string;
  vital: SlicedVital;
  hour: Date;
  step: number;
}

/** The 75th percentiles of some slices by hour from a time on, oldest first, over all releases of each remote. */
export function listSliceLines(db: Database, values: readonly string[], from: Date): Promise<SlicePoint[]> {
  const { remote, kind, value, vital, hour, step, count } = releaseSlices;
  const steps = db
    .select({ remote, kind, value, vital, hour, step, visits: sum(count).mapWith(Number).as('visits') })
    .from(releaseSlices)
    .where(and(gte(hour, from), sql`${value} in (select json_array_elements_text(${JSON.stringify(values)}::json))`))
    .groupBy(remote, kind, value, vital, hour, step)
    .as('steps');
  const hours = sql`partition by ${steps.remote}, ${steps.kind}, ${steps.value}, ${steps.vital}, ${steps.hour}`;
  const counted = db
    .select({
      remote: steps.remote,
      kind: steps.kind,
      value: steps.value,
      vital: steps.vital,
      hour: steps.hour,
      step: steps.step,
      seen: sql<number>`sum(${steps.visits}) over (${hours} order by ${steps.step})`.as('seen'),
      total: sql<number>`sum(${steps.visits}) over (${hours})`.as('total'),
    })
    .from(steps)
    .as('counted');
  const { remote: ofRemote, kind: ofKind, value: ofValue, vital: ofVital, hour: atHour } = counted;
  return db
    .select({
      remote: ofRemote,
      kind: ofKind,
      value: ofValue,
      vital: ofVital,
      hour: atHour,
      step: min(counted.step).mapWith(Number),
    })
    .from(counted)
    .where(sql`${counted.seen} >= ${counted.total} * 0.75`)
    .groupBy(ofRemote, ofKind, ofValue, ofVital, atHour)
    .orderBy(atHour);
}
