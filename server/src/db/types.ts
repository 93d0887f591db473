import type { ReplicaMonitor } from './replica/replica';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The result of `execute` in both drivers. */
interface Rows<Row> {
  rows: Row[];
}

interface RowsHKT extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/**
 * PGlite or PostgreSQL, or a transaction of either. Inside a transaction use only the transaction: PGlite has one connection,
 * and the outer database would wait for it forever. It has no schema and therefore no relational queries, because Drizzle would
 * parse the schema again for every transaction.
 */
export type Database = PgDatabase<RowsHKT>;

/**
 * Listens to a channel of the database, to which `pg_notify` of any process sends when its transaction commits. `onMessage`
 * gets the payload, or null if messages may have been missed. Resolves with the function that ends it.
 */
export type Listen = (channel: string, onMessage: (payload: string | null) => void) => Promise<() => Promise<void>>;

export interface OpenDatabase {
  listen: Listen;
  db: Database;
  /** For reads that may be a second old: the replica if there is one. */
  reads: Database;
  /** Null without one. */
  replica: ReplicaMonitor | null;
  kind: 'pglite' | 'postgres';
  /** The maximum number of this process's connections to it. */
  connections: number;
  close(): Promise<void>;
}
