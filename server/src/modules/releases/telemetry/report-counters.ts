import { vitalNames, type ReleaseReportEntry } from '@oracle-astra/shared/contract';
import type { DiscountReason } from '../../../db/schema/frame';
import type { DiscountRow, FailureRow } from './evidence-repository';
import { createExperimentCounters } from './experiment-counters';
import type { CountRow, VitalRow } from './repository';
import { slicedVitals } from './slices';
import type { SliceRow } from './slices-repository';
import { toStep } from './steps';
import type { Weighed } from './weigh-reports';

const minuteMs = 60_000;
const floor = (time: Date, step: number) => new Date(Math.floor(time.getTime() / step) * step);

/** Rows in a fixed order, to avoid deadlocks. */
const sorted = <Row>(rows: Map<string, Row>) => [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);

/** A counted report, and whether its network had visited a day before. */
type CountedReport = Weighed['counted'][number] & { isKnown: boolean };

/** Counts the vitals of pages, in total and by page, device and language. */
function createVitalCounters() {
  const vitals = new Map<string, VitalRow>();
  const slices = new Map<string, SliceRow>();

  function countVitals({ remote, release, vitals: reported = {} }: ReleaseReportEntry, hour: Date): void {
    for (const vital of vitalNames) {
      const value = reported[vital];
      if (value === undefined) continue;
      const step = toStep(vital, value);
      const key = `${remote} ${release} ${hour.getTime()} ${vital} ${step}`;
      const row = vitals.get(key) ?? { remote, release, hour, vital, step, count: 0 };
      vitals.set(key, { ...row, count: row.count + 1 });
    }
  }

  function countSlices({ entry, slices: own }: Pick<CountedReport, 'entry' | 'slices'>, hour: Date): void {
    const { remote, release, vitals: reported = {} } = entry;
    for (const vital of slicedVitals) {
      const measured = reported[vital];
      if (measured === undefined) continue;
      const step = toStep(vital, measured);
      for (const { kind, value } of own) {
        const key = `${remote} ${release} ${hour.getTime()} ${kind} ${value} ${vital} ${step}`;
        const row = slices.get(key) ?? { remote, release, hour, kind, value, vital, step, count: 0 };
        slices.set(key, { ...row, count: row.count + 1 });
      }
    }
  }

  return { countVitals, countSlices, listVitals: () => ({ vitals: sorted(vitals), slices: sorted(slices) }) };
}

/** Aggregates reports to the rows to write. */
export function createReportCounters() {
  const counts = new Map<string, CountRow>();
  const { countVitals, countSlices, listVitals } = createVitalCounters();
  const experiments = createExperimentCounters();
  const failures = new Map<string, FailureRow>();
  const discounts = new Map<string, DiscountRow>();

  return {
    isEmpty: () => counts.size + discounts.size === 0,

    count(report: CountedReport): void {
      const { entry, token, revision, at, visits, bad, isKnown, slices: own } = report;
      const { remote, release, load, page, api } = entry;
      const minute = floor(at, minuteMs);
      const key = `${remote} ${release} ${minute.getTime()} ${revision}`;
      const row = counts.get(key) ?? { remote, release, revision, minute, visits: 0, bad: 0, known: 0, load: 0, page: 0, api: 0 };
      counts.set(key, {
        ...row,
        visits: row.visits + visits,
        bad: row.bad + bad,
        known: row.known + (isKnown ? visits : 0),
        load: row.load + load,
        page: row.page + page,
        api: row.api + api,
      });
      countVitals(entry, floor(at, 60 * minuteMs));
      countSlices({ entry, slices: own }, floor(at, 60 * minuteMs));
      experiments.count(report);
      if (bad === 0) return;
      const failureKey = `${remote} ${release} ${minute.getTime()} ${token.network}`;
      const failure = failures.get(failureKey) ?? { remote, release, minute, network: token.network, bad: 0 };
      failures.set(failureKey, { ...failure, bad: failure.bad + bad });
    },

    discount({ remote, release, bad }: ReleaseReportEntry, reason: DiscountReason, at: Date): void {
      const hour = floor(at, 60 * minuteMs);
      const key = `${remote} ${release} ${hour.getTime()} ${reason}`;
      const row = discounts.get(key) ?? { remote, release, hour, reason, reports: 0, bad: 0 };
      discounts.set(key, { ...row, reports: row.reports + 1, bad: row.bad + bad });
    },

    listRows: () => ({
      counts: sorted(counts),
      ...listVitals(),
      experiments: sorted(experiments.rows()),
      failures: sorted(failures),
      discounts: sorted(discounts),
    }),
  };
}

export type ReportCounters = ReturnType<typeof createReportCounters>;
