import type { StreamStatus } from '@oracle-astra/shared/contract';
import type { Grounds } from '../../astrologers';
import type { Database } from '../../db/database';
import { newId } from '../../db/ids';
import { DomainError } from '../../domain-error';
import { failureOf } from '../../plugins/errors';
import type { Means, Payment } from './payment';
import { chargeOf } from './payment';
import { createChatsRepository } from './repository';
import type { KnownReply, PendingReply } from './reply-repository';
import { createReplyRepository } from './reply-repository';

export const failed: StreamStatus = failureOf(new DomainError('answer_failed'));

/** The database was lost in the middle: the answer may have been stored and charged, or its price is given back once the lease has run out. */
export const unknown: StreamStatus = failureOf(new DomainError('unavailable', {
  message: 'We could not make sure that this answer was kept. Open the chat again in a minute: you are charged only for answers that you find there.',
}));

/** An Idempotency-Key may come again with its own question alone. */
export function keyTaken(): DomainError {
  return new DomainError('idempotency_key_reused', { message: 'This Idempotency-Key belongs to another question.' });
}

export interface Answer extends Grounds {
  text: string;
}

export interface RepliesParts {
  db: Database;
  clock: () => Date;
  payment: Payment;
  leaseMs: number;
}

export function openUntil(now: Date, means: Means): Date | null {
  return means.time_left_seconds > 0 ? new Date(now.getTime() + means.time_left_seconds * 1000) : null;
}

/**
 * The life of a reply in the database, each step in one transaction: its price, held when the question was
 * stored (accepting.ts), is taken when the answer is stored, and given back when there is none.
 * Every step locks the chat first, so that no two steps of one chat wait for each other.
 */
export function createReplies({ db, clock, payment, leaseMs }: RepliesParts) {
  const leaseEnd = () => new Date(clock().getTime() + leaseMs);

  async function giveBack(tx: Database, reply: PendingReply, leaseBefore?: Date): Promise<void> {
    const replies = createReplyRepository(tx);
    if (!(await replies.lockPending(reply.id, leaseBefore))) return;
    await replies.settle(reply.id, 'failed', failed);
    await payment.giveBack(tx, reply.id, reply.uid, reply.price);
  }

  return {
    /** Stores the answer and takes its price; `failed` where the reply was given up meanwhile. */
    async finish(reply: PendingReply, { text, grounds, houses }: Answer): Promise<StreamStatus> {
      return db.transaction(async (tx) => {
        const session = await createChatsRepository(tx).lock(reply.uid, reply.asstId);
        if (session === null) return failed;
        const now = clock();
        const mid = newId();
        const charged = chargeOf(reply.price);
        // What is taken was set aside before: what is left does not change by it.
        const means = await payment.means(tx, reply.uid, session.astrologer);
        const outcome: StreamStatus = { status: 'success', ...means, mid, charged, grounds, houses };
        const stored = await createReplyRepository(tx).finish(reply, {
          mid, body: text, createdAt: now, charged, grounds, houses, outcome, openUntil: openUntil(now, means),
        }, (allowed) => payment.take(reply, allowed));
        return stored ? outcome : failed;
      });
    },

    /**
     * Gives the price back where the reply is still pending; where `leaseBefore` is given, only if no process has renewed
     * the lease meanwhile. Answers how the reply ended: an answer may have been stored though its asker was not told.
     */
    async giveUp(reply: PendingReply, leaseBefore?: Date): Promise<StreamStatus> {
      return db.transaction(async (tx) => {
        await createChatsRepository(tx).lock(reply.uid, reply.asstId);
        await giveBack(tx, reply, leaseBefore);
        return (await createReplyRepository(tx).outcomeOf(reply.id)) ?? failed;
      });
    },

    /** Removes a chat with everything in it; answers the ids of replies that were under way. */
    async removeChat(tx: Database, uid: string, asstId: string): Promise<string[]> {
      const chats = createChatsRepository(tx);
      if ((await chats.lock(uid, asstId)) === null) throw new DomainError('chat_not_found');
      const pending = await createReplyRepository(tx).pendingOfChat(asstId);
      for (const reply of pending) await giveBack(tx, reply);
      await chats.remove(asstId);
      return pending.map((reply) => reply.id);
    },

    byKey: (uid: string, key: string): Promise<KnownReply | null> => createReplyRepository(db).byKey(uid, key),

    leftPending: (leaseBefore?: Date): Promise<PendingReply[]> => createReplyRepository(db).leftPending(leaseBefore),

    renew: (ids: string[]): Promise<void> => createReplyRepository(db).renew(ids, leaseEnd()),
  };
}

export type Replies = ReturnType<typeof createReplies>;
