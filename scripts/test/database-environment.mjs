import { findPostgres } from '../programs/postgres.mjs';
import { findRedis } from '../programs/redis.mjs';

/** The environment variables that point tests to PostgreSQL and Redis; without those that this machine does not have. */
export function databaseEnvironment() {
  const [postgres, redis] = [findPostgres(), findRedis()];
  return { ...(postgres ? { PG_BIN: postgres } : {}), ...(redis ? { REDIS_BIN: redis } : {}) };
}
