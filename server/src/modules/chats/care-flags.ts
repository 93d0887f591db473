import type { Database } from '../../db/database';
import { careFlags } from '../../db/schema';

/** New chats of the person open with the helplines until then. */
export async function setCareFlag(db: Database, uid: string, level: 'R' | 'O', until: Date): Promise<void> {
  await db.insert(careFlags).values({ uid, level, until }).onConflictDoUpdate({ target: careFlags.uid, set: { level, until } });
}
