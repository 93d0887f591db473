import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Expiry } from '../../pruning/expired';

/**
 * The rules for the data of one table. Export, erasure and pruning use them, and a test requires a rule for every table and
 * column. Columns are separated by spaces.
 */
export interface DataRule {
  /** The description of a row. */
  about: string;
  /** The condition for the rows of a person; by default none. */
  owner?: (uid: string) => SQL;
  /** The section of the export with the `exported` columns, if the table has a separate one. */
  section?: string;
  exported?: string;
  /** Further fields of the section from other tables: fields of a select, in which the row is `t`. */
  extra?: SQL;
  /** The order of the section. */
  order?: string;
  /** Columns that the section of another table contains. */
  joined?: string;
  /** Internal ids, states and times, which mean nothing to the person. */
  technical?: string;
  /** Keyed hashes. */
  hashed?: string;
  /** Columns in which others are encrypted together. */
  packed?: string;
  /** Keys, which would give others access. */
  secret?: string;
  /** Data about another person, or about nobody. */
  others?: string;
  /** At account deletion the rows are deleted, or kept with these columns overwritten. */
  erase: 'delete' | Record<string, SQL>;
  /** Why and how long rows are kept after account deletion, if they are. */
  kept?: string;
  /** When rows are pruned; otherwise a sentence that says when they end. */
  expires: readonly Expiry[] | string;
}

export type DataRules = Readonly<Record<string, DataRule>>;

export const ownUid = (uid: string): SQL => sql`t.uid = ${uid}`;
export const none = sql`null`;
export const blank = sql`''`;
/** An invoice does not need the customer's number; the rest of it stays as issued. */
export const withoutNumber = sql`document || '{"mobile": null}'::jsonb`;

/** The retention period of books of account, which are append-only. */
export const books = 'books of account, without a name, for as long as tax law requires';
export const byTheLaw = '6 years after the GST return of their year';
export const untilDeleted = 'when the person deletes it or the account';
