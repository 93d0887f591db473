import type { VisitCounts } from '@oracle-astra/release/src/guard/sequential-test';
import type { Database } from '../../../db/types';
import { judgeCanary, judgeStable, type Judgement } from '../guard/judge';
import { watchedHours, type CanaryShare, type Witness } from '../guard/watch';
import { listDiscounts, type Discounted } from '../telemetry/evidence-repository';
import { sumExperiments } from '../telemetry/experiments-repository';
import type { CountedRow } from './experiments/experiment-figures';
import { listMinutes, listRevisionCounts, sumReports, type ReportedCounts, type RevisionOfRelease } from '../telemetry/repository';
import { readFigures, shownHours, type Figures } from './figures';

/** Two releases of a remote, one of which is evaluated. */
export interface Question {
  remote: string;
  release: string;
  /** The release that other visitors had at the same time, or everyone had before. */
  other: string;
  /** Whether both were live at the same time. */
  isCanary: boolean;
  since: Date;
  /** The percentages of a canary, oldest first. */
  shares: readonly CanaryShare[];
  until: Date;
  /** The other remotes, for a stable release. */
  witnesses: readonly Witness[];
}

export interface Comparison {
  judgement: Judgement;
  release: ReportedCounts;
  other: ReportedCounts;
  /** Percentages of visits with a failure over time; null without a visit. */
  chart: { times: number[]; release: (number | null)[]; other: (number | null)[] };
}

/** The reports of pages for the operators' page. */
export interface ReleaseReports {
  figures: () => Promise<Figures>;
  /** All reports of a remote in the last hour. */
  lastHour: (remote: string) => Promise<ReportedCounts>;
  byRevision: (from: number) => Promise<RevisionOfRelease[]>;
  compare: (question: Question) => Promise<Comparison>;
  /** The uncounted reports in the displayed period. */
  /** The counts of experiments. */
  experiments: () => Promise<CountedRow[]>;
  discounts: () => Promise<Discounted[]>;
}

const hourMs = 3_600_000;
const minuteMs = 60_000;
const chartPoints = 60;
/** The displayed time before and after an event. */
const marginMs = 10 * minuteMs;

const shareOf = ({ visits, bad }: VisitCounts) => (visits === 0 ? null : Math.min(100, (bad / visits) * 100));

async function readChart(db: Database, { remote, release, other, since, until }: Question): Promise<Comparison['chart']> {
  const [from, to] = [new Date(since.getTime() - marginMs), new Date(until.getTime() + marginMs)];
  const minutes = (await listMinutes(db, [release, other], from, to)).filter((each) => each.remote === remote);
  const stepMs = Math.max(1, Math.ceil((to.getTime() - from.getTime()) / chartPoints / minuteMs)) * minuteMs;
  const steps = Math.ceil((to.getTime() - from.getTime()) / stepMs);
  const stepOf = (minute: Date) => Math.floor((minute.getTime() - from.getTime()) / stepMs);
  const shares = (name: string) =>
    Array.from({ length: steps }, (_, step) => {
      const own = minutes.filter((each) => each.release === name && stepOf(each.minute) === step);
      return shareOf({ visits: own.reduce((sum, { visits }) => sum + visits, 0), bad: own.reduce((sum, { bad }) => sum + bad, 0) });
    });
  return {
    times: Array.from({ length: steps }, (_, step) => (from.getTime() + step * stepMs) / 1000),
    release: shares(release),
    other: shares(other),
  };
}

async function compare(db: Database, question: Question): Promise<Comparison> {
  const { remote, release, other, isCanary, since, shares, until, witnesses } = question;
  const judgement = isCanary
    ? await judgeCanary(db, { remote, canary: release, stable: other, since, shares }, until)
    : await judgeStable(db, { remote, stable: release, previous: other, promotedAt: since, witnesses }, until);
  // A stable release is compared with that of the previous day.
  const otherTime = isCanary ? ([since, until] as const) : ([new Date(since.getTime() - watchedHours * hourMs), since] as const);
  return {
    judgement,
    release: await sumReports(db, remote, release, since, until),
    other: await sumReports(db, remote, other, ...otherTime),
    chart: await readChart(db, question),
  };
}

export const createReleaseReports = ({ db, clock }: { db: Database; clock: () => Date }): ReleaseReports => ({
  figures: () => readFigures(db, clock()),
  lastHour: (remote) => sumReports(db, remote, null, new Date(clock().getTime() - hourMs), clock()),
  byRevision: (from) => listRevisionCounts(db, from),
  compare: (question) => compare(db, question),
  experiments: () => sumExperiments(db),
  discounts: () => listDiscounts(db, new Date(clock().getTime() - shownHours * hourMs)),
});
