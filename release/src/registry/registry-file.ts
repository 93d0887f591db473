import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Registry } from '@oracle-astra/shared/contract';
import { removeStaleFiles, writeFileAtomically } from '../files/atomic-files';
import { withFileLock, type FileLock } from '../files/file-lock';
import { appendToLog } from './release-log';
import { assertLive, RegistryConflict } from './registry-conflicts';
import { getRegistryFile, getRevisionFile, readHistory, readRegistry, type Change, type HistoryEntry } from './registry-reading';

export { LiveSetChanged, RegistryConflict } from './registry-conflicts';
export { readHistory, readRegistry, readRevision, recordedCommands, type Change, type HistoryEntry } from './registry-reading';

/** The state on which a change is based; the change is refused if the registry has another one. */
export interface UpdateOptions extends Pick<Change, 'by' | 'reason' | 'override'> {
  /** The registry on which the decision is based: the change is refused if its remote has changed since. */
  seen?: Registry;
  /** The registry that the release was checked against: the change is refused if other live releases have changed since. */
  checked?: Registry;
  /** Called after the change was made; not called if nothing had to change. */
  onChange?: (entry: HistoryEntry) => void;
}

/** A decided change, which modifies a registry in place; false if there is nothing to do. */
export interface PlannedChange {
  change: Change;
  edit: (registry: Registry) => boolean | Promise<boolean>;
  options?: UpdateOptions;
}

/** The file of the registry in a releases folder. */
export interface RegistryStore {
  /** The folder of the releases and of a readable registry. */
  folder: string;
  /** Makes a change. Rejects with a RegistryConflict if its remote has changed since `seen`. */
  update: (planned: PlannedChange) => Promise<Registry>;
}

/** The registry after a change at an ISO instant, and its entry in the history; null if there is nothing to do. */
export async function decide(
  folder: string,
  before: Registry,
  { change, edit, options: { seen, checked, onChange: _onChange, ...origin } = {} }: PlannedChange,
  at: string,
): Promise<{ registry: Registry; entry: HistoryEntry } | null> {
  const registry = structuredClone(before);
  if (!(await edit(registry))) return null;
  if (seen) await assertUnchanged(folder, change.remote, seen, before);
  if (checked) assertLive(change.remote, checked, before);
  registry.revision += 1;
  return { registry, entry: { revision: registry.revision, at, ...change, ...origin } };
}

/** Writes revisions with their changes, oldest first, and the last one as the registry, under the lock. */
export async function writeRevisions(
  folder: string,
  revisions: readonly { registry: Registry; change: unknown }[],
  lock: FileLock,
): Promise<void> {
  for (const each of [folder, path.join(folder, 'revisions')]) await removeStaleFiles(each);
  await lock.assertHeld();
  for (const { registry, change } of revisions)
    await writeFileAtomically(getRevisionFile(folder, registry.revision), `${JSON.stringify({ ...registry, change }, null, 1)}\n`);
  const last = revisions.at(-1);
  if (last === undefined) return;
  await lock.assertHeld();
  await writeFileAtomically(getRegistryFile(folder), `${JSON.stringify(last.registry, null, 1)}\n`);
}

/** Runs work under the lock of the folder's registry. */
export async function withRegistryLock<Result>(folder: string, work: (lock: FileLock) => Promise<Result>): Promise<Result> {
  await mkdir(path.join(folder, 'revisions'), { recursive: true });
  return withFileLock(path.join(folder, 'registry.lock'), work);
}

/** The registry in a folder, which is changed under its lock, atomically. */
export function folderRegistry(folder: string): RegistryStore {
  return {
    folder,
    update: (planned) =>
      withRegistryLock(folder, async (lock) => {
        const before = await readRegistry(folder);
        const decided = await decide(folder, before, planned, new Date().toISOString());
        if (decided === null) return before;
        const { registry, entry } = decided;
        const { revision: _number, ...change } = entry;
        await writeRevisions(folder, [{ registry, change }], lock);
        await logChange(folder, entry);
        planned.options?.onChange?.(entry);
        return registry;
      }),
  };
}

async function assertUnchanged(folder: string, remote: string, seen: Registry, now: Registry): Promise<void> {
  if (JSON.stringify(seen.remotes[remote]) === JSON.stringify(now.remotes[remote])) return;
  const last = (await readHistory(folder)).find((entry) => entry.remote === remote);
  const what = last ? ` by ${formatChange(last)}, revision ${last.revision}` : '';
  throw new RegistryConflict(`${remote} was changed meanwhile${what}: nothing was done, look at status and ask again`);
}

/** A change in one line. */
export function formatChange({ command, remote, release, percent, flag, setting, by, reason, override }: Change): string {
  const words = [
    command,
    remote,
    release,
    percent,
    flag,
    setting,
    by && `by ${by}`,
    reason && `"${reason}"`,
    override && `override "${override}"`,
  ];
  return words.filter((word) => word !== undefined && word !== '').join(' ');
}

export const logChange = (folder: string, entry: HistoryEntry) =>
  appendToLog(folder, `${formatChange(entry)} -> revision ${entry.revision}`);
