import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { lockPerson } from '../../../db/lock-person';
import { sessions } from '../../../db/schema/frame';
import { createPasskeyRepository } from '../passkeys/passkey-repository';
import { createUserRepository } from '../repository';
import { createSessionRepository } from '../session-repository';

/** Marks all sessions of a person for replacement at their next visit, because the person's rights change. */
export async function renewSessions(tx: Database, uid: string, now: Date): Promise<void> {
  await tx
    .update(sessions)
    .set({ staleAt: now })
    .where(and(eq(sessions.uid, uid), isNull(sessions.revokedAt)));
}

/** Ends all sessions of a person, and removes the passkeys, because another user of a device may have added one. */
export async function endSessions(tx: Database, uid: string, now: Date): Promise<void> {
  await createPasskeyRepository(tx).removeAll(uid);
  await createSessionRepository(tx).endAll(uid, now);
}

interface EarlierEnd {
  now: Date;
  /** Whether the person had removed a passkey. */
  removesPasskeys: boolean;
  /** Whether the person had changed the number, which somebody else may hold now. */
  hasOtherNumber: boolean;
}

/** Ends all sessions of a person once more, in a database that was restored from a copy in which they had not ended. */
export async function endSessionsAgain(tx: Database, uid: string, { now, removesPasskeys, hasOtherNumber }: EarlierEnd): Promise<void> {
  await lockPerson(tx, uid, 'update');
  if (removesPasskeys) await createPasskeyRepository(tx).removeAll(uid);
  await createSessionRepository(tx).endAll(uid, now);
  if (hasOtherNumber) await createUserRepository(tx).markUnused(uid, now);
}
