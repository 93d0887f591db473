import { vitalNames, type VitalName } from '@oracle-astra/shared/contract';
import type { Database } from '../../../db/types';
import { listHours, type HourOfRelease } from '../telemetry/repository';
import { slicedVitals } from '../telemetry/slices';
import { fromStep, toPercentile75 } from '../telemetry/steps';
import { listVitalLines, listVitals } from '../telemetry/vitals-repository';
import { readSliceFigures, type SliceFigures } from './slice-figures';

/** The vitals that are drawn by hour. */
export const drawnVitals = slicedVitals;
export type DrawnVital = (typeof drawnVitals)[number];

/** The figures of a release in the displayed period. */
export interface ReleaseFigures {
  remote: string;
  release: string;
  visits: number;
  bad: number;
  load: number;
  page: number;
  api: number;
  /** The 75th percentile; null without measurements. */
  vitals: Record<VitalName, number | null>;
  /** The percentage of bad visits by hour, oldest first; null in hours without a visit. */
  hours: (number | null)[];
  /** The 75th percentiles by hour, oldest first; null in hours without a measurement. */
  lines: Record<DrawnVital, (number | null)[]>;
}

export interface Figures {
  /** The hours of `ReleaseFigures.hours`, in seconds since 1970. */
  hours: number[];
  releases: ReleaseFigures[];
  /** The same by page, class of devices and language. */
  slices: SliceFigures[];
}

export const shownHours = 48;
const hourMs = 3_600_000;

const total = (hours: readonly HourOfRelease[], field: 'visits' | 'bad' | 'load' | 'page' | 'api') =>
  hours.reduce((sum, hour) => sum + hour[field], 0);

function groupByRelease(rows: readonly HourOfRelease[]): HourOfRelease[][] {
  const groups = new Map<string, HourOfRelease[]>();
  for (const row of rows) {
    const key = `${row.remote} ${row.release}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()];
}

/** The figures of each release in the last two days. */
export async function readFigures(db: Database, now: Date): Promise<Figures> {
  const last = Math.floor(now.getTime() / hourMs);
  const from = new Date((last - shownHours + 1) * hourMs);
  const [rows, vitals, points] = [await listHours(db, from), await listVitals(db, from), await listVitalLines(db, [...drawnVitals], from)];
  const hours = Array.from({ length: shownHours }, (_, at) => last - shownHours + 1 + at);
  const releases = groupByRelease(rows).flatMap((own): ReleaseFigures[] => {
    const [first] = own;
    if (!first) return [];
    const { remote, release } = first;
    const byHour = new Map(own.map((row) => [Math.floor(row.hour.getTime() / hourMs), row]));
    const line = (vital: DrawnVital) => {
      const steps = new Map(
        points
          .filter((row) => row.remote === remote && row.release === release && row.vital === vital)
          .map((row) => [Math.floor(row.hour.getTime() / hourMs), row.step]),
      );
      return hours.map((hour) => {
        const step = steps.get(hour);
        return step === undefined ? null : fromStep(vital, step);
      });
    };
    const percentile = (vital: VitalName) =>
      toPercentile75(
        vital,
        vitals.filter((row) => row.remote === remote && row.release === release && row.vital === vital),
      );
    return [
      {
        remote,
        release,
        visits: total(own, 'visits'),
        bad: total(own, 'bad'),
        load: total(own, 'load'),
        page: total(own, 'page'),
        api: total(own, 'api'),
        vitals: Object.fromEntries(vitalNames.map((vital) => [vital, percentile(vital)])) as ReleaseFigures['vitals'],
        lines: { lcp: line('lcp'), inp: line('inp'), cls: line('cls') },
        hours: hours.map((hour) => {
          const { visits = 0, bad = 0 } = byHour.get(hour) ?? {};
          return visits === 0 ? null : Math.min(100, (bad / visits) * 100);
        }),
      },
    ];
  });
  return { hours: hours.map((hour) => hour * 3600), releases, slices: await readSliceFigures(db, hours) };
}
