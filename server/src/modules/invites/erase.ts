import type { Database } from '../../db/database';
import { createInviteRepository } from './repository';

/** Part of account deletion; `tx` is its transaction. */
export async function eraseInvites(tx: Database, uid: string): Promise<void> {
  await createInviteRepository(tx).eraseByUser(uid);
}
