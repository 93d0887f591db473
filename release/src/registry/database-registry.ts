import type { Registry } from '@oracle-astra/shared/contract';
import { fetchReleases } from '../bucket/open-bucket';
import type { ReleaseBucket } from '../bucket/release-bucket';
import { isWithdrawn, listEarlier } from './channel';
import { decide, logChange, readRegistry, withRegistryLock, writeRevisions, type PlannedChange, type RegistryStore } from './registry-file';
import {
  compareAndSwap,
  listRevisions,
  newer,
  parseRow,
  readClock,
  takeOver,
  tryParse,
  type Query,
  type RevisionRow,
} from './registry-rows';

const empty: Registry = { revision: 0, remotes: {} };

/** Each failed attempt means that somebody else made a change. */
const maxAttempts = 50;

const isSame = (one: Registry, other: Registry) => JSON.stringify(one) === JSON.stringify(other);

/** The registry in the folder, if it can be read; a damaged one is written again. */
const readMirror = (folder: string): Promise<Registry> => readRegistry(folder).catch(() => empty);

const readRows = async (query: Query, from: number) => (await query(newer, [from])) as RevisionRow[];

/** The revisions that are missing in the folder, newest first; all if the folder belongs to another registry. */
async function readMissing(query: Query, mirror: Registry): Promise<RevisionRow[]> {
  const rows = await readRows(query, mirror.revision);
  const own = rows.at(-1);
  const known = own === undefined || Number(own.revision) !== mirror.revision ? null : tryParse(own);
  const isKnown = known !== null && isSame(known, mirror);
  return isKnown ? rows.slice(0, -1) : readRows(query, 1);
}

/** A folder with its own older registry must be adopted, not reset. */
async function assertAdopted(query: Query, { revision }: Registry): Promise<void> {
  if (revision > 0 && (await readRows(query, 1)).length === 0)
    throw new Error('The database has no registry yet, and this folder has one: take it over with npm run release -- adopt');
}

/** Downloads the releases for a rollback, which this machine may lack. */
async function fetchEarlier(bucket: ReleaseBucket, { remotes }: Registry, remote: string): Promise<void> {
  const channel = remotes[remote];
  if (!channel) return;
  for (const release of listEarlier(channel).filter((each) => !isWithdrawn(channel, each))) {
    if (await bucket.fetch(remote, release)) return;
  }
}

/** Throws if a live release is not in the bucket, for example after an interrupted publish. */
async function assertStored(bucket: ReleaseBucket, { remotes }: Registry, remote: string): Promise<void> {
  const { stable, canary } = remotes[remote] ?? {};
  for (const release of [stable, canary?.release])
    if (release !== undefined && !(await bucket.has(remote, release))) throw new Error(`${release} is not in the bucket: publish it again`);
}

export interface DatabaseRegistryOptions {
  /** The bucket with the releases of all machines; without it they are in the folder. */
  bucket?: ReleaseBucket | null;
}

export interface DatabaseRegistry extends RegistryStore {
  /** Brings the folder to the revision of the database. Rejects, without changing the folder, if that revision cannot be used. */
  sync(): Promise<Registry>;
  /** Copies the registry and the history of the folder into the database. Rejects if the database has one. */
  adopt(): Promise<Registry>;
}

export const isDatabaseRegistry = (store: RegistryStore | DatabaseRegistry): store is DatabaseRegistry => 'adopt' in store;

/**
 * The registry in PostgreSQL, one row for each revision. All readers use a copy in the folder, which stays at the last good
 * revision while the database is unavailable.
 */
export function createDatabaseRegistry(folder: string, query: Query, { bucket = null }: DatabaseRegistryOptions = {}): DatabaseRegistry {
  async function write(rows: readonly RevisionRow[], from: Registry): Promise<boolean> {
    return withRegistryLock(folder, async (lock) => {
      // Another process with this folder may have advanced it in the meantime.
      if (!isSame(await readMirror(folder), from)) return false;
      const revisions = [...rows].reverse().map((row) => ({ registry: tryParse(row), change: row.change }));
      await writeRevisions(
        folder,
        revisions.flatMap(({ registry, change }) => (registry === null ? [] : [{ registry, change }])),
        lock,
      );
      return true;
    });
  }

  async function sync(): Promise<Registry> {
    for (;;) {
      const mirror = await readMirror(folder);
      const rows = await readMissing(query, mirror);
      const [latest] = rows;
      if (latest === undefined) return mirror;
      const registry = parseRow(latest);
      // Documents must not name files that are missing on this machine.
      if (bucket) await fetchReleases(bucket, registry);
      if (await write(rows, mirror)) return registry;
    }
  }

  const insert = async (registry: Registry, change: unknown) =>
    (await query(compareAndSwap, [registry.revision, JSON.stringify(registry), JSON.stringify(change)])).length > 0;

  async function update(planned: PlannedChange): Promise<Registry> {
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const before = await sync();
      await assertAdopted(query, before);
      if (bucket && planned.change.command === 'rollback') await fetchEarlier(bucket, before, planned.change.remote);
      const [clock] = (await query(readClock, [])) as [{ at: string }];
      const decided = await decide(folder, before, planned, clock.at);
      if (decided === null) return before;
      const { registry, entry } = decided;
      if (bucket) await assertStored(bucket, registry, entry.remote);
      const { revision: _number, ...change } = entry;
      if (!(await insert(registry, change))) continue;
      await sync();
      await logChange(folder, entry);
      planned.options?.onChange?.(entry);
      return registry;
    }
    throw new Error('The registry changes faster than this change could be made: ask again');
  }

  return {
    folder,
    sync,
    update,
    async adopt() {
      const revisions = await listRevisions(folder);
      if (revisions.length === 0) throw new Error('This folder has no registry');
      const added = await query(takeOver, [JSON.stringify(revisions)]);
      if (added.length === 0) throw new Error('The database has a registry already');
      return readRegistry(folder);
    },
  };
}
