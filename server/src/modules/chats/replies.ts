import type { PushChatRequest, StreamStatus } from '@oracle-astra/shared/contract';
import type { Grounds } from '../../astrologers';
import { fingerprintOf } from '../../db/answer-once';
import type { Database } from '../../db/database';
import { newId } from '../../db/ids';
import { DomainError } from '../../domain-error';
import { failureOf } from '../../plugins/errors';
import type { Means, Payment } from './payment';
import { chargeOf } from './payment';
import { isOpen, makeChatsRepository } from './repository';
import type { ChatSession } from './repository';
import type { KnownReply, PendingReply } from './reply-repository';
import { makeReplyRepository } from './reply-repository';

export const failed: StreamStatus = failureOf(new DomainError('answer_failed'));

/** An Idempotency-Key may come again with its own question alone. */
export function keyTaken(): DomainError {
  return new DomainError('idempotency_key_reused', { message: 'This Idempotency-Key belongs to another question.' });
}

export interface Question {
  id: string;
  uid: string;
  request: PushChatRequest;
  idempotencyKey: string | null;
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

function refuseClosed(session: ChatSession, means: Means, now: Date): void {
  // Time is counted while the wallet pays alone: questions that came in the meantime keep the chat open.
  const counted = means.questions_left > 0 ? { ...session, openUntil: null } : session;
  if (isOpen(counted, now)) return;
  throw new DomainError(session.stoppedAt ? 'chat_ended' : 'chat_time_over');
}

/**
 * The life of a reply in the database, each step in one transaction: its price is held when the question
 * is stored, taken when the answer is stored, and given back when there is none.
 * Every step locks the chat first, so that no two steps of one chat wait for each other.
 */
export function makeReplies({ db, clock, payment, leaseMs }: RepliesParts) {
  const leaseEnd = () => new Date(clock().getTime() + leaseMs);

  async function giveBack(tx: Database, reply: PendingReply, leaseBefore?: Date): Promise<void> {
    const replies = makeReplyRepository(tx);
    if (!(await replies.lockPending(reply.id, leaseBefore))) return;
    await replies.settle(reply.id, 'failed', failed);
    await payment.giveBack(tx, reply.id, reply.uid, reply.price);
  }

  return {
    /** Null where the same Idempotency-Key was used before. Throws a DomainError, and stores nothing then. */
    async accept({ id, uid, request, idempotencyKey }: Question): Promise<PendingReply | null> {
      return db.transaction(async (tx) => {
        const chats = makeChatsRepository(tx);
        const replies = makeReplyRepository(tx);
        const session = await chats.lock(uid, request.asst_id);
        if (session?.bid !== request.bid || session.astrologer !== request.astrologer) throw new DomainError('chat_not_found');
        if (idempotencyKey !== null && await replies.byKey(uid, idempotencyKey)) return null;
        const now = clock();
        const { subscribed, ...means } = await payment.standing(tx, uid, session.astrologer);
        refuseClosed(session, means, now);
        const price = await payment.hold(tx, id, uid, session.astrologer, subscribed);
        if (price === null) throw new DomainError('insufficient_balance');
        const reply = { id, uid, asstId: session.asstId, questionMid: newId(), price };
        await chats.addMessage({ mid: reply.questionMid, asstId: reply.asstId, turn: reply.questionMid, author: 'person', body: request.message, createdAt: now });
        if (!(await replies.add(reply, { idempotencyKey, fingerprint: fingerprintOf(request) }, leaseEnd()))) throw keyTaken();
        return reply;
      });
    },

    /** Stores the answer and takes its price; `failed` where the reply was given up meanwhile. */
    async finish(reply: PendingReply, { text, grounds, houses }: Answer): Promise<StreamStatus> {
      return db.transaction(async (tx) => {
        const chats = makeChatsRepository(tx);
        const replies = makeReplyRepository(tx);
        const session = await chats.lock(reply.uid, reply.asstId);
        if (session === null || !(await replies.lockPending(reply.id))) return failed;
        const now = clock();
        const mid = newId();
        const charged = chargeOf(reply.price);
        await payment.take(tx, reply.id, reply.uid, reply.price);
        await chats.addMessage({
          mid, asstId: reply.asstId, turn: reply.questionMid, author: 'astrologer', body: text, createdAt: now,
          paidBy: charged.by, paidPaise: charged.amount * 100, grounds, houses,
        });
        const means = await payment.means(tx, reply.uid, session.astrologer);
        await chats.keepOpenUntil(reply.asstId, openUntil(now, means));
        const outcome: StreamStatus = { status: 'success', ...means, mid, charged, grounds, houses };
        await replies.settle(reply.id, 'done', outcome);
        return outcome;
      });
    },

    /** Gives the price back; where `leaseBefore` is given, only if no process has renewed the lease meanwhile. */
    async giveUp(reply: PendingReply, leaseBefore?: Date): Promise<void> {
      await db.transaction(async (tx) => {
        await makeChatsRepository(tx).lock(reply.uid, reply.asstId);
        await giveBack(tx, reply, leaseBefore);
      });
    },

    /** Removes a chat with everything in it; answers the ids of replies that were under way. */
    async removeChat(tx: Database, uid: string, asstId: string): Promise<string[]> {
      const chats = makeChatsRepository(tx);
      if ((await chats.lock(uid, asstId)) === null) throw new DomainError('chat_not_found');
      const pending = await makeReplyRepository(tx).pendingOfChat(asstId);
      for (const reply of pending) await giveBack(tx, reply);
      await chats.remove(asstId);
      return pending.map((reply) => reply.id);
    },

    byKey: (uid: string, key: string): Promise<KnownReply | null> => makeReplyRepository(db).byKey(uid, key),

    leftPending: (leaseBefore?: Date): Promise<PendingReply[]> => makeReplyRepository(db).leftPending(leaseBefore),

    renew: (ids: string[]): Promise<void> => makeReplyRepository(db).renew(ids, leaseEnd()),
  };
}

export type Replies = ReturnType<typeof makeReplies>;
