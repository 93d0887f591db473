import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';

/** Rows are deleted when `column` is this many seconds ago; `where` restricts them. An index supports it. */
export interface Expiry {
  column: string;
  seconds: number;
  where?: SQL;
  /** The column of the index, if it is another one. */
  indexed?: string;
  /** The whole condition, instead of the other fields, for rows that are found otherwise. */
  condition?: (before: SQL) => SQL;
}

/** When the rows of each table are over; a sentence where they are not pruned. */
export type ExpiryRules = Readonly<Record<string, { readonly expires: readonly Expiry[] | string }>>;

/** The conditions for expired rows of each table at `now`; the row is `t`. */
export function listExpired(rules: ExpiryRules, now: Date): { table: string; condition: SQL }[] {
  return Object.entries(rules).flatMap(([table, { expires }]) =>
    typeof expires === 'string'
      ? []
      : expires.map(({ column, seconds, where, condition }) => {
          const before = sql`${new Date(now.getTime() - seconds * 1000).toISOString()}::timestamptz`;
          const isOver = condition?.(before) ?? sql`t.${sql.identifier(column)} < ${before}`;
          return { table, condition: where === undefined ? isOver : sql`${isOver} and ${where}` };
        }),
  );
}
