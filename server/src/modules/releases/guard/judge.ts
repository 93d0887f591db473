import { areVisitsMissing, type SharedMinute } from '@oracle-astra/release/src/guard/missing-visits';
import { compareReleases, compareWithBefore, type Verdict, type VisitCounts } from '@oracle-astra/release/src/guard/sequential-test';
import type { Database } from '../../../db/types';
import { listMinutes, sumReports, type ReleaseMinute } from '../telemetry/repository';
import { countKnownNetworks, isCrowded, isRemoteDeserted } from './believe';
import { watchedHours, type CanaryShare, type Witness } from './watch';

/** The probability of halting a canary, or rolling back a stable release, that is not worse; bench/src/canary shows both by simulation. */
export const falseAlarms = { canary: 0.01, stable: 0.001 } as const;

const hourMs = 3_600_000;
const minuteMs = 60_000;
const before = (time: Date, hours: number) => new Date(time.getTime() - hours * hourMs);
const none: VisitCounts = { visits: 0, bad: 0 };

/** The last percentage before the end of a minute; 0 if unknown, so that no visits are expected. */
const percentAt = (shares: readonly CanaryShare[], minute: Date) =>
  shares.findLast(({ from }) => from.getTime() < minute.getTime() + minuteMs)?.percent ?? 0;

type ToVisits = (minute: ReleaseMinute) => VisitCounts;
const toReportedVisits: ToVisits = ({ visits, bad }) => ({ visits, bad });

/** The minutes of two releases, oldest first, converted by `toVisits`. */
function pairMinutes(
  minutes: readonly ReleaseMinute[],
  { canary, shares }: Pick<CanaryInQuestion, 'canary' | 'shares'>,
  toVisits: { canary: ToVisits; stable: ToVisits } = { canary: toReportedVisits, stable: toReportedVisits },
): SharedMinute[] {
  const pairs = new Map<number, SharedMinute>();
  for (const each of minutes) {
    const { release, minute } = each;
    const pair = pairs.get(minute.getTime()) ?? { canary: none, stable: none, percent: percentAt(shares, minute) };
    pairs.set(minute.getTime(), {
      ...pair,
      ...(release === canary ? { canary: toVisits.canary(each) } : { stable: toVisits.stable(each) }),
    });
  }
  return [...pairs.values()];
}

const countVisits = (minutes: readonly VisitCounts[]) => minutes.reduce((sum, { visits }) => sum + visits, 0);

export interface Judgement extends Verdict {
  /** Visits of the evaluated release. */
  visits: number;
  /** Reports are evidence against it but are not confirmed by anything unforgeable: it is neither withdrawn nor given to more visitors. */
  isInDoubt: boolean;
}

/** The verdict by reports, if missing good visits or known networks confirm it. */
async function confirm(verdict: Verdict, visits: number, witnesses: (() => boolean | Promise<boolean>)[]): Promise<Judgement> {
  if (!verdict.isWorse) return { ...verdict, visits, isInDoubt: false };
  for (const isConfirmed of witnesses) if (await isConfirmed()) return { ...verdict, visits, isInDoubt: false };
  return { ...verdict, isWorse: false, visits, isInDoubt: true };
}

interface CanaryInQuestion {
  remote: string;
  canary: string;
  stable: string;
  since: Date;
  /** The percentages of visitors over time, oldest first. */
  shares: readonly CanaryShare[];
}

/** While known networks have less than this part of their usual share, missing visits are no evidence: an attacker may have added good visits of the stable release. */
const usualPartOfKnown = 0.85;

/** If the stable release has fewer visits than this share of the canary's, the past is used for the comparison. */
const smallestComparison = 0.02;

/** Compares a canary with the stable release; if nearly everyone has the canary, with the stable release of the previous day. */
export async function judgeCanary(db: Database, question: CanaryInQuestion, now: Date): Promise<Judgement> {
  const { remote, canary, stable, since } = question;
  const minutes = (await listMinutes(db, [canary, stable], since, now)).filter((minute) => minute.remote === remote);
  const ownMinutes = minutes.filter(({ release }) => release === canary);
  const visits = countVisits(ownMinutes);
  const others = countVisits(minutes.filter(({ release }) => release === stable));
  if (others <= visits * smallestComparison)
    return judgeAlone(db, { remote, release: canary, before: stable, since, own: ownMinutes, chance: falseAlarms.canary }, now);
  const pairs = pairMinutes(minutes, question);
  return confirm(compareReleases(pairs, falseAlarms.canary), visits, [
    async () => areVisitsMissing(pairs) && !(await isCrowded(db, { remote, release: null, since }, usualPartOfKnown, now)),
    async () => {
      const own = await countKnownNetworks(db, { remote, release: canary, since, isOnce: true }, now);
      const other = await countKnownNetworks(db, { remote, release: stable, since, isOnce: false }, now);
      const believed = pairMinutes(minutes, question, { canary: own.of, stable: other.of });
      if (own.isEnough && compareReleases(believed, falseAlarms.canary).isWorse) return true;
      return areVisitsMissing(pairMinutes(minutes, question, { canary: own.known, stable: other.known }));
    },
  ]);
}

interface ReleaseAlone {
  remote: string;
  release: string;
  /** The previous stable release. */
  before: string;
  since: Date;
  own: readonly ReleaseMinute[];
  chance: number;
}

/** Compares a stable release with its predecessor. */
async function judgeAlone(
  db: Database,
  { remote, release, before: earlier, since, own, chance }: ReleaseAlone,
  now: Date,
): Promise<Judgement> {
  const usual = await sumReports(db, remote, earlier, before(since, watchedHours), since);
  return confirm(compareWithBefore(own, usual, chance), countVisits(own), [
    () => isRemoteDeserted(db, remote, since, now),
    async () => {
      const known = await countKnownNetworks(db, { remote, release, since, isOnce: true }, now);
      return known.isEnough && compareWithBefore(own.map(known.of), usual, chance).isWorse;
    },
  ]);
}

/** A shell with which pages fail does so at once; an outage rarely begins within this time of a promotion. */
const onsetMs = 15 * minuteMs;

/** The live releases of other remotes that fail more than their remotes did before. Their canaries are judged by themselves. */
async function listFailing(db: Database, witnesses: readonly Witness[], from: Date, to: Date): Promise<Witness[]> {
  const failing: Witness[] = [];
  for (const witness of witnesses) {
    const usual = await sumReports(db, witness.remote, null, before(from, watchedHours), from);
    const present = await sumReports(db, witness.remote, witness.release, from, to);
    if (compareWithBefore([present], usual, falseAlarms.canary).isWorse) failing.push(witness);
  }
  return failing;
}

/**
 * Whether the site itself fails, so that it is not this release's fault. Releases that became live at the same time are no excuse
 * for each other, unless all of them fail; pages that fail from the moment of a new shell are no excuse for the shell.
 */
async function isSiteFailing(db: Database, remote: string, witnesses: readonly Witness[], from: Date, now: Date): Promise<boolean> {
  const older = witnesses.filter(({ isOlder }) => isOlder);
  const asked = older.length > 0 ? older : witnesses;
  const failing = await listFailing(db, asked, from, now);
  if (failing.length === 0 || (older.length === 0 && failing.length < asked.length)) return false;
  const onset = new Date(Math.min(now.getTime(), from.getTime() + onsetMs));
  return remote !== 'shell' || (await listFailing(db, failing, from, onset)).length === 0;
}

interface StableInQuestion {
  remote: string;
  stable: string;
  previous: string;
  promotedAt: Date;
  /** The other remotes of the site. */
  witnesses: readonly Witness[];
}

/** Compares a stable release since its promotion with its predecessor. It is not called worse while other remotes fail too. */
export async function judgeStable(
  db: Database,
  { remote, stable, previous, promotedAt, witnesses }: StableInQuestion,
  now: Date,
): Promise<Judgement> {
  const own = (await listMinutes(db, [stable], promotedAt, now)).filter((minute) => minute.remote === remote);
  const alone = { remote, release: stable, before: previous, since: promotedAt, own, chance: falseAlarms.stable };
  const judgement = await judgeAlone(db, alone, now);
  return { ...judgement, isWorse: judgement.isWorse && !(await isSiteFailing(db, remote, witnesses, promotedAt, now)) };
}
