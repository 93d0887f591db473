import { drizzle } from 'drizzle-orm/node-postgres';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { createParallelLimit } from './parallel-limit';
import { createPoolTransaction } from './postgres-transaction';
import { DatabaseUnavailableError, toDatabaseError } from './unavailable';

type PostgresDatabase = NodePgDatabase;

interface PoolUse {
  pool: pg.Pool;
  /** Connections of the pool. */
  poolSize: number;
  /** How long a query or a transaction may wait for one of them, in milliseconds. */
  waitMs: number;
}

/**
 * The database over a pool. Those that wait for a connection wait here and not in the pool, whose own time limit is that
 * of making a connection: a burst waits its turn, while a host that is dead is found out soon.
 */
export function overPool({ pool, poolSize, waitMs }: PoolUse): PostgresDatabase {
  const inTurn = createParallelLimit({ parallel: poolSize, waitMs, busy: () => new DatabaseUnavailableError(new Error('No connection was free in time.')) });

  const query = (config: pg.QueryConfig, values?: unknown[]) => inTurn(async () => {
    try {
      return await pool.query(config, values);
    } catch (error) {
      throw toDatabaseError(error);
    }
  });
  const transactionOnPool = createPoolTransaction(pool);
  const transaction: PostgresDatabase['transaction'] = (work, config) => inTurn(() => transactionOnPool(work, config));
  return Object.assign(drizzle({ query } as unknown as pg.Pool), { transaction });
}
