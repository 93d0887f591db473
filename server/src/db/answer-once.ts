import { and, eq } from 'drizzle-orm';
import type { Database } from './database';
import { idempotentAnswers } from './schema';

export interface OnceKey {
  uid: string;
  /** Names the call, so that one key may serve two different calls. */
  route: string;
  /** The request's Idempotency-Key; null does the work each time. */
  key: string | null;
}

/**
 * Does `work` in a transaction, once for each key: the same key again gives the first answer again.
 * Calls in parallel wait for the first. Work that throws leaves nothing behind, the key included.
 */
export async function answerOnce<Answer>(db: Database, once: OnceKey, now: Date, work: (tx: Database) => Promise<Answer>): Promise<Answer> {
  const { uid, route, key } = once;
  return db.transaction(async (tx) => {
    if (key === null) return work(tx);
    const row = and(eq(idempotentAnswers.uid, uid), eq(idempotentAnswers.route, route), eq(idempotentAnswers.key, key));
    const fresh = await tx.insert(idempotentAnswers).values({ uid, route, key, createdAt: now }).onConflictDoNothing().returning({ key: idempotentAnswers.key });
    if (fresh.length === 0) {
      const [kept] = await tx.select({ answer: idempotentAnswers.answer }).from(idempotentAnswers).where(row);
      return kept?.answer as Answer;
    }
    const answer = await work(tx);
    await tx.update(idempotentAnswers).set({ answer }).where(row);
    return answer;
  });
}

/** For an account that is deleted; `tx` is its transaction. */
export async function forgetAnswers(tx: Database, uid: string): Promise<void> {
  await tx.delete(idempotentAnswers).where(eq(idempotentAnswers.uid, uid));
}
