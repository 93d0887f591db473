import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database';

/**
 * Erases a person's data in notifications of others: the name, even if the vote or comment is gone, because a name is never
 * reused; titles of deleted discussions; and the number, which earlier releases wrote into notifications about transfers. Run
 * it before the profile is erased, in the transaction of account deletion.
 */
export async function eraseForumTraces(tx: Database, uid: string): Promise<void> {
  await tx.execute(sql`
    update notifications n set params = n.params || '{"actor":""}' from forum_profiles p
    where p.uid = ${uid} and n.params->>'actor' = p.display_name`);
  await tx.execute(sql`
    update notifications n set params = n.params || '{"title":""}' from discussions d
    where d.uid = ${uid} and d.deleted_at is not null and n.did = d.did and jsonb_exists(n.params, 'title')`);
  await tx.execute(sql`
    update notifications n set params = n.params - 'from' from question_transfers q
    where q.sender = ${uid} and n.uid = q.recipient and n.kind = 'transfer_received'`);
}
