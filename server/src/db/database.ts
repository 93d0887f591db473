import type { Config } from '../config/config';
import { openPglite } from './pglite';
import { openPostgres } from './postgres';
import type { OpenDatabase } from './types';

export type { Database, Listen, OpenDatabase } from './types';

/** Opens and migrates the database that the configuration names. Throws a StartError where it cannot. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'databasePool' | 'statementTimeoutMs' | 'dataDir' | 'migrationsDir'> &
    Partial<Pick<Config, 'databaseDirectUrl'>>,
): Promise<OpenDatabase> {
  const { databaseUrl, databasePool, statementTimeoutMs, dataDir, migrationsDir } = config;
  return databaseUrl === null
    ? openPglite(dataDir, migrationsDir)
    : openPostgres({
        url: databaseUrl,
        directUrl: config.databaseDirectUrl ?? databaseUrl,
        migrationsDir,
        poolSize: databasePool,
        statementTimeoutMs,
      });
}
