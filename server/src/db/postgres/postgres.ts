import pg from 'pg';
import { connectTimeoutMs, keepAlive } from './connect-once';
import { createPrimaryClient, formatPlace } from './hosts';
import { migratePostgres } from '../migrate-postgres';
import { openReads, type ReplicaLog } from '../replica/open-reads';
import { fitPool, maxConnections, readFreeConnections } from './pool-size';
import { createPoolDatabase, createPoolRunner } from './postgres-connections';
import { createPostgresListen } from './postgres-listen';
import { createSessionLimits, refusePooler } from './session-limits';
import { dropStaleConnections } from './stale-connections';
import type { Database, OpenDatabase } from '../types';

export interface PostgresOptions {
  url: string;
  /** The same database without a pooler, for migrations and LISTEN, which need a session. */
  directUrl?: string;
  /** A replica for reads that may be a second old. */
  replicaUrl?: string | null | undefined;
  log?: ReplicaLog | undefined;
  /** Whether the tables are migrated to this version; an audit does not. */
  migrates?: boolean | undefined;
  migrationsDir: string;
  /** Maximum number of open connections; null derives it from the database's limit and `processes`. */
  poolSize: number | null;
  processes?: number | undefined;
  /** Time limit of a statement in milliseconds. */
  statementTimeoutMs: number;
}

/** The maximum wait for a free connection. */
const waitMs = 10_000;
/** The server ends a statement at its own time limit; a response later than that means a dead connection. */
const responseGraceMs = 1000;
interface PoolSettings extends Pick<PostgresOptions, 'statementTimeoutMs'> {
  url: string;
  poolSize: number;
  hasPooler: boolean;
}

function openPool({ url, poolSize, statementTimeoutMs, hasPooler }: PoolSettings) {
  const Client = createPrimaryClient(url);
  const pool = new pg.Pool({
    Client: Client as unknown as new () => pg.ClientBase,
    max: poolSize,
    connectionTimeoutMillis: connectTimeoutMs,
    ...keepAlive,
    query_timeout: statementTimeoutMs + responseGraceMs,
    ...(hasPooler ? {} : createSessionLimits(statementTimeoutMs)),
  });
  dropStaleConnections(pool);
  return { pool, runner: createPoolRunner({ pool, poolSize, hosts: Client.hosts, waitMs, keepsStatements: !hasPooler }) };
}

/** A pooler shares the connections of the database itself. */
async function readPoolSize({ url, processes = 1, log }: PostgresOptions, hasPooler: boolean): Promise<number> {
  if (hasPooler) return maxConnections;
  const free = await readFreeConnections(url);
  const connections = fitPool(free, processes);
  log?.info({ connections, free, processes }, 'connections to the database follow from what it takes');
  return connections;
}

/**
 * Opens and migrates a PostgreSQL database. A query without a response in time fails and closes its connection, and
 * may or may not have been executed. `isDatabaseUnavailable` recognizes such failures.
 */
export async function openPostgres(options: PostgresOptions): Promise<OpenDatabase> {
  const { url, directUrl = url, replicaUrl = null, migrationsDir, statementTimeoutMs, log, migrates = true } = options;
  const hasPooler = url !== directUrl;
  formatPlace(url);
  if (replicaUrl !== null) formatPlace(replicaUrl, 'DATABASE_REPLICA_URL');
  const variable = hasPooler ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL';
  const place = formatPlace(directUrl, variable);
  if (!hasPooler) await refusePooler(url);
  if (migrates) {
    const { unknown } = await migratePostgres(directUrl, { migrationsDir, place, variable });
    if (unknown > 0) log?.warn({ migrations: unknown }, 'the database is of a newer version, which must be the next one');
  }
  const poolSize = options.poolSize ?? (await readPoolSize(options, hasPooler));
  const limits = { poolSize, statementTimeoutMs, hasPooler };
  const primary = openPool({ ...limits, url });
  const db = createPoolDatabase(primary.runner) as unknown as Database;
  const reads = replicaUrl === null ? null : openReads(primary.runner, openPool({ ...limits, url: replicaUrl }), log);
  const Client = createPrimaryClient(directUrl);
  return {
    db,
    reads: reads?.db ?? db,
    replica: reads?.monitor ?? null,
    kind: 'postgres',
    connections: poolSize,
    listen: createPostgresListen(
      () => new Client({ connectionTimeoutMillis: connectTimeoutMs, query_timeout: connectTimeoutMs, ...keepAlive }),
    ),
    async close() {
      await reads?.close();
      await primary.pool.end();
    },
  };
}
