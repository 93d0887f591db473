import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../types';

interface Prepared<Row> {
  /** The name of the prepared statement; each query has a separate one. */
  name: string;
  columns: readonly (keyof Row & string)[];
  /** With `sql.placeholder` for parameters, but literal limits, because the planner assumes a tenth of the table for an unknown limit. */
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
