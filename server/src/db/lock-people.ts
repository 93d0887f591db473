import { sql } from 'drizzle-orm';
import type { Database } from './database';

/**
 * Returns those of these people who have an account, and locks the accounts against deletion until the transaction ends; waits
 * for a running deletion. Called before anything is given to another person, because a gift to a deleted account would be lost.
 */
export async function lockPeople(tx: Database, uids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await tx.execute<{ uid: string }>(sql`
    select uid from users where uid = any(${sql.param([...uids])}::text[]) and deleted_at is null order by uid for key share`);
  return new Set(rows.map(({ uid }) => uid));
}
