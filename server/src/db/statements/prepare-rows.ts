import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../types';

interface Prepared<Row> {
  /** Of the named statement; each query has its own. */
  name: string;
  columns: readonly (keyof Row & string)[];
  /** With `sql.placeholder` for what changes; written-out limits, because the planner takes an unknown one for a tenth of the table. */
  query: SQL;
}

/** Prepares a query written in SQL, so that a connection plans it once. The returned function takes the values of its placeholders. */
export function prepareRows<Row extends object>(db: Database, { name, columns, query }: Prepared<Row>) {
  const fields = Object.fromEntries(columns.map((column) => [column, sql`${sql.identifier(column)}`]));
  const statement = db
    .select(fields)
    .from(sql`(${query}) as prepared`)
    .prepare(name);
  return async (values: Record<string, unknown>): Promise<Row[]> => (await statement.execute(values)) as Row[];
}
