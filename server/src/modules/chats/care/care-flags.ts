import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/database';

/** Until then new chats of the person open with the helplines; nothing is stored for an account that is being deleted. */
export async function setCareFlag(db: Database, uid: string, level: 'R' | 'O', until: Date): Promise<void> {
  await db.execute(sql`
    insert into care_flags (uid, level, until)
    select uid, ${level}, ${until.toISOString()}::timestamptz
    from (select uid from users where uid = ${uid} and deleted_at is null for key share) person
    on conflict (uid) do update set level = excluded.level, until = excluded.until`);
}
