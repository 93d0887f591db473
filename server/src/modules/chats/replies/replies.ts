import type { StreamStatus } from '@oracle-astra/shared/contract';
import { sql } from 'drizzle-orm';
import type { Grounds } from '../../../astrologers';
import type { Database } from '../../../db/database';
import { newId } from '../../../db/ids';
import { DomainError } from '../../../domain-error';
import { toFailure } from '../../../plugins/error-handler';
import type { ChatCredit, Payment } from '../payment';
import { toCharge } from '../payment';
import { createChatsRepository } from '../repository';
import { findFreeReason } from './free-stops';
import type { StoredReply, PendingReply } from './reply-repository';
import { createReplyRepository } from './reply-repository';

export const failedStatus: StreamStatus = toFailure(new DomainError('answer_failed'));

/** The database failed while the reply was being finished: either it is stored and charged, or its price is released when the lease expires. */
export const unknownStatus: StreamStatus = toFailure(
  new DomainError('unavailable', {
    message:
      'We could not make sure that this answer was kept. Open the chat again in a minute: you are charged only for answers that you find there.',
  }),
);

/** For an Idempotency-Key that was used with another question. */
export function createKeyReusedError(): DomainError {
  return new DomainError('idempotency_key_reused', { message: 'This Idempotency-Key belongs to another question.' });
}

export interface Answer extends Grounds {
  text: string;
  /** It is free: the held price is released. */
  free?: boolean;
  /** The person stopped it, so it is incomplete. */
  isStopped?: boolean;
  /** Whether it was stopped before its first paragraph, which contains the answer, was complete. */
  isUnanswered?: boolean;
}

export interface RepliesDeps {
  db: Database;
  clock: () => Date;
  payment: Payment;
  leaseMs: number;
}

export function computeOpenUntil(now: Date, credit: ChatCredit): Date | null {
  return credit.time_left_seconds > 0 ? new Date(now.getTime() + credit.time_left_seconds * 1000) : null;
}

/** Counts the time of a limited chat anew, because it went on while the person waited for a reply that failed. */
async function restartTime(tx: Database, { clock, payment }: Pick<RepliesDeps, 'clock' | 'payment'>, { uid, asstId }: PendingReply) {
  const chats = createChatsRepository(tx);
  const session = await chats.find(uid, asstId);
  if (session === null || session.openUntil === null) return;
  await chats.setOpenUntil(asstId, computeOpenUntil(clock(), await payment.credit(tx, uid, session.astrologer)));
}

/**
 * The lifecycle of a reply in the database, one transaction per step: its price, held when the question was stored
 * (accept-question.ts), is captured with the answer and released without one. Every step locks the chat first, which
 * rules out deadlocks between steps of one chat.
 */
export function createReplies({ db, clock, payment, leaseMs }: RepliesDeps) {
  async function releasePrice(tx: Database, reply: PendingReply, leaseBefore?: Date): Promise<void> {
    const replies = createReplyRepository(tx);
    if (!(await replies.lockPending(reply.id, leaseBefore))) return;
    await replies.settle(reply, 'failed', failedStatus);
    await payment.release(tx, reply, 'A question not answered');
    await restartTime(tx, { clock, payment }, reply);
  }

  return {
    /** Stores the answer and captures its price, or releases it for a free answer; `failedStatus` if the reply was cancelled in the meantime. */
    async finish(reply: PendingReply, { text, grounds, houses, isStopped, ...prices }: Answer): Promise<StreamStatus> {
      return db.transaction(async (tx) => {
        const session = await createChatsRepository(tx).lock(reply.uid, reply.asstId);
        if (session === null) return failedStatus;
        const now = clock();
        const mid = newId();
        const free = await findFreeReason(tx, reply.uid, prices, now);
        const charged = free ? null : toCharge(reply.price);
        if (free && (await createReplyRepository(tx).lockPending(reply.id))) await payment.release(tx, reply, free);
        // Capturing a held price does not change the available credit.
        const credit = await payment.credit(tx, reply.uid, session.astrologer);
        const ending = { ...(charged && { charged }), ...(isStopped && { stopped: true }) };
        const outcome: StreamStatus = { status: 'success', ...credit, mid, ...ending, grounds, houses };
        const stored = await createReplyRepository(tx).finish(
          reply,
          {
            mid,
            body: text,
            createdAt: now,
            charged,
            grounds,
            houses,
            outcome,
            openUntil: computeOpenUntil(now, credit),
          },
          (allowed) => (free ? sql`moved as (${allowed})` : payment.capture(reply, allowed)),
        );
        return stored ? outcome : failedStatus;
      });
    },

    /**
     * Cancels a reply that is still pending and releases its price; with `leaseBefore` only if the lease has expired by then.
     * Returns the final status, because the answer may have been stored although the client never got it.
     */
    async cancel(reply: PendingReply, leaseBefore?: Date): Promise<StreamStatus> {
      return db.transaction(async (tx) => {
        await createChatsRepository(tx).lock(reply.uid, reply.asstId);
        await releasePrice(tx, reply, leaseBefore);
        return (await createReplyRepository(tx).getOutcome(reply.id)) ?? failedStatus;
      });
    },

    /** Deletes a chat with everything in it; returns the ids of replies that were pending. */
    async removeChat(tx: Database, uid: string, asstId: string): Promise<string[]> {
      const chats = createChatsRepository(tx);
      if ((await chats.lock(uid, asstId)) === null) throw new DomainError('chat_not_found');
      const pending = await createReplyRepository(tx).listPendingOfChat(asstId);
      for (const reply of pending) await releasePrice(tx, reply);
      await chats.remove(asstId);
      return pending.map((reply) => reply.id);
    },

    findByKey: (uid: string, key: string): Promise<StoredReply | null> => createReplyRepository(db).findByKey(uid, key),

    listExpired: (leaseBefore?: Date): Promise<PendingReply[]> => createReplyRepository(db).listExpired(leaseBefore),

    renewLeases: (ids: string[]): Promise<void> => createReplyRepository(db).renewLeases(ids, new Date(clock().getTime() + leaseMs)),
  };
}

export type Replies = ReturnType<typeof createReplies>;
