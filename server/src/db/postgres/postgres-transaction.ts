import { drizzle } from 'drizzle-orm/node-postgres';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { onAnyHost } from './hosts';
import { isReadTimeout } from './stale-connections';
import { traceQuery } from '../../tracing/span';
import { isWithoutWrites, toDatabaseError } from '../unavailable';

type PostgresDatabase = NodePgDatabase;

/**
 * Transactions on one connection, which is discarded when a query times out or the server is read-only. After a time-out it is
 * closed at once, because a rollback would time out as well.
 */
function createClientTransaction(client: pg.PoolClient, onBroken: (error: Error) => void): PostgresDatabase['transaction'] {
  const query = async (config: pg.QueryConfig, values?: unknown[]) => {
    try {
      return await traceQuery(config.text, () => client.query(config, values));
    } catch (error) {
      if (isReadTimeout(error) || isWithoutWrites(error)) onBroken(error);
      if (isReadTimeout(error)) void client.end();
      throw toDatabaseError(error);
    }
  };
  const db = drizzle({ query } as unknown as pg.PoolClient);
  return (work, config) => db.transaction(work, config);
}

/** Replaces Drizzle's `transaction` over a pool, which leaks a connection whose `begin` fails and returns dead connections to the pool. */
export function createPoolTransaction(pool: pg.Pool, hosts = 1): PostgresDatabase['transaction'] {
  return async (work, config) => {
    const client = await onAnyHost(hosts, async () => pool.connect()).catch((error: unknown) => {
      throw toDatabaseError(error);
    });
    let broken: Error | undefined;
    try {
      return await createClientTransaction(client, (error) => {
        broken = error;
      })(work, config);
    } finally {
      client.release(broken ?? client.getTransactionStatus() !== 'I');
    }
  };
}
