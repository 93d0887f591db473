import { readdirSync, rmSync, statSync, type Dirent } from 'node:fs';
import path from 'node:path';
import { readRegistry } from './registry';

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
