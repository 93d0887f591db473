import type { Database } from '../../db/database';
import { makeInviteRepository } from './repository';

/** For an account that is deleted; `tx` is its transaction. */
export async function eraseInvites(tx: Database, uid: string): Promise<void> {
  await makeInviteRepository(tx).eraseOf(uid);
}
