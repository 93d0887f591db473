import { findPostgres } from '../postgres.mjs';

/** The environment variable that points tests to PostgreSQL; empty where this machine has none. */
export function postgresEnvironment() {
  const bin = findPostgres();
  return bin ? { PG_BIN: bin } : {};
}
