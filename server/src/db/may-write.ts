import { eq } from 'drizzle-orm';
import { DomainError } from '../domain-error';
import { createBannedError } from '../plugins/failures';
import type { Database } from './database';
import { users } from './schema/frame';

/** The person on whose behalf something is written. */
export interface Writer {
  uid: string;
  /** Whether a ban refuses it. */
  refusesBanned?: boolean;
}

/**
 * Makes account deletion wait until this transaction ends, so that it erases what was written, and refuses writes after a
 * deletion or ban. Otherwise a request that was authorised just before, or whose body arrived slowly, would still write. Throws
 * `unauthenticated` or `account_banned`.
 */
export async function assertMayWrite(tx: Database, { uid, refusesBanned = false }: Writer): Promise<void> {
  const { deletedAt, bannedAt, banReason } = users;
  const [person] = await tx.select({ deletedAt, bannedAt, banReason }).from(users).where(eq(users.uid, uid)).for('key share');
  if (person === undefined) return;
  if (person.deletedAt !== null) throw new DomainError('unauthenticated');
  if (refusesBanned && person.bannedAt !== null) throw createBannedError(person.banReason);
}
