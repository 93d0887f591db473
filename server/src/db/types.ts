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
 * PGlite or PostgreSQL, or a transaction of either. Inside a transaction use only the transaction: PGlite has one
 * connection, and the outer database would wait for it for ever. There is no schema, and so no relational queries:
 * Drizzle would parse it again for every transaction.
 */
export type Database = PgDatabase<RowsHKT>;

/**
 * Listens to a channel of the database, to which `pg_notify` of any process sends when its transaction commits.
 * `onMessage` gets the payload, or null where messages may have been missed. Resolves to what ends it.
 */
export type Listen = (channel: string, onMessage: (payload: string | null) => void) => Promise<() => Promise<void>>;

export interface OpenDatabase {
  listen: Listen;
  db: Database;
  /** For reads that may be a second old: a replica's where there is one. */
  reads: Database;
  /** Null if there is none. */
  replica: ReplicaMonitor | null;
  kind: 'pglite' | 'postgres';
  /** The most connections that this process has to it at a time. */
  connections: number;
  close(): Promise<void>;
}
