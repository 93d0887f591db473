import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { StartError } from '../config/start-error';
import { cannotWrite, diskFault } from '../config/write-error';
import type { Database, OpenDatabase } from './types';
import { checkDatabaseFolder } from './folder-check';
import { lockFolder } from './folder-lock';

/** What PGlite needs to run the project's SQL. */
export const extensions = { pg_trgm };

/** A typed database over a PGlite that is already open. */
export function overPglite(client: PGlite): Database {
  return drizzle(client) as unknown as Database;
}

export async function migratePglite(client: PGlite, migrationsDir: string): Promise<void> {
  await migrate(drizzle(client), { migrationsFolder: migrationsDir });
}

async function openFolder(folder: string): Promise<PGlite> {
  try {
    return await PGlite.create(folder, { extensions });
  } catch (error) {
    const fault = diskFault(dirname(folder), error);
    if (fault !== null) throw fault;
    throw new StartError(`The database in ${folder} does not open. It may be damaged: move it away, or give another folder with DATA_DIR.`, { cause: error });
  }
}

/** Opens the database, and makes it where there is none; what a killed first start left half made is made again. */
async function openOrMake(folder: string, migrationsDir: string): Promise<PGlite> {
  const unfinished = `${folder}.unfinished`;
  if (existsSync(unfinished)) rmSync(folder, { recursive: true, force: true });
  checkDatabaseFolder(folder);
  if (!existsSync(folder)) writeFileSync(unfinished, '');
  const client = await openFolder(folder);
  await migratePglite(client, migrationsDir);
  rmSync(unfinished, { force: true });
  return client;
}

function lockOrExplain(dataDir: string): () => void {
  try {
    return lockFolder(dataDir);
  } catch (error) {
    throw error instanceof StartError ? error : cannotWrite(dataDir, error);
  }
}

/** The database in `dataDir`, locked for this process. Throws a StartError where it is locked, foreign or damaged. */
export async function openPglite(dataDir: string, migrationsDir: string): Promise<OpenDatabase> {
  const unlock = lockOrExplain(dataDir);
  try {
    const client = await openOrMake(join(dataDir, 'database'), migrationsDir);
    return {
      db: overPglite(client),
      kind: 'pglite',
      close: async () => {
        await client.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error instanceof StartError ? error : (diskFault(dataDir, error) ?? error);
  }
}
