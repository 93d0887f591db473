import type { Config } from '../config/config';
import type { ReplicaLog } from './replica/open-reads';
import { withEncryption, type EncryptionConfig } from './encryption/open-encryption';
import { openPglite } from './pglite/pglite';
import { openPostgres } from './postgres/postgres';
import type { OpenDatabase } from './types';

export type { Database, Listen, OpenDatabase } from './types';

type DatabaseConfig = Pick<Config, 'databaseUrl' | 'databasePool' | 'statementTimeoutMs' | 'dataDir' | 'migrationsDir'> &
  Partial<Pick<Config, 'databaseDirectUrl' | 'databaseReplicaUrl' | 'processes'>>;

/**
 * Opens and migrates the configured database; one in a folder is always migrated. With the secrets of a server personal data is
 * read and written as they say. Throws a StartError if it fails.
 */
export async function openDatabase(
  config: DatabaseConfig & Partial<EncryptionConfig>,
  log?: ReplicaLog,
  options: { migrates?: boolean } = {},
): Promise<OpenDatabase> {
  const database = await openStore(config, log, options);
  const { hashSecret, dataSecrets = null, encryptsData = false } = config;
  return hashSecret === undefined ? database : withEncryption(database, { hashSecret, dataSecrets, encryptsData }, log);
}

async function openStore(config: DatabaseConfig, log: ReplicaLog | undefined, { migrates }: { migrates?: boolean }): Promise<OpenDatabase> {
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
