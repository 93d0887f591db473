import { findPostgres } from '../programs/postgres.mjs';
import { findRedis } from '../programs/redis.mjs';

/** The environment variables that point tests to PostgreSQL and Redis, as far as this machine has them. */
export function databaseEnvironment() {
  const [postgres, redis] = [findPostgres(), findRedis()];
  return { ...(postgres ? { PG_BIN: postgres } : {}), ...(redis ? { REDIS_BIN: redis } : {}) };
}
