import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** What both drivers answer to `execute`. */
interface Rows<Row> {
  rows: Row[];
}

interface RowsHKT extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/**
 * PGlite and PostgreSQL alike; a transaction is one too. Inside a transaction use that
 * alone: PGlite has one connection, and asking the outer database would wait for ever. Without a schema, and so
 * without Drizzle's relational queries: it would be parsed anew for every transaction.
 */
export type Database = PgDatabase<RowsHKT>;

export interface OpenDatabase {
  db: Database;
  kind: 'pglite' | 'postgres';
  close(): Promise<void>;
}
