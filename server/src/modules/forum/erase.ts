import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database';

/**
 * Erases what notifications of others say of a person: the name, whatever became of the vote or the comment that they told of,
 * since a name is one person's permanently; titles of deleted discussions; and the number, which earlier releases wrote into
 * those of transfers. Run it before the profile is erased, in the transaction of account deletion.
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
