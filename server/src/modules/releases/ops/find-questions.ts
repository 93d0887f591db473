import type { HistoryEntry } from '@oracle-astra/release/src/registry/registry-file';
import type { Registry } from '@oracle-astra/shared/contract';
import { findCanary, listShares, listWitnesses } from '../guard/watch';
import type { Question } from './reports';

/** A release under comparison, and the action that was taken. */
export interface Compared {
  question: Question;
  /** The change that withdrew it; null while it is live. */
  end: HistoryEntry | null;
  /** The change that made it live. */
  begin: HistoryEntry | null;
}

const neutral = new Set(['pin', 'unpin', 'follow', 'flag']);
const giving = new Set(['canary', 'promote', 'start']);

/** The halt or rollback that was the last change of a remote. A newer live release replaces it. */
function findEnded(remote: string, registry: Registry, history: readonly HistoryEntry[]): Compared | null {
  const [end, ...before] = history.filter((entry) => entry.remote === remote && !neutral.has(entry.command));
  const stable = registry.remotes[remote]?.stable;
  if (!end || stable === undefined || !['halt', 'rollback'].includes(end.command) || end.release === undefined) return null;
  const { release } = end;
  const index = before.findIndex((entry) => entry.release !== release || !giving.has(entry.command));
  const earlierSteps = index === -1 ? before : before.slice(0, index);
  const [newest = null, oldest] = [earlierSteps.at(0), earlierSteps.at(-1)];
  const isCanary = end.command === 'halt';
  const since = (isCanary ? oldest : newest)?.at ?? end.at;
  const question = {
    remote,
    release,
    other: stable,
    isCanary,
    since: new Date(since),
    shares: listShares(earlierSteps),
    until: new Date(end.at),
    witnesses: listWitnesses(remote, registry, history, new Date(since)),
  };
  return { question, end, begin: newest };
}

/** The latest halted or rolled back releases, newest first. `history` is newest first. */
export const listEnded = (registry: Registry, history: readonly HistoryEntry[]): Compared[] =>
  Object.keys(registry.remotes)
    .flatMap((remote) => findEnded(remote, registry, history) ?? [])
    .sort((one, other) => other.question.until.getTime() - one.question.until.getTime());

/** The current canaries. */
export function listCanaries({ remotes }: Registry, history: readonly HistoryEntry[], now: Date): Compared[] {
  return Object.entries(remotes).flatMap(([remote, channel]): Compared[] => {
    const canary = findCanary(remote, channel, history, now);
    if (canary === null) return [];
    const { release, since, shares } = canary;
    const question = { remote, release, other: channel.stable, isCanary: true, since, shares, until: now, witnesses: [] };
    return [{ question, end: null, begin: history.find((entry) => entry.remote === remote && entry.release === release) ?? null }];
  });
}
