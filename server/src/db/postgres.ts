import pg from 'pg';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { StartError } from '../config/start-error';
import type { Database, OpenDatabase } from './types';
import * as schema from './schema';

const statementTimeoutMs = 15_000;
/** Any number that no other program takes: servers that start together migrate one after another. */
const migrationLock = 720_301_119;
const duplicateTable = '42P07';

function whereIs(url: string): string {
  try {
    const { host, pathname } = new URL(url);
    return `${host}${pathname}`;
  } catch {
    throw new StartError('DATABASE_URL is not an address such as postgres://user:password@host:5432/name.');
  }
}

async function connect(pool: pg.Pool, place: string): Promise<pg.PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    const reason = error instanceof Error && error.message ? error.message : 'no connection';
    throw new StartError(`The database at ${place} does not answer (${reason}). Check DATABASE_URL.`, { cause: error });
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error ? (error as { code?: unknown }).code ?? codeOf(error.cause) : undefined;
}

async function migratePostgres(client: pg.PoolClient, migrationsDir: string, place: string): Promise<void> {
  await client.query('set statement_timeout = 0');
  await client.query('select pg_advisory_lock($1)', [migrationLock]);
  try {
    await migrate(drizzle(client), { migrationsFolder: migrationsDir });
  } catch (error) {
    if (codeOf(error) !== duplicateTable) throw error;
    throw new StartError(`The database at ${place} holds tables of another program. Give an empty database with DATABASE_URL.`, { cause: error });
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]);
    await client.query(`set statement_timeout = ${statementTimeoutMs}`);
  }
}

export async function openPostgres(url: string, migrationsDir: string): Promise<OpenDatabase> {
  const place = whereIs(url);
  const pool = new pg.Pool({ connectionString: url, max: 20, statement_timeout: statementTimeoutMs, connectionTimeoutMillis: 10_000 });
  // An idle connection that the database drops must not end the process; the next query opens another.
  pool.on('error', () => undefined);
  try {
    const client = await connect(pool, place);
    try {
      await migratePostgres(client, migrationsDir, place);
    } finally {
      client.release();
    }
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { db: drizzle(pool, { schema }) as unknown as Database, kind: 'postgres', close: () => pool.end() };
}
