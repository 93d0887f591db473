import type pg from 'pg';

/** What pg says where the answer to a query does not come within `query_timeout`. */
// eslint-disable-next-line astra/decide-by-code -- pg gives this error no code
export const isReadTimeout = (error: unknown): error is Error => error instanceof Error && error.message === 'Query read timeout';

/**
 * Where one connection has gone silent, those at rest are most likely silent too (a failover, a dead host): they
 * leave the pool together, so that not every one of them costs somebody a time-out.
 */
export function dropStaleConnections(pool: pg.Pool): void {
  const idle = new Set<pg.PoolClient>();
  // A connection that breaks while it is in use fails its query, and one at rest leaves the pool. Without listeners the events would end the process.
  pool.on('connect', (client) => { client.on('error', () => undefined); });
  pool.on('error', () => undefined);
  pool.on('acquire', (client) => { idle.delete(client); });
  pool.on('remove', (client) => { idle.delete(client); });
  pool.on('release', (error, client) => {
    idle.add(client);
    if (!isReadTimeout(error)) return;
    for (const other of idle) {
      if (other !== client) other.emit('error', new Error('Another connection of the pool went silent.'));
    }
  });
}
