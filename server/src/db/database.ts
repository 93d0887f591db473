import type { Config } from '../config/config';
import { openPglite } from './pglite';
import { openPostgres } from './postgres';
import type { OpenDatabase } from './types';

export type { Database, OpenDatabase } from './types';

/** Opens and migrates the database that the configuration names. Throws a StartError where it cannot. */
export async function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir' | 'migrationsDir'>): Promise<OpenDatabase> {
  return config.databaseUrl === null
    ? openPglite(config.dataDir, config.migrationsDir)
    : openPostgres(config.databaseUrl, config.migrationsDir);
}
