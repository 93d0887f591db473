import { eq } from 'drizzle-orm';
import { DomainError } from '../domain-error';
import type { Database } from './database';
import { users } from './schema/frame';

export interface LockedPerson {
  /** Whether the account was deleted. */
  isGone: boolean;
  isBanned: boolean;
}

/**
 * Locks a person until the transaction ends, so that decisions about orders, plans or refunds of one person are serialized.
 * Must precede every other lock of that transaction. Rows that refer to the person can be written meanwhile, sessions too, unless
 * `strength` is `update`.
 */
export async function lockPerson(tx: Database, uid: string, strength: 'no key update' | 'update' = 'no key update'): Promise<LockedPerson> {
  const [row] = await tx
    .select({ deletedAt: users.deletedAt, bannedAt: users.bannedAt })
    .from(users)
    .where(eq(users.uid, uid))
    .for(strength);
  return { isGone: row === undefined || row.deletedAt !== null, isBanned: row !== undefined && row.bannedAt !== null };
}

/** The same for what a person stores about themselves. Throws `unauthenticated` if the account was deleted since the request began. */
export async function lockPresentPerson(tx: Database, uid: string): Promise<void> {
  if ((await lockPerson(tx, uid)).isGone) throw new DomainError('unauthenticated');
}
