import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { readRegistry as parseRegistry, type Registry } from '@oracle-astra/shared/contract';

/** The commands that change the registry. */
export const recordedCommands = ['promote', 'start', 'canary', 'rollback', 'halt', 'follow', 'pin', 'unpin', 'flag'] as const;

/** An entry of the registry's history. */
export interface Change {
  command: (typeof recordedCommands)[number];
  remote: string;
  release?: string;
  percent?: number;
  /** The changed flag, and how it was set. */
  flag?: string;
  setting?: string;
  /** The key, person or rule that made the change. */
  by?: string;
  reason?: string;
  /** The reason for overriding the check. */
  override?: string;
}

export interface HistoryEntry extends Change {
  revision: number;
  /** ISO time. */
  at: string;
}

export const getRegistryFile = (folder: string) => path.join(folder, 'registry.json');
export const getRevisionFile = (folder: string, revision: number) => path.join(folder, 'revisions', `${revision}.json`);

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** The text of a file; null if there is none. */
const readText = (file: string): Promise<string | null> =>
  readFile(file, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });

/** The registry of a releases folder; an empty one of revision 0 if there is none yet. Rejects when it cannot be read. */
export async function readRegistry(folder: string): Promise<Registry> {
  const file = getRegistryFile(folder);
  const text = await readText(file);
  if (text === null) return { revision: 0, remotes: {} };
  try {
    return parseRegistry(JSON.parse(text));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new Error(`${file} is cut off: copy the last good one over it, from ${path.join(folder, 'revisions')}`, { cause: error });
  }
}

/** The registry as it was at a revision. Rejects when the revision is no longer stored. */
export async function readRevision(folder: string, revision: number): Promise<Registry> {
  const { revision: current } = await readRegistry(folder);
  const isPast = Number.isInteger(revision) && revision > 0 && revision <= current;
  const text = isPast ? await readText(getRevisionFile(folder, revision)) : null;
  if (text === null) throw new Error(`There is no revision ${revision}: ${folder} is at ${current}, see history`);
  return parseRegistry(JSON.parse(text));
}

async function readEntry(folder: string, revision: number): Promise<HistoryEntry | null> {
  const { change } = JSON.parse(await readFile(getRevisionFile(folder, revision), 'utf8')) as { change?: Omit<HistoryEntry, 'revision'> };
  return change ? { revision, ...change } : null;
}

/** The changes that led to the current registry, newest first. Revisions without a stored change are left out. */
export async function readHistory(folder: string, limit = 50): Promise<HistoryEntry[]> {
  const { revision: current } = await readRegistry(folder);
  const names = await readdir(path.join(folder, 'revisions')).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  const numbers = names
    .filter((name) => /^\d+\.json$/.test(name))
    .map((name) => Number.parseInt(name, 10))
    .filter((revision) => revision <= current)
    .sort((a, b) => b - a);
  const entries: HistoryEntry[] = [];
  for (const revision of numbers.slice(0, limit)) {
    const entry = await readEntry(folder, revision);
    if (entry !== null) entries.push(entry);
  }
  return entries;
}
