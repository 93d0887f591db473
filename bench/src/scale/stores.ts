import { startPostgres } from '../api/postgres';
import type { Resource } from '../with-resources';
import { startRedis } from './redis';

/** Folders of the programs. */
export interface StorePrograms {
  postgres: string;
  redis: string;
}

export interface Stores extends Resource {
  /** The environment of a site that uses them. */
  env: Record<string, string>;
  databaseUrl: string;
}

/** Starts a PostgreSQL and, with `hasRedis`, a Redis. */
export async function startStores(programs: StorePrograms, hasRedis = true): Promise<Stores> {
  const postgres = await startPostgres(programs.postgres, ['max_connections=200']);
  try {
    const redis = hasRedis ? await startRedis(programs.redis) : null;
    return {
      env: {
        DATABASE_URL: postgres.databaseUrl,
        TRUST_PROXY: '1',
        // Servers that start at the same time overload a small machine.
        DATABASE_STATEMENT_TIMEOUT_MS: '30000',
        ...(redis === null ? {} : { REDIS_URL: redis.url }),
      },
      databaseUrl: postgres.databaseUrl,
      async stop() {
        await redis?.stop();
        await postgres.stop();
      },
    };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}
