import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { sessions } from '../../../db/schema/frame';
import { createPasskeyRepository } from '../passkeys/passkey-repository';
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
