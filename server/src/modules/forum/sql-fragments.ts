import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

/** Who wrote what stays when an account is deleted. */
export const deletedUserName = 'Deleted user';

/** An instant as ISO 8601 UTC: both drivers give text alike, but not instants. */
export function isoTimestamp(column: SQL): SQL {
  return sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
