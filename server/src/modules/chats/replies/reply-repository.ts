import type { Charge, StreamStatus } from '@oracle-astra/shared/contract';
import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/database';
import { chatMessages, chatReplies } from '../../../db/schema';
import type { Unit } from '../../ledger/accounts';
import type { Grounds } from '../../../astrologers';
import { createMessageCipher } from '../message-cipher';
import type { Price } from '../payment';

/** The pending reply to an accepted question whose price is held. */
export interface PendingReply {
  id: string;
  uid: string;
  asstId: string;
  questionMid: string;
  price: Price;
}

/** An earlier reply, found by its Idempotency-Key. `text` is null until it is finished. */
export interface StoredReply {
  id: string;
  asstId: string;
  /** Null in rows from before the column existed. */
  fingerprint: string | null;
  text: string | null;
  outcome: StreamStatus | null;
  leaseUntil: Date;
}

/** The stored fields of a finished answer. */
export interface FinishedAnswer extends Grounds {
  mid: string;
  body: string;
  createdAt: Date;
  /** Null for a free answer. */
  charged: Charge | null;
  outcome: StreamStatus;
  openUntil: Date | null;
}

function toPendingReply(row: typeof chatReplies.$inferSelect): PendingReply {
  const { id, uid, asstId, questionMid, paidBy: by, paidAmount: amount } = row;
  return { id, uid, asstId, questionMid, price: { by, unit: row.paidUnit as Unit, amount } };
}

/** Replies and their states. Longer than other functions because it is a list of short, independent queries. */
// eslint-disable-next-line max-lines-per-function -- a repository is a list of short queries over one database
export function createReplyRepository(db: Database) {
  const pending = eq(chatReplies.state, 'pending');
  const isExpired = (leaseBefore?: Date) => (leaseBefore ? and(pending, lt(chatReplies.leaseUntil, leaseBefore)) : pending);

  return {
    /**
     * Stores the answer, captures its price (`capture` builds the ledger's CTEs) and settles the reply in one statement; false,
     * without any write, if the reply is no longer pending. The chat must be locked.
     */
    async finish(reply: PendingReply, answer: FinishedAnswer, capture: (allowed: SQL) => SQL): Promise<boolean> {
      const { mid, charged } = answer;
      const cipher = createMessageCipher(db, reply.uid);
      const outcome = cipher.encryptOutcome(reply.id, answer.outcome);
      const body = cipher.encryptBody(mid, answer.body);
      const [grounds, houses] = [cipher.encryptJson('grounds', mid, answer.grounds), cipher.encryptJson('houses', mid, answer.houses)];
      const { rows } = await db.execute(sql`
        with pending as (
          select id from chat_replies where id = ${reply.id} and state = 'pending' for update
        ), ${capture(sql`select id from pending`)}, answer as (
          insert into chat_messages (mid, asst_id, turn, author, body, created_at, paid_by, paid_paise, grounds, houses)
          select ${mid}, ${reply.asstId}, ${reply.questionMid}, 'astrologer', ${body}, ${answer.createdAt.toISOString()}::timestamptz,
            ${charged?.by ?? null}, ${charged ? charged.amount * 100 : null}::integer, ${JSON.stringify(grounds)}::jsonb, ${JSON.stringify(houses)}::jsonb from moved
        ), kept_open as (
          update chat_sessions set open_until = ${answer.openUntil?.toISOString() ?? null}::timestamptz from moved where asst_id = ${reply.asstId}
        ), settled as (
          update chat_replies set state = 'done', outcome = ${JSON.stringify(outcome)}::json from moved where chat_replies.id = ${reply.id}
        )
        select id from moved`);
      return rows.length > 0;
    },

    async findByKey(uid: string, key: string): Promise<StoredReply | null> {
      const answer = alias(chatMessages, 'answer');
      const [row] = await db
        .select({
          id: chatReplies.id,
          asstId: chatReplies.asstId,
          fingerprint: chatReplies.fingerprint,
          mid: answer.mid,
          body: answer.body,
          outcome: chatReplies.outcome,
          leaseUntil: chatReplies.leaseUntil,
        })
        .from(chatReplies)
        .leftJoin(
          answer,
          and(eq(answer.asstId, chatReplies.asstId), eq(answer.turn, chatReplies.questionMid), eq(answer.author, 'astrologer')),
        )
        .where(and(eq(chatReplies.uid, uid), eq(chatReplies.idempotencyKey, key)));
      if (row === undefined) return null;
      const { mid, body, ...reply } = row;
      const cipher = createMessageCipher(db, uid);
      const text = mid === null || body === null ? null : cipher.decryptBody(mid, body);
      return { ...reply, text, outcome: cipher.decryptOutcome(reply.id, reply.outcome) };
    },

    /** Locks the reply for the transaction; false if it is no longer pending, or its lease does not end before `leaseBefore`. */
    async lockPending(id: string, leaseBefore?: Date): Promise<boolean> {
      const rows = await db
        .select({ id: chatReplies.id })
        .from(chatReplies)
        .where(and(eq(chatReplies.id, id), isExpired(leaseBefore)))
        .for('update');
      return rows.length > 0;
    },

    async settle({ id, uid }: Pick<PendingReply, 'id' | 'uid'>, state: 'done' | 'failed', status: StreamStatus): Promise<void> {
      const outcome = createMessageCipher(db, uid).encryptOutcome(id, status);
      await db.update(chatReplies).set({ state, outcome }).where(eq(chatReplies.id, id));
    },

    /** Null while the reply is pending, and if it was deleted. */
    async getOutcome(id: string): Promise<StreamStatus | null> {
      const [row] = await db.select({ uid: chatReplies.uid, outcome: chatReplies.outcome }).from(chatReplies).where(eq(chatReplies.id, id));
      return row === undefined ? null : createMessageCipher(db, row.uid).decryptOutcome(id, row.outcome);
    },

    async listPendingOfChat(asstId: string): Promise<PendingReply[]> {
      const rows = await db
        .select()
        .from(chatReplies)
        .where(and(eq(chatReplies.asstId, asstId), pending))
        .orderBy(asc(chatReplies.id));
      return rows.map(toPendingReply);
    },

    /** Pending replies whose lease ended before `leaseBefore`; by default all. */
    async listExpired(leaseBefore?: Date): Promise<PendingReply[]> {
      const rows = await db.select().from(chatReplies).where(isExpired(leaseBefore)).orderBy(asc(chatReplies.id));
      return rows.map(toPendingReply);
    },

    async renewLeases(ids: string[], leaseUntil: Date): Promise<void> {
      await db
        .update(chatReplies)
        .set({ leaseUntil })
        .where(and(inArray(chatReplies.id, ids), pending));
    },
  };
}
