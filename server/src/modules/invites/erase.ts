import type { Database } from '../../db/database';
import { createInviteRepository } from './repository';

/** For an account that is deleted; `tx` is its transaction. */
export async function eraseInvites(tx: Database, uid: string): Promise<void> {
  await createInviteRepository(tx).eraseByUser(uid);
}
