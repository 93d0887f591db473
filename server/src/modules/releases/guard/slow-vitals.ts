import { compareReleases, type Comparison } from '@oracle-astra/release/src/guard/sequential-test';
import type { Database } from '../../../db/types';
import { listVitalHours, type VitalHour } from '../telemetry/vitals-repository';
import { fromStep, toPercentile75 } from '../telemetry/steps';
import { falseAlarms } from './judge';

/** The vitals by which a canary is judged, and the difference of each that nobody notices: in milliseconds; the layout shift has no unit. */
const unnoticed = { lcp: 200, inp: 50, cls: 0.02 } as const;
type JudgedVital = keyof typeof unnoticed;

/** The 75th percentile of a canary may be this many times that of the stable release. */
const toleratedRatio = 1.25;
/** With fewer measured visits of either release nothing is said. */
const minVisits = 100;

export interface SlowVital {
  vital: JudgedVital;
  /** The 75th percentiles of both releases. */
  canary: number;
  stable: number;
  visits: number;
}

const countVisits = (rows: readonly VitalHour[]) => rows.reduce((sum, { count }) => sum + count, 0);

/** The visits of both releases by hour; `bad` are those that were slower than the limit. */
function pairHours(rows: readonly VitalHour[], canary: string, isSlow: (row: VitalHour) => boolean): Comparison[] {
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

function judgeVital(vital: JudgedVital, rows: readonly VitalHour[], canary: string): SlowVital | null {
  const own = rows.filter(({ release }) => release === canary);
  const others = rows.filter(({ release }) => release !== canary);
  const [slow, usual] = [toPercentile75(vital, own), toPercentile75(vital, others)];
  if (slow === null || usual === null || countVisits(own) < minVisits || countVisits(others) < minVisits) return null;
  const limit = Math.max(usual * toleratedRatio, usual + unnoticed[vital]);
  if (slow <= limit) return null;
  // Visits that are slower than the limit are compared as failures are, so that a night or a slow hour affects both releases.
  const { isWorse } = compareReleases(
    pairHours(rows, canary, ({ step }) => fromStep(vital, step) > limit),
    falseAlarms.canary,
  );
  return isWorse ? { vital, canary: slow, stable: usual, visits: countVisits(own) } : null;
}

interface CanaryInQuestion {
  remote: string;
  canary: string;
  stable: string;
  since: Date;
}

/** The first vital by which a canary is slower than the stable release in the same hours; null if there is none. */
export async function findSlowVital(
  db: Database,
  { remote, canary, stable, since }: CanaryInQuestion,
  now: Date,
): Promise<SlowVital | null> {
  const hours = await listVitalHours(db, { remote, releases: [canary, stable], from: since, to: now });
  const vitals = Object.keys(unnoticed) as JudgedVital[];
  return (
    vitals
      .flatMap(
        (vital) =>
          judgeVital(
            vital,
            hours.filter((row) => row.vital === vital),
            canary,
          ) ?? [],
      )
      .at(0) ?? null
  );
}
