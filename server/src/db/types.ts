import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema';

/** What both drivers answer to `execute`. */
interface Rows<Row> {
  rows: Row[];
}

interface RowsHKT extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/**
 * PGlite and PostgreSQL alike; a transaction is one too. Inside a transaction use that
 * alone: PGlite has one connection, and asking the outer database would wait for ever.
 */
export type Database = PgDatabase<RowsHKT, typeof schema>;

export interface OpenDatabase {
  db: Database;
  kind: 'pglite' | 'postgres';
  close(): Promise<void>;
}
