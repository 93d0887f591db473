import pg from 'pg';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { StartError } from '../config/start-error';
import { createPoolDatabase } from './postgres-connections';
import { createPostgresListen } from './postgres-listen';
import { dropStaleConnections } from './stale-connections';
import type { Database, OpenDatabase } from './types';
import { getErrorCode } from './unavailable';

export interface PostgresOptions {
  url: string;
  /** The same database without a pooler between, for what needs a session: migrations and LISTEN. */
  directUrl?: string;
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

const createListenerConfig = (url: string) => ({
  connectionString: url,
  connectionTimeoutMillis: connectTimeoutMs,
  query_timeout: connectTimeoutMs,
  ...keepAlive,
});

function parseAddress(url: string): string {
  try {
    const { host, pathname } = new URL(url);
    return `${host}${pathname}`;
  } catch {
    throw new StartError('DATABASE_URL is not an address such as postgres://user:password@host:5432/name.');
  }
}

async function connect(client: pg.Client, place: string): Promise<void> {
  try {
    await client.connect();
  } catch (error) {
    const reason = error instanceof Error && error.message ? error.message : 'no connection';
    throw new StartError(`The database at ${place} does not answer (${reason}). Check DATABASE_URL.`, { cause: error });
  }
}

/** Uses a connection outside the pool, without its time limits. */
async function migratePostgres(url: string, migrationsDir: string, place: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectTimeoutMs, ...keepAlive });
  client.on('error', () => undefined);
  await connect(client, place);
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

/**
 * Opens and migrates a PostgreSQL database. A query without a response in time fails and closes its connection, and
 * may or may not have been executed. `isDatabaseUnavailable` recognizes such failures.
 */
export async function openPostgres(options: PostgresOptions): Promise<OpenDatabase> {
  const { url, directUrl = url, migrationsDir, poolSize, statementTimeoutMs } = options;
  const hasPooler = url !== directUrl;
  parseAddress(url);
  await migratePostgres(directUrl, migrationsDir, parseAddress(directUrl));
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: connectTimeoutMs,
    ...keepAlive,
    query_timeout: statementTimeoutMs + responseGraceMs,
    ...(hasPooler ? {} : createSessionLimits(statementTimeoutMs)),
  });
  dropStaleConnections(pool);
  const db = createPoolDatabase({ pool, poolSize, waitMs, keepsStatements: !hasPooler });
  return {
    db: db as unknown as Database,
    kind: 'postgres',
    listen: createPostgresListen(() => new pg.Client(createListenerConfig(directUrl))),
    close: () => pool.end(),
  };
}
