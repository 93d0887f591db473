import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Registry } from '@oracle-astra/shared/contract';
import { getReportFile } from '../check/report/report-files';
import { isStaging } from '../files/atomic-files';
import { readHistory, readRegistry, readRevision } from './registry-file';

/** The subfolders of a folder; none if it does not exist. */
async function listFolders(folder: string): Promise<string[]> {
  // Nothing was published there yet.
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

/** Folders with the time of their last change, without those removed in the meantime. */
async function listTimes(home: string, names: readonly string[]): Promise<{ release: string; since: number }[]> {
  const times: { release: string; since: number }[] = [];
  for (const release of names) {
    // It was removed in the meantime.
    const found = await stat(path.join(home, release)).catch(() => null);
    if (found !== null) times.push({ release, since: found.mtimeMs });
  }
  return times;
}

/** Removes a release, and the report of its check. */
async function removeRelease(folder: string, remote: string, release: string): Promise<void> {
  await rm(path.join(folder, remote, release), { recursive: true, force: true });
  for (const ending of ['html', 'json'] as const) await rm(getReportFile(folder, remote, release, ending), { force: true });
}

/**
 * Removes old releases and revisions. Of each remote it keeps the releases in the registry and the `keep` newest others,
 * which open tabs may still request. Used by `npm run dev`, which creates a release at every edit.
 */
export async function prune(folder: string, keep: number): Promise<void> {
  const { revision, remotes } = await readRegistry(folder);
  for (const [remote, { stable, canary, previous }] of Object.entries(remotes)) {
    const home = path.join(folder, remote);
    const unused = (await listFolders(home)).filter((release) => ![stable, canary?.release, previous].includes(release));
    const newestFirst = (await listTimes(home, unused)).sort((a, b) => b.since - a.since);
    for (const { release } of newestFirst.slice(keep)) await removeRelease(folder, remote, release);
  }
  for (const name of await readdir(path.join(folder, 'revisions'))) {
    if (Number.parseInt(name, 10) <= revision - keep) await rm(path.join(folder, 'revisions', name), { force: true });
  }
}

const dayMs = 24 * 60 * 60 * 1000;

/** `remote/release` of all releases that were live within the last days: open tabs still use a release that was stable until yesterday. */
export async function listUsed(folder: string, days: number): Promise<Set<string>> {
  const since = Date.now() - days * dayMs;
  const history = await readHistory(folder, Infinity);
  // The releases live at the beginning of the period come from the change before it.
  const before = history.findIndex(({ at }) => Date.parse(at) < since);
  const kept = history.slice(0, before === -1 ? undefined : before + 1);
  const revisions = await Promise.all(kept.map(({ revision }) => readRevision(folder, revision)));
  return new Set(
    revisions.flatMap(({ remotes }) =>
      Object.entries(remotes).flatMap(([remote, { stable, canary }]) =>
        [stable, canary?.release].flatMap((release) => (release === undefined ? [] : `${remote}/${release}`)),
      ),
    ),
  );
}

/** The releases of a remote that are older than `days`, except those in the registry and the newest, which open tabs may still request. */
export function listOldReleases(
  { stable, canary, previous, earlier = [] }: Registry['remotes'][string],
  releases: readonly { release: string; since: number }[],
  days: number,
): string[] {
  const kept = new Set([stable, canary?.release, previous, ...earlier]);
  const [, ...others] = releases.filter(({ release }) => !kept.has(release)).sort((a, b) => b.since - a.since);
  return others.filter(({ since }) => since < Date.now() - days * dayMs).map(({ release }) => release);
}

/** Removes uploads that killed servers had received and not published yet. */
async function removeReceived(folder: string): Promise<void> {
  const received = (await listFolders(folder)).filter((name) => name.startsWith('.incoming-'));
  for (const { release: name, since } of await listTimes(folder, received))
    if (since < Date.now() - dayMs) await rm(path.join(folder, name), { recursive: true, force: true });
}

/** Removes old releases of the folder, except those being published and those that were live within these days. Returns their names. */
export async function pruneOld(folder: string, days: number): Promise<string[]> {
  const { remotes } = await readRegistry(folder);
  const used = await listUsed(folder, days);
  await removeReceived(folder);
  const removed: string[] = [];
  for (const [remote, channel] of Object.entries(remotes)) {
    const home = path.join(folder, remote);
    const published = (await listFolders(home)).filter((name) => !isStaging(name));
    const old = listOldReleases(channel, await listTimes(home, published), days).filter((release) => !used.has(`${remote}/${release}`));
    for (const release of old) await removeRelease(folder, remote, release);
    removed.push(...old.map((release) => `${remote}/${release}`));
  }
  return removed;
}
