import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { DomainError } from '../domain-error';
import type { Database } from './database';
import { idempotentAnswers, users } from './schema';

export interface IdempotentRequest {
  uid: string;
  /** Name of the operation; the same key can be used for different operations. */
  route: string;
  /** The Idempotency-Key; null runs the work every time. */
  key: string | null;
  /** The request body: the key with another body is refused. Omitted for operations without a body. */
  request?: unknown;
}

/** Hash that identifies a request; stable because validation puts its fields in the order of their schema. */
export function createFingerprint(request: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(request ?? null))
    .digest('base64url');
}

/**
 * Lets the deletion of the account wait until this transaction ends, so that it erases what was written, and refuses what
 * comes after it: a request that was let in just before would leave words of a person who is gone.
 */
async function assertNotDeleted(tx: Database, uid: string): Promise<void> {
  const [person] = await tx.select({ deletedAt: users.deletedAt }).from(users).where(eq(users.uid, uid)).for('key share');
  if (person !== undefined && person.deletedAt !== null) throw new DomainError('unauthenticated');
}

/**
 * Runs `work` in a transaction once per key; the same key returns the stored JSON answer. Concurrent calls wait for the
 * first one. When `work` throws, nothing is stored, the key included.
 * Throws `idempotency_key_reused` where the key was used with another request, `unauthenticated` where the account was deleted meanwhile.
 */
export async function runIdempotent<Answer>(
  db: Database,
  request: IdempotentRequest,
  now: Date,
  work: (tx: Database) => Promise<Answer>,
): Promise<Answer> {
  const { uid, route, key } = request;
  return db.transaction(async (tx) => {
    await assertNotDeleted(tx, uid);
    if (key === null) return work(tx);
    const fingerprint = createFingerprint(request.request);
    const row = and(eq(idempotentAnswers.uid, uid), eq(idempotentAnswers.route, route), eq(idempotentAnswers.key, key));
    const inserted = await tx
      .insert(idempotentAnswers)
      .values({ uid, route, key, fingerprint, createdAt: now })
      .onConflictDoNothing()
      .returning({ key: idempotentAnswers.key });
    if (inserted.length === 0) {
      const [stored] = await tx
        .select({ answer: idempotentAnswers.answer, fingerprint: idempotentAnswers.fingerprint })
        .from(idempotentAnswers)
        .where(row);
      if ((stored?.fingerprint ?? fingerprint) !== fingerprint) throw new DomainError('idempotency_key_reused');
      return stored?.answer as Answer;
    }
    const answer = await work(tx);
    await tx
      .update(idempotentAnswers)
      .set({ answer: answer ?? null })
      .where(row);
    return answer;
  });
}

/** Part of account deletion; `tx` is its transaction. */
export async function deleteIdempotentAnswers(tx: Database, uid: string): Promise<void> {
  await tx.delete(idempotentAnswers).where(eq(idempotentAnswers.uid, uid));
}
