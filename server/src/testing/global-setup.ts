import pg from 'pg';
import { openDatabase } from '../db/database';
import {
  databaseUrl,
  findPostgresPrograms,
  serverUrlVariable,
  startPostgresServer,
  templateDatabase,
  type PostgresServer,
} from './databases/postgres-server';
import { migrationsDir } from './databases/test-database';

let server: PostgresServer | undefined;

/** Starts one PostgreSQL for all test files, if it is installed, with a migrated template for their databases. */
export default async function setUp(): Promise<void> {
  const programs = findPostgresPrograms();
  if (programs === null) return;
  server = await startPostgresServer(programs);
  process.env[serverUrlVariable] = server.url;
  const admin = new pg.Client({ connectionString: server.url });
  await admin.connect();
  await admin.query(`create database ${templateDatabase}`);
  await admin.end();
  const database = await openDatabase({
    databaseUrl: databaseUrl(server.url, templateDatabase),
    databasePool: 2,
    statementTimeoutMs: 60_000,
    dataDir: '/nowhere',
    migrationsDir,
  });
  await database.close();
}

export const stop = (): Promise<void> | undefined => server?.stop();
