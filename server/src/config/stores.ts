import type { Environment } from './environment';

/** Where data is kept: the database, and Redis where several processes share it. */
export interface StoresConfig {
  databaseUrl: string | null;
  /** Where the database is reached without a pooler, for migrations and LISTEN; `databaseUrl` where there is none. */
  databaseDirectUrl: string | null;
  /** A replica for reads that may be a second old; null where the primary answers them. */
  databaseReplicaUrl: string | null;
  /** Redis or Valkey, where several processes share replies and limits; null where each keeps its own. */
  redisUrl: string | null;
  /** Maximum number of connections to PostgreSQL. */
  databasePool: number;
  /** Time limit of a PostgreSQL statement, in milliseconds. */
  statementTimeoutMs: number;
}

export function readStores(values: Environment): StoresConfig {
  const databaseUrl = values.DATABASE_URL ?? null;
  return {
    databaseUrl,
    databaseDirectUrl: values.DATABASE_DIRECT_URL ?? databaseUrl,
    databaseReplicaUrl: values.DATABASE_REPLICA_URL ?? null,
    redisUrl: values.REDIS_URL ?? null,
    databasePool: values.DATABASE_POOL,
    statementTimeoutMs: values.DATABASE_STATEMENT_TIMEOUT_MS,
  };
}
