import type { HistoryEntry } from '@oracle-astra/release/src/registry/registry-file';
import type { Registry } from '@oracle-astra/shared/contract';

export type Channel = Registry['remotes'][string];

/** The percentages of a staged roll-out, before the release becomes stable. */
export const stages = [1, 5, 25, 100] as const;

/** After this time a promoted release is no longer watched. */
export const watchedHours = 24;
const hourMs = 3_600_000;

/** A canary, with the start of its current percentage and of its first one. */
export interface WatchedCanary {
  release: string;
  percent: number;
  isStaged: boolean;
  since: Date;
  stageSince: Date;
  shares: CanaryShare[];
}

/** The percentage of a canary's visitors from a time on. */
export interface CanaryShare {
  from: Date;
  percent: number;
}

/** The percentages set by some changes of a canary, oldest first. `changes` are newest first. */
export const listShares = (changes: readonly HistoryEntry[]): CanaryShare[] =>
  changes.flatMap(({ at, percent }) => (percent === undefined ? [] : [{ from: new Date(at), percent }])).reverse();

/** The changes that set the percentages of the current canary, newest first. */
function listCanaryChanges(remote: string, { canary }: Channel, history: readonly HistoryEntry[]): HistoryEntry[] {
  // These commands do not change the canary.
  const ofRemote = history.filter((entry) => entry.remote === remote && entry.command !== 'follow' && entry.command !== 'flag');
  const end = ofRemote.findIndex(({ command, release }) => command !== 'canary' || release !== canary?.release);
  return end === -1 ? ofRemote : ofRemote.slice(0, end);
}

/**
 * When a change was made, by a clock that may be ahead of that of the reports: then the last hour is looked at, because a time
 * in the future would leave the release unwatched until then.
 */
function toTime(at: string, now: Date): Date {
  const time = new Date(at);
  return time.getTime() > now.getTime() ? new Date(now.getTime() - hourMs) : time;
}

/**
 * The canary of a remote according to the history; null if there is none. `history` is newest first; if changes of other
 * remotes have displaced older ones, the canary starts with the oldest entry.
 */
export function findCanary(remote: string, channel: Channel, history: readonly HistoryEntry[], now: Date): WatchedCanary | null {
  const { canary } = channel;
  if (canary === null) return null;
  const changes = listCanaryChanges(remote, channel, history);
  const [newest, oldest] = [changes.at(0) ?? history.at(-1), changes.at(-1) ?? history.at(-1)];
  if (!newest || !oldest) return null;
  const [since, stageSince] = [toTime(oldest.at, now), toTime(newest.at, now)];
  const shares = listShares(changes);
  return {
    ...canary,
    isStaged: canary.staged === true,
    since,
    stageSince,
    shares: shares.length > 0 ? shares : [{ from: since, percent: canary.percent }],
  };
}

const findLiveChange = (remote: string, history: readonly HistoryEntry[]) =>
  history.find((entry) => entry.remote === remote && ['promote', 'start', 'rollback'].includes(entry.command));

/** A change of another remote this long before is too near to be told apart. */
const nearMs = hourMs;

/** The live release of another remote; `isOlder` if it was live well before a change, so that it shows how the site itself is. */
export interface Witness {
  remote: string;
  release: string;
  isOlder: boolean;
}

/** The other remotes at a change; not the shell, which is a part of every page. */
export const listWitnesses = (remote: string, { remotes }: Registry, history: readonly HistoryEntry[], since: Date): Witness[] =>
  Object.entries(remotes)
    .filter(([name]) => name !== remote && name !== 'shell')
    .map(([name, { stable }]) => {
      const change = findLiveChange(name, history);
      return { remote: name, release: stable, isOlder: change === undefined || Date.parse(change.at) < since.getTime() - nearMs };
    });

/** When the stable release of a remote was recently promoted; null if that was long ago, or by `npm start` or a rollback. */
export function findPromotion(remote: string, { stable }: Channel, history: readonly HistoryEntry[], now: Date): Date | null {
  const change = findLiveChange(remote, history);
  if (change?.command !== 'promote' || change.release !== stable) return null;
  const at = toTime(change.at, now);
  return now.getTime() - at.getTime() < watchedHours * hourMs ? at : null;
}

/** The next percentage; null after the last. */
export const nextStage = (percent: number): number | null => stages.find((stage) => stage > percent) ?? null;
