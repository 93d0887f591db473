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
 * The canary of a remote according to the history; null if there is none. `history` is newest first; if changes of other
 * remotes have displaced older ones, the canary starts with the oldest entry.
 */
export function findCanary(remote: string, channel: Channel, history: readonly HistoryEntry[]): WatchedCanary | null {
  const { canary } = channel;
  if (canary === null) return null;
  const changes = listCanaryChanges(remote, channel, history);
  const [newest, oldest] = [changes.at(0) ?? history.at(-1), changes.at(-1) ?? history.at(-1)];
  if (!newest || !oldest) return null;
  const [since, stageSince] = [new Date(oldest.at), new Date(newest.at)];
  const shares = listShares(changes);
  return {
    ...canary,
    isStaged: canary.staged === true,
    since,
    stageSince,
    shares: shares.length > 0 ? shares : [{ from: since, percent: canary.percent }],
  };
}

/** When the stable release of a remote was recently promoted; null if that was long ago, or by `npm start` or a rollback. */
export function findPromotion(remote: string, { stable }: Channel, history: readonly HistoryEntry[], now: Date): Date | null {
  const change = history.find((entry) => entry.remote === remote && ['promote', 'start', 'rollback'].includes(entry.command));
  if (change?.command !== 'promote' || change.release !== stable) return null;
  const at = new Date(change.at);
  return now.getTime() - at.getTime() < watchedHours * hourMs ? at : null;
}

/** The next percentage; null after the last. */
export const nextStage = (percent: number): number | null => stages.find((stage) => stage > percent) ?? null;
