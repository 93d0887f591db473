import { drizzle } from 'drizzle-orm/node-postgres';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { createConcurrencyLimit } from '../statements/concurrency-limit';
import { shareCipher } from '../encryption/cipher-of';
import { noteStatement } from '../replica/read-scope';
import { onAnyHost } from './hosts';
import { createPoolTransaction } from './postgres-transaction';
import { keepTrace, traceQuery } from '../../tracing/span';
import { DatabaseUnavailableError, toDatabaseError } from '../unavailable';

type PostgresDatabase = NodePgDatabase;

/** Runs queries and transactions over a pool. */
export interface PoolRunner {
  query(config: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult>;
  transaction: PostgresDatabase['transaction'];
}

interface PoolDatabaseOptions {
  pool: pg.Pool;
  /** Size of the pool. */
  poolSize: number;
  /** The number of hosts for a connection. */
  hosts?: number;
  /** Maximum time that a query or a transaction waits for a connection, in milliseconds. */
  waitMs: number;
  /** Whether connections keep named statements; a pooler in transaction mode may not. */
  keepsStatements: boolean;
}

/**
 * Queries and transactions over a pool. Queries queue here and not in the pool, whose single time limit also covers connecting,
 * so that a burst can wait long while a dead host fails fast.
 */
export function createPoolRunner({ pool, poolSize, hosts = 1, waitMs, keepsStatements }: PoolDatabaseOptions): PoolRunner {
  const runLimited = createConcurrencyLimit({
    parallel: poolSize,
    waitMs,
    busy: () => new DatabaseUnavailableError(new Error('No connection was free in time.')),
  });

  const query: PoolRunner['query'] = (config, values) =>
    traceQuery(config.text, () =>
      runLimited(async () => {
        try {
          return await onAnyHost(hosts, async () => pool.query(keepsStatements ? config : { ...config, name: undefined }, values));
        } catch (error) {
          throw toDatabaseError(error);
        }
      }),
    );
  const transactionOnPool = createPoolTransaction(pool, hosts);
  const transaction: PostgresDatabase['transaction'] = (work, config) => runLimited(keepTrace(() => transactionOnPool(work, config)));
  return { query, transaction };
}

/** The primary database, for all writes and for reads that have to be up to date. */
export function createPoolDatabase({ query, transaction }: PoolRunner): PostgresDatabase {
  const client = {
    query: (config: pg.QueryConfig, values?: unknown[]) => {
      noteStatement(config.text);
      return query(config, values);
    },
  };
  const db = drizzle(client as unknown as pg.Pool);
  const noteTransaction: PostgresDatabase['transaction'] = (work, config) => {
    noteStatement('begin');
    return transaction((tx) => work(shareCipher(db, tx)), config);
  };
  return Object.assign(db, { transaction: noteTransaction });
}
