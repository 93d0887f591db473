import { readRegistry as parseRegistry, type Registry } from '@oracle-astra/shared/contract';
import { readHistory, readRegistry, readRevision } from './registry-file';

/** Runs a statement with `$1` placeholders; resolves with its rows. */
export type Query = (text: string, values: unknown[]) => Promise<unknown[]>;

/** The NOTIFY channel for new revisions. */
export const registryChannel = 'release_registry';

export interface RevisionRow {
  /** A string in node-postgres, because it is a bigint. */
  revision: string | number;
  registry: unknown;
  change: object | null;
}

/** Older revisions are only in the database. */
const maxMirrored = 500;

export const newer = `select revision, registry, change from release_revisions where revision >= $1 order by revision desc limit ${maxMirrored}`;

/** The instant in the clock of the database, as ISO text. The guard compares changes with reports, which have the times of that clock. */
export const readClock = `select to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at`;

/** Inserts a revision only if it follows the last one: of two changes of the same revision, one succeeds. */
export const compareAndSwap = `
  with added as (
    insert into release_revisions (revision, registry, change)
    select $1::bigint, $2::json, $3::json
    where $1::bigint = (select coalesce(max(revision), 0) + 1 from release_revisions)
    on conflict do nothing
    returning revision
  )
  select revision, pg_notify('${registryChannel}', revision::text) from added`;

/** Inserts all revisions of a folder into an empty table: of two concurrent attempts, one fails. */
export const takeOver = `
  with added as (
    insert into release_revisions (revision, registry, change)
    select (item->>'revision')::bigint, item->'registry', nullif((item->'change')::text, 'null')::json
    from json_array_elements($1::json) as item
    where not exists (select 1 from release_revisions)
    order by 1
    returning revision
  )
  select revision, pg_notify('${registryChannel}', revision::text) from added`;

export function parseRow({ revision, registry }: RevisionRow): Registry {
  try {
    const parsed = parseRegistry(registry);
    if (parsed.revision === Number(revision)) return parsed;
    throw new Error(`It says that it is revision ${parsed.revision}.`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`Row ${revision} of release_revisions is no registry: delete it to go on from the one before. ${reason}`, {
      cause: error,
    });
  }
}

/** Null if the row is damaged: an old one is left out. */
export function tryParse(row: RevisionRow): Registry | null {
  try {
    return parseRow(row);
  } catch {
    // The caller reports an unreadable row.
    return null;
  }
}

/** The revisions in the folder, oldest first, always including the current one. */
export async function listRevisions(folder: string) {
  const current = await readRegistry(folder);
  if (current.revision === 0) return [];
  const [last, ...others] = await readHistory(folder, maxMirrored);
  const past: { revision: number; registry: Registry; change: object | null }[] = [];
  for (const { revision, ...change } of [...(last ? [last] : []), ...others].filter((entry) => entry.revision < current.revision).reverse())
    past.push({ revision, registry: await readRevision(folder, revision), change });
  return [...past, { revision: current.revision, registry: current, change: last?.revision === current.revision ? last : null }];
}
