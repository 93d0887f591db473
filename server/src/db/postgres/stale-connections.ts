import type pg from 'pg';

/** pg's error for a query without a response within `query_timeout`. */
// eslint-disable-next-line astra/no-message-matching -- pg gives this error no code
export const isReadTimeout = (error: unknown): error is Error => error instanceof Error && error.message === 'Query read timeout';

/**
 * Closes all idle connections after one connection timed out: after a failover or on a dead host the others are probably dead
 * too, and each would cost a request a time-out.
 */
export function dropStaleConnections(pool: pg.Pool): void {
  const idle = new Set<pg.PoolClient>();
  // pg rejects the query or removes the idle client by itself; without listeners the error events would end the process.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
  });
  pool.on('error', () => undefined);
  pool.on('acquire', (client) => {
    idle.delete(client);
  });
  pool.on('remove', (client) => {
    idle.delete(client);
  });
  pool.on('release', (error, client) => {
    idle.add(client);
    if (!isReadTimeout(error)) return;
    for (const other of idle) {
      if (other !== client) other.emit('error', new Error('Another connection of the pool timed out.'));
    }
  });
}
