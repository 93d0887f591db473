import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readRegistry as parseRegistry, type Registry } from '@oracle-astra/shared/contract';
import { removeStaleFiles, writeFileAtomically } from './atomic-files';
import { withFileLock } from './file-lock';

/** The commands that change the registry. */
export const recordedCommands = ['promote', 'start', 'canary', 'rollback', 'halt', 'follow', 'pin', 'unpin'] as const;

/** A change of the registry, as the history has it. */
export interface Change {
  command: (typeof recordedCommands)[number];
  remote: string;
  release?: string;
  percent?: number;
  /** The key or person that asked for it, or the rule that did it. */
  by?: string;
  reason?: string;
  /** Why the check was not obeyed. */
  override?: string;
}

export interface HistoryEntry extends Change {
  revision: number;
  /** ISO time. */
  at: string;
}

/** Somebody else changed the same remote since the caller looked at the registry. */
export class RegistryConflict extends Error {}

const getRegistryFile = (folder: string) => path.join(folder, 'registry.json');
const getRevisionFile = (folder: string, revision: number) => path.join(folder, 'revisions', `${revision}.json`);

/** The registry of a releases folder; an empty one of revision 0 if there is none yet. Throws when it cannot be read. */
export function readRegistry(folder: string): Registry {
  const file = getRegistryFile(folder);
  if (!existsSync(file)) return { revision: 0, remotes: {} };
  try {
    return parseRegistry(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new Error(`${file} is cut off: copy the last good one over it, from ${path.join(folder, 'revisions')}`, { cause: error });
  }
}

/** The registry as it was at a revision. Throws when it is not kept. */
export function readRevision(folder: string, revision: number): Registry {
  if (!(Number.isInteger(revision) && revision > 0 && revision <= readRegistry(folder).revision)) throw noRevision(folder, revision);
  const file = getRevisionFile(folder, revision);
  if (!existsSync(file)) throw noRevision(folder, revision);
  return parseRegistry(JSON.parse(readFileSync(file, 'utf8')));
}

const noRevision = (folder: string, revision: number) =>
  new Error(`There is no revision ${revision}: ${folder} is at ${readRegistry(folder).revision}, see history`);

/** The changes that led to the present registry, newest first. Revisions of before changes were kept are left out. */
export function readHistory(folder: string, limit = 50): HistoryEntry[] {
  const { revision: current } = readRegistry(folder);
  const revisions = path.join(folder, 'revisions');
  const numbers = (existsSync(revisions) ? readdirSync(revisions) : [])
    .filter((name) => /^\d+\.json$/.test(name))
    .map((name) => Number.parseInt(name, 10))
    .filter((revision) => revision <= current)
    .sort((a, b) => b - a);
  return numbers.slice(0, limit).flatMap((revision) => {
    const { change } = JSON.parse(readFileSync(getRevisionFile(folder, revision), 'utf8')) as { change?: Omit<HistoryEntry, 'revision'> };
    return change ? [{ revision, ...change }] : [];
  });
}

/** What a caller has to have seen for its change to be made. */
export interface UpdateOptions extends Pick<Change, 'by' | 'reason' | 'override'> {
  /** The registry that the decision was taken on: the change is refused where its remote has changed since. */
  seen?: Registry;
  /** Told of the change once it is made, and not where nothing had to be done. */
  onChange?: (entry: HistoryEntry) => void;
}

/** A change that was decided on: what it makes of a registry, in place; false where there is nothing to do. */
export interface PlannedChange {
  change: Change;
  edit: (registry: Registry) => boolean;
  options?: UpdateOptions;
}

/** Where the registry of a releases folder stands. `Result` is a Registry, or a promise of one. */
export interface RegistryStore<Result = Registry | Promise<Registry>> {
  /** The folder of the releases, where the registry can be read too. */
  folder: string;
  /** Makes a change. Throws a RegistryConflict where its remote has changed since `seen`. */
  update: (planned: PlannedChange) => Result;
}

/** The registry that a change makes of another one, and its line in the history; null where there is nothing to do. */
export function decide(
  folder: string,
  before: Registry,
  { change, edit, options: { seen, onChange: _told, ...origin } = {} }: PlannedChange,
): { registry: Registry; entry: HistoryEntry } | null {
  const registry = structuredClone(before);
  if (!edit(registry)) return null;
  if (seen) assertUnchanged(folder, change.remote, seen, before);
  registry.revision += 1;
  return { registry, entry: { revision: registry.revision, at: new Date().toISOString(), ...change, ...origin } };
}

/** Writes revisions with the changes that made them, oldest first, and then the last one as the registry. */
export function writeRevisions(folder: string, revisions: readonly { registry: Registry; change: unknown }[]): void {
  [folder, path.join(folder, 'revisions')].forEach(removeStaleFiles);
  for (const { registry, change } of revisions)
    writeFileAtomically(getRevisionFile(folder, registry.revision), `${JSON.stringify({ ...registry, change }, null, 1)}\n`);
  const last = revisions.at(-1);
  if (last) writeFileAtomically(getRegistryFile(folder), `${JSON.stringify(last.registry, null, 1)}\n`);
}

/** Runs synchronous work that no other process of this machine does meanwhile on the same registry. */
export function withRegistryLock<Result>(folder: string, work: () => Result): Result {
  mkdirSync(path.join(folder, 'revisions'), { recursive: true });
  return withFileLock(path.join(folder, 'registry.lock'), work);
}

/** The registry in a folder, which is changed under its lock, atomically. */
export function folderRegistry(folder: string): RegistryStore<Registry> {
  return {
    folder,
    update: (planned) =>
      withRegistryLock(folder, () => {
        const before = readRegistry(folder);
        const decided = decide(folder, before, planned);
        if (decided === null) return before;
        const { registry, entry } = decided;
        const { revision: _number, ...change } = entry;
        writeRevisions(folder, [{ registry, change }]);
        logChange(folder, entry);
        planned.options?.onChange?.(entry);
        return registry;
      }),
  };
}

function assertUnchanged(folder: string, remote: string, seen: Registry, now: Registry): void {
  if (JSON.stringify(seen.remotes[remote]) === JSON.stringify(now.remotes[remote])) return;
  const last = readHistory(folder).find((entry) => entry.remote === remote);
  const what = last ? ` by ${formatChange(last)}, revision ${last.revision}` : '';
  throw new RegistryConflict(`${remote} was changed meanwhile${what}: nothing was done, look at status and ask again`);
}

/** A change in one line. */
export function formatChange({ command, remote, release, percent, by, reason, override }: Change): string {
  const words = [command, remote, release, percent, by && `by ${by}`, reason && `"${reason}"`, override && `override "${override}"`];
  return words.filter((word) => word !== undefined && word !== '').join(' ');
}

export const logChange = (folder: string, entry: HistoryEntry) =>
  appendToLog(folder, `${formatChange(entry)} -> revision ${entry.revision}`);

/** Adds a line to the log of the folder. A reason with line breaks stays one line, so that nobody writes lines of others. */
export function appendToLog(folder: string, line: string): void {
  mkdirSync(folder, { recursive: true });
  appendFileSync(path.join(folder, 'log.txt'), `${new Date().toISOString()} ${line.replace(/\p{Cc}+/gu, ' ')}\n`);
}
