import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The result of `execute` in both drivers. */
interface Rows<Row> {
  rows: Row[];
}

interface RowsHKT extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/**
 * PGlite or PostgreSQL, or a transaction of either. Inside a transaction use only the transaction: PGlite has one
 * connection, and the outer database would wait for it for ever. There is no schema, and so no relational queries:
 * Drizzle would parse it again for every transaction.
 */
export type Database = PgDatabase<RowsHKT>;

export interface OpenDatabase {
  db: Database;
  kind: 'pglite' | 'postgres';
  close(): Promise<void>;
}
