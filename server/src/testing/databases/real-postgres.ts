import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { OpenDatabase } from '../../db/database';
import { openDatabase } from '../../db/database';
import { databaseUrl, serverUrlVariable, templateDatabase } from './postgres-server';
import { migrationsDir } from './test-database';

const serverUrl = () => process.env[serverUrlVariable];

/** Whether the global setup started a PostgreSQL. */
export const hasPostgres = () => serverUrl() !== undefined;

/** `describe`, or `describe.skip` without PostgreSQL. */
export const describeOnPostgres = hasPostgres() ? describe : describe.skip;

async function run(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

export interface TestPostgres extends OpenDatabase {
  url: string;
}

/** So long that a statement which waits for a lock does not fail on a busy machine. */
const statementTimeoutMs = 60_000;

/** A PostgreSQL database for one test, copied from the migrated template; `close` removes it. */
export async function startPostgres(): Promise<TestPostgres> {
  if (!hasPostgres()) throw new Error('PostgreSQL is not installed.');
  const name = `test_${randomBytes(6).toString('hex')}`;
  // Copied as files, because through the log it takes more than twice the time.
  await run(`create database ${name} template ${templateDatabase} strategy file_copy`);
  const url = databaseUrl(serverUrl() ?? '', name);
  const database = await openDatabase(
    { databaseUrl: url, databasePool: 20, statementTimeoutMs, dataDir: '/nowhere', migrationsDir },
    undefined,
    { migrates: false },
  );
  return {
    ...database,
    url,
    async close() {
      await database.close();
      await run(`drop database ${name} with (force)`);
    },
  };
}
