import { connectOnce } from './connect-once';
import { formatPlace } from './hosts';

/** With more connections, statements of one process only compete for processors. */
export const maxConnections = 20;
/** With fewer, one slow statement would block everything. */
const minConnections = 4;
/** LISTEN, and an operator's command. */
const connectionsOutsidePool = 2;
/** During a rolling upgrade the previous processes are still connected. */
const generations = 2;

/** The pool size of one of `processes` that share `free` connections of a database. */
export const fitPool = (free: number, processes: number) =>
  Math.max(minConnections, Math.min(maxConnections, Math.floor(free / (generations * processes)) - connectionsOutsidePool));

const freeConnections = `
select least(
  current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
    - coalesce(current_setting('reserved_connections', true)::int, 0),
  (select nullif(rolconnlimit, -1) from pg_roles where rolname = current_user),
  (select nullif(datconnlimit, -1) from pg_database where datname = current_database())
) as free`;

/** The number of connections that the database allows this role. Throws a StartError if it does not respond. */
export async function readFreeConnections(url: string): Promise<number> {
  const client = await connectOnce(url, { place: formatPlace(url), variable: 'DATABASE_URL' });
  try {
    const { rows } = await client.query<{ free: number }>(freeConnections);
    return rows[0]?.free ?? maxConnections;
  } finally {
    await client.end();
  }
}
