import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite, type Transaction } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { StartError } from '../../config/start/start-error';
import { keepTrace, traceQuery } from '../../tracing/span';
import { createWriteError, toDiskError } from '../../config/start/write-error';
import type { Database, Listen, OpenDatabase } from '../types';
import { assertPgliteFolder } from './pglite-folder';
import { acquireFolderLock } from './folder-lock';

/** Extensions that the project's SQL uses. */
export const pgliteExtensions = { pg_trgm };

/** The interface of PGlite, or of its transaction, that Drizzle calls, with tracing of each statement. */
const traceStatements = (client: Pick<PGlite, 'query'>): Pick<PGlite, 'query'> => ({
  query: async (text, values, options) => traceQuery(text, async () => client.query(text, values, options)),
});

/** A typed database over a PGlite that is already open. */
export function createPgliteDatabase(client: PGlite): Database {
  const transaction: PGlite['transaction'] = async (work) => {
    // The trace context of the caller, because PGlite runs statements later, when it is free.
    const traced = keepTrace(async (tx: Transaction) => work({ ...tx, ...traceStatements(tx) } as Transaction));
    return client.transaction(traced);
  };
  return drizzle({ ...traceStatements(client), transaction } as unknown as PGlite) as unknown as Database;
}

export function createPgliteListen(client: PGlite): Listen {
  return async (channel, onMessage) => {
    const stop = await client.listen(channel, onMessage);
    return () => stop();
  };
}

export async function migratePglite(client: PGlite, migrationsDir: string): Promise<void> {
  await migrate(drizzle(client), { migrationsFolder: migrationsDir });
}

async function openPgliteFolder(folder: string): Promise<PGlite> {
  try {
    return await PGlite.create(folder, { extensions: pgliteExtensions });
  } catch (error) {
    const diskError = toDiskError(dirname(folder), error);
    if (diskError !== null) throw diskError;
    throw new StartError(
      `The database in ${folder} does not open. It may be damaged: move it away, or give another folder with DATA_DIR.`,
      { cause: error },
    );
  }
}

/** Opens the database or creates it; an incomplete one of a killed first start is created again. */
async function openOrCreate(folder: string, migrationsDir: string): Promise<PGlite> {
  const incompleteMarker = `${folder}.unfinished`;
  if (existsSync(incompleteMarker)) rmSync(folder, { recursive: true, force: true });
  assertPgliteFolder(folder);
  if (!existsSync(folder)) writeFileSync(incompleteMarker, '');
  const client = await openPgliteFolder(folder);
  await migratePglite(client, migrationsDir);
  rmSync(incompleteMarker, { force: true });
  return client;
}

async function acquireDataLock(dataDir: string): Promise<() => Promise<void>> {
  try {
    return await acquireFolderLock(dataDir);
  } catch (error) {
    throw error instanceof StartError ? error : createWriteError(dataDir, error);
  }
}

/** The database in `dataDir`, locked for this process. Throws a StartError if it is locked, foreign or damaged. */
export async function openPglite(dataDir: string, migrationsDir: string): Promise<OpenDatabase> {
  const unlock = await acquireDataLock(dataDir);
  try {
    const client = await openOrCreate(join(dataDir, 'database'), migrationsDir);
    const db = createPgliteDatabase(client);
    return {
      db,
      reads: db,
      replica: null,
      kind: 'pglite',
      connections: 1,
      listen: createPgliteListen(client),
      close: async () => {
        await client.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error instanceof StartError ? error : (toDiskError(dataDir, error) ?? error);
  }
}
