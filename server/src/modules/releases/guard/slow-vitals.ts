import { compareReleases, type Comparison } from '@oracle-astra/release/src/guard/sequential-test';
import type { Database } from '../../../db/types';
import { listSliceHours, type SliceRow } from '../telemetry/slices-repository';
import { slicedVitals, type Slice, type SlicedVital } from '../telemetry/slices';
import { fromStep, toPercentile75 } from '../telemetry/steps';
import { listVitalHours, type VitalHour } from '../telemetry/vitals-repository';
import { falseAlarms } from './judge';

/** The vitals by which a canary is judged, and the difference of each that nobody notices: in milliseconds; the layout shift has no unit. */
const unnoticed: Record<SlicedVital, number> = { lcp: 200, inp: 50, cls: 0.02 };

/** The 75th percentile of a canary may be this many times that of the stable release. */
const toleratedRatio = 1.25;
/** Minimum measured visits of both releases for a verdict. */
const minVisits = 100;

type MeasuredHour = Omit<VitalHour, 'remote'>;

export interface SlowVital {
  vital: SlicedVital;
  /** The part of the visits in which it is slower; null for all of them. */
  slice: Slice | null;
  /** The 75th percentiles of both releases. */
  canary: number;
  stable: number;
  visits: number;
}

const countVisits = (rows: readonly MeasuredHour[]) => rows.reduce((sum, { count }) => sum + count, 0);

/** The visits of both releases by hour; `bad` are those that were slower than the limit. */
function pairHours(rows: readonly MeasuredHour[], canary: string, isSlow: (row: MeasuredHour) => boolean): Comparison[] {
  const pairs = new Map<number, Comparison>();
  for (const row of rows) {
    const pair = pairs.get(row.hour.getTime()) ?? { canary: { visits: 0, bad: 0 }, stable: { visits: 0, bad: 0 } };
    const side = row.release === canary ? pair.canary : pair.stable;
    side.visits += row.count;
    if (isSlow(row)) side.bad += row.count;
    pairs.set(row.hour.getTime(), pair);
  }
  return [...pairs.values()];
}

/** The rows of one vital, of all visits or of a slice. */
interface Measured {
  vital: SlicedVital;
  slice: Slice | null;
  rows: readonly MeasuredHour[];
}

function judgeVital({ vital, slice, rows }: Measured, canary: string, chance: number): SlowVital | null {
  const own = rows.filter(({ release }) => release === canary);
  const others = rows.filter(({ release }) => release !== canary);
  const [slow, usual] = [toPercentile75(vital, own), toPercentile75(vital, others)];
  if (slow === null || usual === null || countVisits(own) < minVisits || countVisits(others) < minVisits) return null;
  const limit = Math.max(usual * toleratedRatio, usual + unnoticed[vital]);
  if (slow <= limit) return null;
  // Visits that are slower than the limit are compared as failures are, so that a night or a slow hour affects both releases.
  const { isWorse } = compareReleases(
    pairHours(rows, canary, ({ step }) => fromStep(vital, step) > limit),
    chance,
  );
  return isWorse ? { vital, slice, canary: slow, stable: usual, visits: countVisits(own) } : null;
}

/** The first that is slower. Each of many comparisons has its part of the chance of a false alarm. */
function findFirst(measured: readonly Measured[], canary: string): SlowVital | null {
  for (const each of measured) {
    const slow = judgeVital(each, canary, falseAlarms.canary / measured.length);
    if (slow !== null) return slow;
  }
  return null;
}

function groupBySlice(rows: readonly SliceRow[]): Measured[] {
  const groups = new Map<string, Measured & { rows: MeasuredHour[] }>();
  for (const row of rows) {
    const { kind, value, vital } = row;
    const key = `${kind} ${value} ${vital}`;
    const group = groups.get(key) ?? { vital, slice: { kind, value }, rows: [] };
    group.rows.push(row);
    groups.set(key, group);
  }
  return [...groups.values()];
}

interface CanaryInQuestion {
  remote: string;
  canary: string;
  stable: string;
  since: Date;
}

/**
 * The first vital by which a canary is slower than the stable release in the same hours: in all visits, on a page, on a class of
 * devices or in a language. Null if there is none.
 */
export async function findSlowVital(
  db: Database,
  { remote, canary, stable, since }: CanaryInQuestion,
  now: Date,
): Promise<SlowVital | null> {
  const asked = { remote, releases: [canary, stable], from: since, to: now };
  const hours = await listVitalHours(db, asked);
  const ofAll = slicedVitals.map((vital) => ({ vital, slice: null, rows: hours.filter((row) => row.vital === vital) }));
  const slow = findFirst(ofAll, canary);
  if (slow !== null) return slow;
  return findFirst(groupBySlice(await listSliceHours(db, asked)), canary);
}
