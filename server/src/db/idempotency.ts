import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { DomainError } from '../domain-error';
import type { Database } from './database';
import { cipherOf } from './encryption/cipher-of';
import { toRowId } from './encryption/encrypted-tables';
import type { Place } from './encryption/stored-text';
import { assertMayWrite } from './may-write';
import type { Writer } from './may-write';
import { idempotentAnswers } from './schema/frame';

export interface IdempotentRequest extends Writer {
  /** Name of the operation; the same key can be used for different operations. */
  route: string;
  /** The Idempotency-Key; null runs the work every time. */
  key: string | null;
  /** The request body: the key with another body is refused. Omitted for operations without a body. */
  request?: unknown;
}

type KeyedRequest = IdempotentRequest & { key: string };

/** Hash that identifies a request; stable because validation puts its fields in the order of their schema. */
export function createFingerprint(request: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(request ?? null))
    .digest('base64url');
}

/** A fingerprint for a table. With encryption it is keyed, because a number in a request could be found by trying. */
export function createStoredFingerprint(db: Database, request: unknown): string {
  const fingerprint = createFingerprint(request);
  return cipherOf(db).encrypts ? cipherOf(db).hash('fingerprint', fingerprint) : fingerprint;
}

/** Whether a stored fingerprint is that of a request; rows from before the column existed have none, and fit each. */
export const isFingerprintOf = (db: Database, stored: string | null, request: unknown): boolean =>
  stored === null || [createFingerprint(request), cipherOf(db).hash('fingerprint', createFingerprint(request))].includes(stored);

const rowOf = ({ uid, route, key }: KeyedRequest) =>
  and(eq(idempotentAnswers.uid, uid), eq(idempotentAnswers.route, route), eq(idempotentAnswers.key, key));

const placeOf = ({ uid, route, key }: KeyedRequest): Place => ({
  column: 'idempotent_answers.answer',
  row: toRowId([uid, route, key]),
  owner: uid,
});

/** The stored answer, or null. Throws `idempotency_key_reused` if the key was used with another request. */
async function findStored(db: Database, request: KeyedRequest): Promise<{ answer: unknown } | null> {
  const { answer, fingerprint } = idempotentAnswers;
  const [stored] = await db.select({ answer, fingerprint }).from(idempotentAnswers).where(rowOf(request));
  if (stored === undefined) return null;
  if (!isFingerprintOf(db, stored.fingerprint, request.request)) throw new DomainError('idempotency_key_reused');
  return { answer: stored.answer === null ? null : cipherOf(db).decryptJson(stored.answer, placeOf(request)) };
}

/** Whether this transaction is the first with the key; another one waits for its end. */
async function claimKey(tx: Database, { uid, route, key, request }: KeyedRequest, now: Date): Promise<boolean> {
  const inserted = await tx
    .insert(idempotentAnswers)
    .values({ uid, route, key, fingerprint: createStoredFingerprint(tx, request), createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotentAnswers.key });
  return inserted.length > 0;
}

async function storeAnswer(tx: Database, request: KeyedRequest, answer: unknown): Promise<void> {
  await tx
    .update(idempotentAnswers)
    .set({ answer: answer === null || answer === undefined ? null : cipherOf(tx).encryptJson(answer, placeOf(request)) })
    .where(rowOf(request));
}

/**
 * Runs `work` in a transaction once per key; the same key returns the stored JSON answer. Concurrent calls wait for the first
 * one. When `work` throws, nothing is stored, not even the key. `beforeFirst` counts or limits in a separate transaction, and
 * is skipped if the key has an answer. Throws `idempotency_key_reused` if the key was used with another request, and the errors
 * of `assertMayWrite`.
 */
export async function runIdempotent<Answer>(
  db: Database,
  { beforeFirst, ...request }: IdempotentRequest & { beforeFirst?: () => Promise<void> },
  now: Date,
  work: (tx: Database) => Promise<Answer>,
): Promise<Answer> {
  const { key } = request;
  const keyed = key === null ? null : { ...request, key };
  if (beforeFirst !== undefined) {
    const stored = keyed && (await findStored(db, keyed));
    if (stored !== null) return stored.answer as Answer;
    await beforeFirst();
  }
  return db.transaction(async (tx) => {
    await assertMayWrite(tx, request);
    if (keyed === null) return work(tx);
    if (!(await claimKey(tx, keyed, now))) return (await findStored(tx, keyed))?.answer as Answer;
    const answer = await work(tx);
    await storeAnswer(tx, keyed, answer);
    return answer;
  });
}

/**
 * Like `runIdempotent`, for work that waits for another system, such as a provider, and so cannot be a transaction: the answer
 * is stored afterwards, and interrupted work must be safe to repeat. An answer that `isOver`, such as a dropped order, is
 * forgotten, because a repeated call wants a new one.
 */
export function createAnswerKeeper({ db, clock }: { db: Database; clock: () => Date }) {
  const running = new Map<string, Promise<unknown>>();

  async function workAndStore(keyed: KeyedRequest, work: () => Promise<unknown>, isOver?: (answer: never) => Promise<boolean>) {
    const stored = await findStored(db, keyed);
    if (stored !== null && !(await isOver?.(stored.answer as never))) return stored.answer;
    if (stored !== null) await db.delete(idempotentAnswers).where(rowOf(keyed));
    const answer = await work().catch(async (error: unknown) => {
      // Another process may have done it in the meantime.
      const other = await findStored(db, keyed);
      if (other === null) throw error;
      return other.answer;
    });
    return db.transaction(async (tx) => {
      await assertMayWrite(tx, { uid: keyed.uid });
      if (await claimKey(tx, keyed, clock())) await storeAnswer(tx, keyed, answer);
      return answer;
    });
  }

  return async <Answer>(
    { key, ...request }: IdempotentRequest,
    work: () => Promise<Answer>,
    isOver?: (answer: Answer) => Promise<boolean>,
  ): Promise<Answer> => {
    if (key === null) return work();
    const id = JSON.stringify([request.uid, request.route, key, createFingerprint(request.request)]);
    const shared = running.get(id) ?? workAndStore({ ...request, key }, work, isOver).finally(() => running.delete(id));
    running.set(id, shared);
    return shared as Promise<Answer>;
  };
}

/** Part of account deletion; `tx` is its transaction. */
export async function deleteIdempotentAnswers(tx: Database, uid: string): Promise<void> {
  await tx.delete(idempotentAnswers).where(eq(idempotentAnswers.uid, uid));
}
