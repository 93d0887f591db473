import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { StartError } from '../config/start/start-error';
import { connectOnce } from './postgres/connect-once';
import { readMigrationState, type MigrationState } from './migration-state';
import { getErrorCode } from './unavailable';

/** Arbitrary id of the advisory lock under which servers that start together migrate one after another. */
const migrationLockId = 720_301_119;
const duplicateTable = '42P07';
const [lockNotAvailable, deadlockDetected] = ['55P03', '40P01'];

/** The time for which a migration may wait for a table lock, because all other queries of the table queue behind it. */
const lockTimeoutMs = 2000;
const retryMs = 3000;
const maxTries = 60;

/** Runs all migrations in one transaction. Retries while a backup or a long query locks a table, so that the site keeps running. */
async function migrateBetweenOthers(client: pg.Client, migrationsDir: string, place: string, triesLeft = maxTries): Promise<void> {
  try {
    await migrate(drizzle(client), { migrationsFolder: migrationsDir });
  } catch (error) {
    const code = getErrorCode(error);
    // Requests of the previous release may lock the tables in another order.
    if (code !== lockNotAvailable && code !== deadlockDetected) throw error;
    if (triesLeft === 1)
      throw new StartError(
        `The tables at ${place} are in use, by a copy or a long query, so that they could not be changed. Start again when it is over.`,
        { cause: error },
      );
    await pause(retryMs);
    await migrateBetweenOthers(client, migrationsDir, place, triesLeft - 1);
  }
}

interface MigrationPlace {
  migrationsDir: string;
  place: string;
  /** The variable that names the database. */
  variable: string;
}

/** Migrates the tables to this version over a connection outside the pool, without its time limits. */
export async function migratePostgres(url: string, { migrationsDir, place, variable }: MigrationPlace): Promise<MigrationState> {
  const client = await connectOnce(url, { place, variable });
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLockId]);
    await client.query(`set lock_timeout = ${lockTimeoutMs}`);
    await migrateBetweenOthers(client, migrationsDir, place);
    return await readMigrationState(async (text) => client.query(text), migrationsDir);
  } catch (error) {
    if (getErrorCode(error) !== duplicateTable) throw error;
    throw new StartError(`The database at ${place} holds tables of another program. Give an empty database with ${variable}.`, {
      cause: error,
    });
  } finally {
    await client.end();
  }
}
