import { readdirSync, rmSync, statSync, type Dirent } from 'node:fs';
import path from 'node:path';
import { readRegistry } from './registry-file';

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

/**
 * Removes releases that are older than `days`, except those that the registry refers to and the newest of each remote,
 * which an open tab may still ask for. Returns their names.
 */
export function pruneOld(folder: string, days: number): string[] {
  const { remotes } = readRegistry(folder);
  return Object.entries(remotes).flatMap(([remote, { stable, canary, previous, earlier = [] }]) => {
    const at = (release: string) => path.join(folder, remote, release);
    const kept = new Set([stable, canary?.release, previous, ...earlier]);
    const since = (release: string) => statSync(at(release)).mtimeMs;
    const [, ...others] = listFolders(path.join(folder, remote))
      .filter((release) => !kept.has(release))
      .sort((a, b) => since(b) - since(a));
    const old = others.filter((release) => since(release) < Date.now() - days * dayMs);
    for (const release of old) rmSync(at(release), { recursive: true, force: true });
    return old.map((release) => `${remote}/${release}`);
  });
}
