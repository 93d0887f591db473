import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

/** Rows that are deleted once `column` is so many seconds ago, those of `where` alone if it is there. An index supports it. */
export interface Expiry {
  column: string;
  seconds: number;
  where?: SQL;
  /** In place of all: the whole condition, for rows that are found otherwise. */
  condition?: (before: SQL) => SQL;
}

/**
 * What is done with one table: export, erasure and pruning run from these rules, and a test demands a rule for every table
 * and a word for every column. Columns are named with spaces between them.
 */
export interface DataRule {
  /** What a row is. */
  about: string;
  /** Which rows are of a person; none are where it is left out. */
  owner?: (uid: string) => SQL;
  /** The part of the export with the `exported` columns, if the table has one of its own. */
  section?: string;
  exported?: string;
  /** What the section says besides, from other tables: fields of a select, where the row is `t`. */
  extra?: SQL;
  /** The order of the section. */
  order?: string;
  /** Columns that the section of another table says. */
  joined?: string;
  /** Ids, states and times of the machine, which say nothing to the person. */
  technical?: string;
  /** Keyed hashes. */
  hashed?: string;
  /** Keys, which would let others in. */
  secret?: string;
  /** What is about another person, or is no person's. */
  others?: string;
  /** With the account: the rows are deleted, or stay with these columns overwritten. */
  erase: 'delete' | Record<string, SQL>;
  /** Why rows stay after their person has left, and how long; left out where none do. */
  kept?: string;
  /** When rows are deleted by themselves; else a sentence that says when they end. */
  expires: readonly Expiry[] | string;
}

export type DataRules = Readonly<Record<string, DataRule>>;

export const ownUid = (uid: string): SQL => sql`t.uid = ${uid}`;
export const none = sql`null`;
export const blank = sql`''`;
/** An invoice needs no number of the customer; the rest of it stays as it was issued. */
export const withoutNumber = sql`document || '{"mobile": null}'::jsonb`;

/** What books of account have to be kept for, and what is append-only. */
export const books = 'books of account, without a name, as long as tax law asks';
export const byTheLaw = '6 years after the GST return of their year';
export const untilDeleted = 'when the person deletes it, or the account';
