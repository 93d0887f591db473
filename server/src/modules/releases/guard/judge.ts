import {
  compareReleases,
  compareWithBefore,
  type Comparison,
  type Verdict,
  type VisitCounts,
} from '@oracle-astra/release/src/guard/sequential-test';
import type { Database } from '../../../db/types';
import { listMinutes, sumReports, type ReleaseMinute } from '../telemetry/repository';
import { watchedHours } from './watch';

/** The chance that a canary is halted, or a stable release rolled back, that is no worse; bench/src/canary shows both by simulation. */
export const falseAlarms = { canary: 0.01, stable: 0.001 } as const;

const hourMs = 3_600_000;
const before = (time: Date, hours: number) => new Date(time.getTime() - hours * hourMs);
const none: VisitCounts = { visits: 0, bad: 0 };

/** The minutes of two releases side by side, oldest first. */
function pairMinutes(minutes: readonly ReleaseMinute[], canary: string): Comparison[] {
  const pairs = new Map<number, Comparison>();
  for (const { release, minute, visits, bad } of minutes) {
    const pair = pairs.get(minute.getTime()) ?? { canary: none, stable: none };
    pairs.set(minute.getTime(), { ...pair, [release === canary ? 'canary' : 'stable']: { visits, bad } });
  }
  return [...pairs.values()];
}

const countVisits = (minutes: readonly VisitCounts[]) => minutes.reduce((sum, { visits }) => sum + visits, 0);

export interface Judgement extends Verdict {
  /** Visits of the release in question. */
  visits: number;
}

interface CanaryInQuestion {
  remote: string;
  canary: string;
  stable: string;
  since: Date;
}

/** Fewer visits of the stable release than this share of the canary's are no comparison, and the past has to be one. */
const smallestComparison = 0.02;

/** Compares a canary with the stable release; where nearly everyone has the canary, with the stable release of the day before. */
export async function judgeCanary(db: Database, { remote, canary, stable, since }: CanaryInQuestion, now: Date): Promise<Judgement> {
  const minutes = (await listMinutes(db, [canary, stable], since, now)).filter((minute) => minute.remote === remote);
  const own = minutes.filter(({ release }) => release === canary);
  const visits = countVisits(own);
  const others = countVisits(minutes.filter(({ release }) => release === stable));
  if (others > visits * smallestComparison) return { ...compareReleases(pairMinutes(minutes, canary), falseAlarms.canary), visits };
  const usual = await sumReports(db, remote, stable, before(since, watchedHours), since);
  return { ...compareWithBefore(own, usual, falseAlarms.canary), visits };
}

/** Whether the other remotes fail more than before too: then it is the site's fault and not this release's. */
async function isSiteFailing(db: Database, remote: string, remotes: readonly string[], from: Date, now: Date): Promise<boolean> {
  for (const other of remotes.filter((name) => name !== remote && name !== 'shell')) {
    const usual = await sumReports(db, other, null, before(from, watchedHours), from);
    const present = await sumReports(db, other, null, from, now);
    if (compareWithBefore([present], usual, falseAlarms.canary).isWorse) return true;
  }
  return false;
}

interface StableInQuestion {
  remote: string;
  stable: string;
  previous: string;
  promotedAt: Date;
  /** All remotes of the site. */
  remotes: readonly string[];
}

/** Compares a stable release since its promotion with the one before it. It is not called worse while other remotes fail too. */
export async function judgeStable(
  db: Database,
  { remote, stable, previous, promotedAt, remotes }: StableInQuestion,
  now: Date,
): Promise<Judgement> {
  const minutes = (await listMinutes(db, [stable], promotedAt, now)).filter((minute) => minute.remote === remote);
  const usual = await sumReports(db, remote, previous, before(promotedAt, watchedHours), promotedAt);
  const verdict = compareWithBefore(minutes, usual, falseAlarms.stable);
  const isWorse = verdict.isWorse && !(await isSiteFailing(db, remote, remotes, promotedAt, now));
  return { ...verdict, isWorse, visits: countVisits(minutes) };
}
