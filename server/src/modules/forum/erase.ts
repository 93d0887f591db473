import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database';

/**
 * Erases the name in notifications of others, whatever became of the vote or the comment that they told of: a name is one
 * person's for good. Run it before the profile is erased, in the transaction of account deletion.
 */
export async function eraseForumTraces(tx: Database, uid: string): Promise<void> {
  await tx.execute(sql`
    update notifications n set params = n.params || '{"actor":""}' from forum_profiles p
    where p.uid = ${uid} and n.params->>'actor' = p.display_name`);
}
