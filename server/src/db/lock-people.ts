import { sql } from 'drizzle-orm';
import type { Database } from './database';

/**
 * Those of these people who have an account, which none of them can delete until the transaction ends; whoever is deleting
 * it is waited for. Asked for before anything is given to another person: what is given to nobody is lost.
 */
export async function lockPeople(tx: Database, uids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await tx.execute<{ uid: string }>(sql`
    select uid from users where uid = any(${sql.param([...uids])}::text[]) and deleted_at is null order by uid for key share`);
  return new Set(rows.map(({ uid }) => uid));
}
