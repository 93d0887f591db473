import type { VisitCounts } from '@oracle-astra/release/src/guard/sequential-test';
import { areFewerThanUsual } from '@oracle-astra/release/src/guard/missing-visits';
import type { Database } from '../../../db/types';
import { listFailures } from '../telemetry/evidence-repository';
import { sumReports } from '../telemetry/repository';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Fewer networks are no evidence, because one person may control some. */
const minNetworks = 10;

interface GivenRelease {
  remote: string;
  release: string;
  /** When the release became live. */
  since: Date;
  /** Whether each network counts only once: for the suspected release, but not for the other one, from whose reports an attacker gains nothing. */
  isOnce: boolean;
}

/** Visits of a release by minute, only from known networks. */
interface BelievedMinutes {
  isEnough: boolean;
  of: (minute: { minute: Date } & VisitCounts) => VisitCounts;
  /** The visits of known networks alone. */
  known: (minute: { minute: Date; known: number }) => VisitCounts;
}

/** The failures of a release reported by known networks. Addresses rented for forged reports are in other networks. */
export async function countKnownNetworks(
  db: Database,
  { remote, release, since, isOnce }: GivenRelease,
  now: Date,
): Promise<BelievedMinutes> {
  const failures = await listFailures(db, { remote, release, from: since, to: now });
  const networks = new Set<string>();
  const believed = new Map<number, number>();
  const known = new Map<number, number>();
  for (const { minute, network, bad, isKnown } of failures) {
    if (!isKnown) continue;
    const [at, isFirst] = [minute.getTime(), !networks.has(network)];
    networks.add(network);
    known.set(at, (known.get(at) ?? 0) + bad);
    if (isFirst || !isOnce) believed.set(at, (believed.get(at) ?? 0) + (isOnce ? 1 : bad));
  }
  const believedAt = (minute: Date) => believed.get(minute.getTime()) ?? 0;
  return {
    isEnough: networks.size >= minNetworks,
    // All failures of known networks count against their visits: forged ones add a visit and a failure each.
    known: ({ minute, known: visits }) => ({ visits, bad: Math.min(visits, known.get(minute.getTime()) ?? 0) }),
    of: ({ minute, visits, bad }) => {
      const left = Math.min(bad, believedAt(minute));
      return { visits: visits - (bad - left), bad: left };
    },
  };
}

/** With fewer visits on the day before, nothing is known about the usual share of known networks. */
const minUsual = 50;

/**
 * Whether so many visits come from unknown networks that the share of known ones is below a part of that of the day before: a
 * crowd of new addresses may be one attacker. `release` is null for all releases of the remote.
 */
export async function isCrowded(
  db: Database,
  { remote, release, since }: Pick<GivenRelease, 'remote' | 'since'> & { release: string | null },
  usualPart: number,
  now: Date,
): Promise<boolean> {
  const usual = await sumReports(db, remote, null, new Date(since.getTime() - dayMs), since);
  const present = await sumReports(db, remote, release, since, now);
  return usual.visits >= minUsual && present.known * usual.visits < usualPart * usual.known * present.visits;
}

const goodOf = ({ visits, bad }: VisitCounts) => Math.max(0, visits - bad);

/** Whether a remote has far fewer good visits since a time than in the previous hour and at the same time of the previous day. */
export async function isRemoteDeserted(db: Database, remote: string, since: Date, now: Date): Promise<boolean> {
  const from = new Date(Math.ceil(since.getTime() / minuteMs) * minuteMs);
  const [elapsed, before] = [now.getTime() - from.getTime(), (ms: number) => new Date(from.getTime() - ms)];
  if (elapsed <= 0) return false;
  const hour = goodOf(await sumReports(db, remote, null, before(hourMs), from));
  const day = goodOf(await sumReports(db, remote, null, before(dayMs), new Date(now.getTime() - dayMs)));
  const byHour = (hour * elapsed) / hourMs;
  // A site without data of yesterday is only compared with the last hour.
  const usual = day === 0 ? byHour : Math.min(byHour, day);
  return areFewerThanUsual(goodOf(await sumReports(db, remote, null, from, now)), usual);
}
