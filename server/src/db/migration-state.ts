import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Journal {
  entries: { when: number; tag: string }[];
}

/** The difference between the migrations of a database and of this version. */
export interface MigrationState {
  /** Migrations of this version that the database does not have yet. */
  missing: string[];
  /** The number of migrations that this version does not know, because the database is newer. */
  unknown: number;
}

type Query = (sql: string) => Promise<{ rows: Record<string, unknown>[] }>;

/** Compares a database with the migrations of this version, and changes nothing. */
export async function readMigrationState(query: Query, migrationsDir: string): Promise<MigrationState> {
  const { entries } = JSON.parse(readFileSync(join(migrationsDir, 'meta/_journal.json'), 'utf8')) as Journal;
  const hasAny = (await query("select to_regclass('drizzle.__drizzle_migrations') is not null as has_any")).rows[0]?.has_any === true;
  const { rows } = hasAny ? await query('select created_at::text as at from drizzle.__drizzle_migrations') : { rows: [] };
  const done = new Set(rows.map(({ at }) => Number(at)));
  const known = new Set(entries.map(({ when }) => when));
  return {
    missing: entries.filter(({ when }) => !done.has(when)).map(({ tag }) => tag),
    unknown: [...done].filter((when) => !known.has(when)).length,
  };
}
