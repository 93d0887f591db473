import { join, resolve } from 'node:path';
import { claimDataFolder } from '../config/start/data-folder';
import { parseEnvironment, type Env } from '../config/environment';
import { StartError } from '../config/start/start-error';

export interface DatabaseSettings {
  /** Null for the database in `dataDir`. */
  databaseUrl: string | null;
  databaseDirectUrl: string | null;
  databasePool: number;
  statementTimeoutMs: number;
  dataDir: string;
  migrationsDir: string;
}

/** The variables of the command line, without secrets, so that a restored copy can be opened without those of the site. */
export function readDatabaseSettings(env: Env, home: string): DatabaseSettings {
  const values = parseEnvironment(env);
  if (env.NODE_ENV === 'production' && values.DATABASE_URL === undefined)
    throw new StartError('In production DATABASE_URL must name a PostgreSQL database.');
  const databaseUrl = values.DATABASE_URL ?? null;
  const dataDir = resolve(values.DATA_DIR);
  if (databaseUrl === null) claimDataFolder(dataDir);
  return {
    databaseUrl,
    // A dump needs a session, which a pooler does not provide.
    databaseDirectUrl: values.DATABASE_DIRECT_URL ?? databaseUrl,
    databasePool: 2,
    statementTimeoutMs: values.DATABASE_STATEMENT_TIMEOUT_MS,
    dataDir,
    migrationsDir: join(home, 'migrations'),
  };
}
