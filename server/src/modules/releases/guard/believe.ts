import type { VisitCounts } from '@oracle-astra/release/src/guard/sequential-test';
import { areFewerThanUsual } from '@oracle-astra/release/src/guard/missing-visits';
import type { Database } from '../../../db/types';
import { listFailures } from '../telemetry/evidence-repository';
import { sumReports } from '../telemetry/repository';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Fewer networks than these are not believed by themselves: a person has some at hand. */
const fewestNetworks = 10;

interface GivenRelease {
  remote: string;
  release: string;
  /** When the release in question was given. */
  since: Date;
  /** Whether a network is believed once alone: those of the release in question, and not of the other, which strangers gain nothing by. */
  isOnce: boolean;
}

/** Visits of a release by minute, as known networks alone tell of them. */
interface BelievedMinutes {
  isEnough: boolean;
  of: (minute: { minute: Date } & VisitCounts) => VisitCounts;
}

/**
 * What is left of the failures of a release if only networks are believed to which pages were served before. Whoever rents addresses to
 * report failures has others.
 */
export async function believeKnownNetworks(
  db: Database,
  { remote, release, since, isOnce }: GivenRelease,
  now: Date,
): Promise<BelievedMinutes> {
  const failures = await listFailures(db, { remote, release, from: since, to: now });
  const networks = new Set<string>();
  const believed = new Map<number, number>();
  for (const { minute, network, bad, isKnown } of failures) {
    if (!isKnown || (isOnce && networks.has(network))) continue;
    networks.add(network);
    believed.set(minute.getTime(), (believed.get(minute.getTime()) ?? 0) + (isOnce ? 1 : bad));
  }
  return {
    isEnough: networks.size >= fewestNetworks,
    of: ({ minute, visits, bad }) => {
      const left = Math.min(bad, believed.get(minute.getTime()) ?? 0);
      return { visits: visits - (bad - left), bad: left };
    },
  };
}

const goodOf = ({ visits, bad }: VisitCounts) => Math.max(0, visits - bad);

/** Whether a remote has far fewer good visits since a time than in the hour before and at the same time of the day before. */
export async function isRemoteDeserted(db: Database, remote: string, since: Date, now: Date): Promise<boolean> {
  const from = new Date(Math.ceil(since.getTime() / minuteMs) * minuteMs);
  const [elapsed, before] = [now.getTime() - from.getTime(), (ms: number) => new Date(from.getTime() - ms)];
  if (elapsed <= 0) return false;
  const hour = goodOf(await sumReports(db, remote, null, before(hourMs), from));
  const day = goodOf(await sumReports(db, remote, null, before(dayMs), new Date(now.getTime() - dayMs)));
  const byHour = (hour * elapsed) / hourMs;
  // A site without a yesterday has its last hour alone.
  const usual = day === 0 ? byHour : Math.min(byHour, day);
  return areFewerThanUsual(goodOf(await sumReports(db, remote, null, from, now)), usual);
}
