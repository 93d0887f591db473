import type { Database } from '../../../db/types';
import { listSliceLines, sumSlices, type SlicePoint } from '../telemetry/slices-repository';
import { slicedVitals, type Slice, type SlicedVital } from '../telemetry/slices';
import { fromStep, toPercentile75 } from '../telemetry/steps';

type Measured = Awaited<ReturnType<typeof sumSlices>>[number];

/** The 75th percentile of each vital, and the measured visits. */
export interface SliceOfRelease {
  release: string;
  visits: number;
  vitals: Record<SlicedVital, number | null>;
}

/** The figures of a part of a remote's visits in the displayed period. */
export interface SliceFigures extends Slice {
  remote: string;
  releases: SliceOfRelease[];
  visits: number;
  /** The 75th percentiles of all releases by hour, so that a line shows the effect of a promotion; null if it is not drawn. */
  lines: Record<SlicedVital, (number | null)[]> | null;
}

/** A chart has four colours. */
const drawnPages = 4;
const hourMs = 3_600_000;

function groupBy<Row>(rows: readonly Row[], toKey: (row: Row) => string): Row[][] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = toKey(row);
    const group = groups.get(key) ?? [];
    group.push(row);
    groups.set(key, group);
  }
  return [...groups.values()];
}

const mapVitals = <Value>(toValue: (vital: SlicedVital) => Value) =>
  Object.fromEntries(slicedVitals.map((vital) => [vital, toValue(vital)])) as Record<SlicedVital, Value>;

const countVisits = (rows: readonly Measured[], vital: SlicedVital) =>
  rows.reduce((sum, row) => sum + (row.vital === vital ? row.count : 0), 0);

const toRelease = (rows: readonly Measured[]): SliceOfRelease => ({
  release: rows[0]?.release ?? '',
  // Not every visit has all three: without input there is no answer to it.
  visits: Math.max(...slicedVitals.map((vital) => countVisits(rows, vital))),
  vitals: mapVitals((vital) =>
    toPercentile75(
      vital,
      rows.filter((row) => row.vital === vital),
    ),
  ),
});

function toLines(points: readonly SlicePoint[], hours: readonly number[]): NonNullable<SliceFigures['lines']> {
  return mapVitals((vital) => {
    const steps = new Map(
      points.filter((point) => point.vital === vital).map(({ hour, step }) => [Math.floor(hour.getTime() / hourMs), step]),
    );
    return hours.map((hour) => {
      const step = steps.get(hour);
      return step === undefined ? null : fromStep(vital, step);
    });
  });
}

/** The figures of each slice, most visits first. `hours` are since 1970. Of the pages of a remote those with the most visits are drawn. */
export async function readSliceFigures(db: Database, hours: readonly number[]): Promise<SliceFigures[]> {
  const from = new Date((hours[0] ?? 0) * hourMs);
  const slices = groupBy(await sumSlices(db, from), ({ remote, kind, value }) => `${remote} ${kind} ${value}`)
    .flatMap((rows) =>
      rows.slice(0, 1).map(({ remote, kind, value }) => {
        const releases = groupBy(rows, ({ release }) => release).map(toRelease);
        return { remote, kind, value, releases, visits: releases.reduce((sum, { visits }) => sum + visits, 0) };
      }),
    )
    .sort((one, other) => other.visits - one.visits || (one.value < other.value ? -1 : 1));
  const drawn = groupBy(slices, ({ remote, kind }) => `${remote} ${kind}`).flatMap((own) => own.slice(0, drawnPages));
  const points = await listSliceLines(db, [...new Set(drawn.map(({ value }) => value))], from);
  return slices.map((slice) => {
    const own = points.filter(({ remote, kind, value }) => remote === slice.remote && kind === slice.kind && value === slice.value);
    return { ...slice, lines: drawn.includes(slice) ? toLines(own, hours) : null };
  });
}
