import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database';

/**
 * Erases what the forum knows of a person beside the profile: what care found in posts, the words of reports and of deleted posts, and the name in
 * notifications of others. Posts stay, without a name; votes stay, so that counts are right. Run it before the profile is
 * erased, in the transaction of account deletion.
 */
export async function eraseForumTraces(tx: Database, uid: string): Promise<void> {
  await tx.execute(sql`
    delete from moderation_reviews where item_id in (select did from discussions where uid = ${uid} union all select cid from comments where uid = ${uid})`);
  await tx.execute(sql`update reports set reason = '' where uid = ${uid} and reason <> ''`);
  await tx.execute(sql`update discussions set title = '', description = '' where uid = ${uid} and deleted_at is not null`);
  await tx.execute(sql`update comments set comment = '' where uid = ${uid} and deleted_at is not null`);
  await tx.execute(sql`
    update notifications n set params = n.params || '{"actor":""}' from forum_profiles p
    where p.uid = ${uid} and n.params->>'actor' = p.display_name and n.did in (
      select did from comments where uid = ${uid}
      union select item_id from votes where uid = ${uid}
      union select c.did from votes v join comments c on c.cid = v.item_id where v.uid = ${uid}
    )`);
}
