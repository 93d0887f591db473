import pg from 'pg';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { StartError } from '../config/start-error';
import { createPrimaryClient, formatPlace, onAnyHost } from './hosts';
import { openReads, type ReplicaLog } from './open-reads';
import { createPoolDatabase, createPoolRunner } from './postgres-connections';
import { createPostgresListen } from './postgres-listen';
import { dropStaleConnections } from './stale-connections';
import type { Database, OpenDatabase } from './types';
import { getErrorCode } from './unavailable';

export interface PostgresOptions {
  url: string;
  /** The same database without a pooler between, for what needs a session: migrations and LISTEN. */
  directUrl?: string;
  /** A replica for reads that may be a second old. */
  replicaUrl?: string | null | undefined;
  log?: ReplicaLog | undefined;
  migrationsDir: string;
  /** Maximum number of open connections. */
  poolSize: number;
  /** Milliseconds that one statement may take. */
  statementTimeoutMs: number;
}

const connectTimeoutMs = 3000;
/** How long a query waits for a free connection. */
const waitMs = 10_000;
/** The server ends a statement at its own time limit; a response later than that means a dead connection. */
const responseGraceMs = 1000;
const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 5000 };
/** Arbitrary id of the advisory lock under which servers that start together migrate one after another. */
const migrationLockId = 720_301_119;
const duplicateTable = '42P07';

/** PgBouncer refuses them as parameters of a connection: behind it they are set by its `connect_query`. */
const createSessionLimits = (statementTimeoutMs: number) => ({
  statement_timeout: statementTimeoutMs,
  // Releases the locks of a lost connection before the server's TCP time-out would.
  idle_in_transaction_session_timeout: statementTimeoutMs,
});

async function connect(Client: ReturnType<typeof createPrimaryClient>, place: string): Promise<pg.Client> {
  try {
    return await onAnyHost(Client.hosts, async () => {
      const client = new Client({ connectionTimeoutMillis: connectTimeoutMs, ...keepAlive });
      client.on('error', () => undefined);
      return client.connect();
    });
  } catch (error) {
    const { cause = error } = error as Error;
    const reason = cause instanceof Error && cause.message ? cause.message : 'no connection';
    throw new StartError(`The database at ${place} does not answer (${reason}). Check DATABASE_URL.`, { cause: error });
  }
}

/** Uses a connection outside the pool, without its time limits. */
async function migratePostgres(url: string, migrationsDir: string, place: string): Promise<void> {
  const client = await connect(createPrimaryClient(url), place);
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLockId]);
    await migrate(drizzle(client), { migrationsFolder: migrationsDir });
  } catch (error) {
    if (getErrorCode(error) !== duplicateTable) throw error;
    throw new StartError(`The database at ${place} holds tables of another program. Give an empty database with DATABASE_URL.`, {
      cause: error,
    });
  } finally {
    await client.end();
  }
}

interface PoolSettings extends Pick<PostgresOptions, 'poolSize' | 'statementTimeoutMs'> {
  url: string;
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

/**
 * Opens and migrates a PostgreSQL database. A query without a response in time fails and closes its connection, and
 * may or may not have been executed. `isDatabaseUnavailable` recognizes such failures.
 */
export async function openPostgres(options: PostgresOptions): Promise<OpenDatabase> {
  const { url, directUrl = url, replicaUrl = null, migrationsDir, poolSize, statementTimeoutMs, log } = options;
  const hasPooler = url !== directUrl;
  formatPlace(url);
  await migratePostgres(directUrl, migrationsDir, formatPlace(directUrl));
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
    listen: createPostgresListen(
      () => new Client({ connectionTimeoutMillis: connectTimeoutMs, query_timeout: connectTimeoutMs, ...keepAlive }),
    ),
    async close() {
      await reads?.close();
      await primary.pool.end();
    },
  };
}
