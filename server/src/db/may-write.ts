import { eq } from 'drizzle-orm';
import { DomainError } from '../domain-error';
import { createBannedError } from '../plugins/failures';
import type { Database } from './database';
import { users } from './schema';

/** The person for whom something is written. */
export interface Writer {
  uid: string;
  /** Whether a ban refuses it. */
  refusesBanned?: boolean;
}

/**
 * Lets the deletion of the account wait until this transaction ends, so that it erases what was written, and refuses what
 * comes after it or after a ban: a request that was let in just before, or whose body came slowly, would write all the same.
 * Throws `unauthenticated` or `account_banned`.
 */
export async function assertMayWrite(tx: Database, { uid, refusesBanned = false }: Writer): Promise<void> {
  const { deletedAt, bannedAt, banReason } = users;
  const [person] = await tx.select({ deletedAt, bannedAt, banReason }).from(users).where(eq(users.uid, uid)).for('key share');
  if (person === undefined) return;
  if (person.deletedAt !== null) throw new DomainError('unauthenticated');
  if (refusesBanned && person.bannedAt !== null) throw createBannedError(person.banReason);
}
