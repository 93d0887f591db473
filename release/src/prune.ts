import { existsSync, readdirSync, rmSync, statSync, type Dirent } from 'node:fs';
import path from 'node:path';
import type { Registry } from '@oracle-astra/shared/contract';
import { readHistory, readRegistry, readRevision } from './registry-file';

const listFolders = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry: Dirent) => entry.isDirectory())
    .map(({ name }) => name);

/**
 * Removes old releases and revisions. Of each remote it keeps the releases in the registry and the `keep` newest others,
 * which open tabs may still request. Used by `npm run dev`, which creates a release at every edit.
 */
export function prune(folder: string, keep: number): void {
  const { revision, remotes } = readRegistry(folder);
  for (const [remote, { stable, canary, previous }] of Object.entries(remotes)) {
    const at = (release: string) => path.join(folder, remote, release);
    const unused = listFolders(path.join(folder, remote)).filter((release) => ![stable, canary?.release, previous].includes(release));
    const newestFirst = unused.map((release) => ({ release, since: statSync(at(release)).mtimeMs })).sort((a, b) => b.since - a.since);
    for (const { release } of newestFirst.slice(keep)) rmSync(at(release), { recursive: true, force: true });
  }
  for (const name of readdirSync(path.join(folder, 'revisions'))) {
    if (Number.parseInt(name, 10) <= revision - keep) rmSync(path.join(folder, 'revisions', name), { force: true });
  }
}

const dayMs = 24 * 60 * 60 * 1000;

/** `remote/release` of all that visitors got within the last days: an old release that was stable until yesterday is in open tabs. */
export function listUsed(folder: string, days: number): Set<string> {
  const since = Date.now() - days * dayMs;
  const history = readHistory(folder, Infinity);
  // The change before the first of these days made what they began with.
  const before = history.findIndex(({ at }) => Date.parse(at) < since);
  const revisions = history.slice(0, before === -1 ? undefined : before + 1).map(({ revision }) => readRevision(folder, revision));
  return new Set(
    revisions.flatMap(({ remotes }) =>
      Object.entries(remotes).flatMap(([remote, { stable, canary }]) =>
        [stable, canary?.release].flatMap((release) => (release === undefined ? [] : `${remote}/${release}`)),
      ),
    ),
  );
}

/** The releases of a remote that are older than `days`, except those that the registry refers to and the newest, which an open tab may still ask for. */
export function listOldReleases(
  { stable, canary, previous, earlier = [] }: Registry['remotes'][string],
  releases: readonly { release: string; since: number }[],
  days: number,
): string[] {
  const kept = new Set([stable, canary?.release, previous, ...earlier]);
  const [, ...others] = releases.filter(({ release }) => !kept.has(release)).sort((a, b) => b.since - a.since);
  return others.filter(({ since }) => since < Date.now() - days * dayMs).map(({ release }) => release);
}

/** Removes what servers that were killed had received and not published yet. */
function removeReceived(folder: string): void {
  for (const name of existsSync(folder) ? listFolders(folder) : []) {
    const home = path.join(folder, name);
    const isLeft = name.startsWith('.incoming-') && (statSync(home, { throwIfNoEntry: false })?.mtimeMs ?? Infinity) < Date.now() - dayMs;
    if (isLeft) rmSync(home, { recursive: true, force: true });
  }
}

/** Removes old releases of the folder, and nothing that is being published or that visitors got within these days. Returns their names. */
export function pruneOld(folder: string, days: number): string[] {
  const { remotes } = readRegistry(folder);
  const used = listUsed(folder, days);
  removeReceived(folder);
  return Object.entries(remotes).flatMap(([remote, channel]) => {
    const home = path.join(folder, remote);
    const published = existsSync(home) ? listFolders(home).filter((name) => !/\.staging-\d+$/.test(name)) : [];
    const releases = published.map((release) => ({ release, since: statSync(path.join(home, release)).mtimeMs }));
    const old = listOldReleases(channel, releases, days).filter((release) => !used.has(`${remote}/${release}`));
    for (const release of old) rmSync(path.join(home, release), { recursive: true, force: true });
    return old.map((release) => `${remote}/${release}`);
  });
}
