import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { DomainError } from '../domain-error';
import type { Database } from './database';
import { idempotentAnswers } from './schema';

export interface OnceKey {
  uid: string;
  /** Names the call, so that one key may serve two different calls. */
  route: string;
  /** The request's Idempotency-Key; null does the work each time. */
  key: string | null;
  /** What was asked: the key again with anything else is refused. Left out where a call asks nothing of its own. */
  request?: unknown;
}

/** What stands for a request where it must be told from others; its fields come in the order of their schema. */
export function fingerprintOf(request: unknown): string {
  return createHash('sha256').update(JSON.stringify(request ?? null)).digest('base64url');
}

/**
 * Does `work` in a transaction, once for each key: the same key again gives the first answer again, which is JSON.
 * Calls in parallel wait for the first. Work that throws leaves nothing behind, the key included.
 * Throws `idempotency_key_reused` where the key came before with another request.
 */
export async function answerOnce<Answer>(db: Database, once: OnceKey, now: Date, work: (tx: Database) => Promise<Answer>): Promise<Answer> {
  const { uid, route, key } = once;
  return db.transaction(async (tx) => {
    if (key === null) return work(tx);
    const fingerprint = fingerprintOf(once.request);
    const row = and(eq(idempotentAnswers.uid, uid), eq(idempotentAnswers.route, route), eq(idempotentAnswers.key, key));
    const fresh = await tx.insert(idempotentAnswers).values({ uid, route, key, fingerprint, createdAt: now }).onConflictDoNothing().returning({ key: idempotentAnswers.key });
    if (fresh.length === 0) {
      const [kept] = await tx.select({ answer: idempotentAnswers.answer, fingerprint: idempotentAnswers.fingerprint }).from(idempotentAnswers).where(row);
      if ((kept?.fingerprint ?? fingerprint) !== fingerprint) throw new DomainError('idempotency_key_reused');
      return kept?.answer as Answer;
    }
    const answer = await work(tx);
    await tx.update(idempotentAnswers).set({ answer: answer ?? null }).where(row);
    return answer;
  });
}

/** For an account that is deleted; `tx` is its transaction. */
export async function forgetAnswers(tx: Database, uid: string): Promise<void> {
  await tx.delete(idempotentAnswers).where(eq(idempotentAnswers.uid, uid));
}
