import type { Config } from '../config/config';
import type { ReplicaLog } from './replica/open-reads';
import { openPglite } from './pglite/pglite';
import { openPostgres } from './postgres/postgres';
import type { OpenDatabase } from './types';

export type { Database, Listen, OpenDatabase } from './types';

/** Opens and migrates the configured database; one in a folder is always migrated. Throws a StartError if it fails. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'databasePool' | 'statementTimeoutMs' | 'dataDir' | 'migrationsDir'> &
    Partial<Pick<Config, 'databaseDirectUrl' | 'databaseReplicaUrl' | 'processes'>>,
  log?: ReplicaLog,
  { migrates }: { migrates?: boolean } = {},
): Promise<OpenDatabase> {
  const { databaseUrl, databasePool, statementTimeoutMs, dataDir, migrationsDir } = config;
  return databaseUrl === null
    ? openPglite(dataDir, migrationsDir)
    : openPostgres({
        url: databaseUrl,
        directUrl: config.databaseDirectUrl ?? databaseUrl,
        replicaUrl: config.databaseReplicaUrl,
        log,
        migrates,
        migrationsDir,
        poolSize: databasePool,
        processes: config.processes,
        statementTimeoutMs,
      });
}
