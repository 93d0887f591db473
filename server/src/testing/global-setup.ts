import pg from 'pg';
import { openDatabase } from '../db/database';
import { databaseUrl, findPrograms, serverVariable, startServer, templateName, type PostgresServer } from './postgres-server';
import { migrationsDir } from './test-database';

let server: PostgresServer | undefined;

/** Starts one PostgreSQL for all test files, where this machine has it, with a migrated database that theirs are copied from. */
export default async function setUp(): Promise<void> {
  const programs = findPrograms();
  if (programs === null) return;
  server = await startServer(programs);
  process.env[serverVariable] = server.url;
  const admin = new pg.Client({ connectionString: server.url });
  await admin.connect();
  await admin.query(`create database ${templateName}`);
  await admin.end();
  const database = await openDatabase({ databaseUrl: databaseUrl(server.url, templateName), databasePool: 2, statementTimeoutMs: 60_000, dataDir: '/nowhere', migrationsDir });
  await database.close();
}

export const stop = (): Promise<void> | undefined => server?.stop();
