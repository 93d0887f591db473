import { drizzle } from 'drizzle-orm/node-postgres';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { createConcurrencyLimit } from './concurrency-limit';
import { createPoolTransaction } from './postgres-transaction';
import { keepTrace, traceQuery } from '../tracing/span';
import { DatabaseUnavailableError, toDatabaseError } from './unavailable';

type PostgresDatabase = NodePgDatabase;

interface PoolDatabaseOptions {
  pool: pg.Pool;
  /** Size of the pool. */
  poolSize: number;
  /** Maximum time that a query or a transaction waits for a connection, in milliseconds. */
  waitMs: number;
  /** Whether a connection keeps named statements; a pooler in transaction mode may not. */
  keepsStatements: boolean;
}

/**
 * A database over a pool. Queries queue here and not in the pool, whose one time limit also covers connecting: a burst
 * can wait long while a dead host fails fast.
 */
export function createPoolDatabase({ pool, poolSize, waitMs, keepsStatements }: PoolDatabaseOptions): PostgresDatabase {
  const runLimited = createConcurrencyLimit({
    parallel: poolSize,
    waitMs,
    busy: () => new DatabaseUnavailableError(new Error('No connection was free in time.')),
  });

  const query = (config: pg.QueryConfig, values?: unknown[]) =>
    traceQuery(config.text, () =>
      runLimited(async () => {
        try {
          return await pool.query(keepsStatements ? config : { ...config, name: undefined }, values);
        } catch (error) {
          throw toDatabaseError(error);
        }
      }),
    );
  const transactionOnPool = createPoolTransaction(pool);
  const transaction: PostgresDatabase['transaction'] = (work, config) => runLimited(keepTrace(() => transactionOnPool(work, config)));
  return Object.assign(drizzle({ query } as unknown as pg.Pool), { transaction });
}
