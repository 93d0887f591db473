import type { Environment } from './environment';
import { StartError } from './start/start-error';

/** The data stores: the database, and Redis for several processes. */
export interface StoresConfig {
  databaseUrl: string | null;
  /** The address of the database without a pooler, for migrations and LISTEN; by default `databaseUrl`. */
  databaseDirectUrl: string | null;
  /** A replica for reads that may be a second old; null without one. */
  databaseReplicaUrl: string | null;
  /** Redis or Valkey, in which several processes share replies and limits; null without one. */
  redisUrl: string | null;
  /** Maximum number of connections to PostgreSQL; null derives it from the database's limit. */
  databasePool: number | null;
  /** Processes of this machine that share the database. */
  processes: number;
  /** Time limit of a PostgreSQL statement, in milliseconds. */
  statementTimeoutMs: number;
}

/** Throws a StartError. */
export function readStores(values: Environment): StoresConfig {
  const databaseUrl = values.DATABASE_URL ?? null;
  for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'] as const)
    if (databaseUrl === null && values[name] !== undefined)
      throw new StartError(`${name} needs DATABASE_URL, the address of the same PostgreSQL database.`);
  return {
    databaseUrl,
    databaseDirectUrl: values.DATABASE_DIRECT_URL ?? databaseUrl,
    databaseReplicaUrl: values.DATABASE_REPLICA_URL ?? null,
    redisUrl: values.REDIS_URL ?? null,
    databasePool: values.DATABASE_POOL ?? null,
    processes: values.WEB_CONCURRENCY,
    statementTimeoutMs: values.DATABASE_STATEMENT_TIMEOUT_MS,
  };
}
