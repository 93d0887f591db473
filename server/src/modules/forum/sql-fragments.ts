import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

/** An instant as ISO 8601 UTC text, because the drivers return timestamps differently. */
export function isoTimestamp(column: SQL): SQL {
  return sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
