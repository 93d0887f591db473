import { sql } from 'drizzle-orm';

/** A statement with `$1` placeholders; a repeated value is sent twice. */
export const toSql = (text: string, values: readonly unknown[]) =>
  sql.join(text.split(/\$(\d+)/).map((part, at) => (at % 2 === 0 ? sql.raw(part) : sql`${sql.param(values[Number(part) - 1] ?? null)}`)));
