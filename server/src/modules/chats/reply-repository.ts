import type { StreamStatus } from '@oracle-astra/shared/contract';
import { and, asc, eq, inArray, lt } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database';
import { chatMessages, chatReplies } from '../../db/schema';
import type { Unit } from '../ledger/accounts';
import type { Price } from './payment';

/** The answering of one question that has been accepted, its price held. */
export interface PendingReply {
  id: string;
  uid: string;
  asstId: string;
  questionMid: string;
  price: Price;
}

/** An earlier answering, found by its Idempotency-Key. `text` is null until it is done. */
export interface KnownReply {
  id: string;
  asstId: string;
  /** Null where it was kept before fingerprints were. */
  fingerprint: string | null;
  text: string | null;
  outcome: StreamStatus | null;
  leaseUntil: Date;
}

function pendingOf(row: typeof chatReplies.$inferSelect): PendingReply {
  const { id, uid, asstId, questionMid, paidBy: by, paidAmount: amount } = row;
  return { id, uid, asstId, questionMid, price: { by, unit: row.paidUnit as Unit, amount } };
}

export function makeReplyRepository(db: Database) {
  const pending = eq(chatReplies.state, 'pending');
  const left = (leaseBefore?: Date) => (leaseBefore ? and(pending, lt(chatReplies.leaseUntil, leaseBefore)) : pending);

  return {
    /** False, and nothing written, where the key is taken. */
    async add({ price, ...reply }: PendingReply, { idempotencyKey, fingerprint }: { idempotencyKey: string | null; fingerprint: string }, leaseUntil: Date): Promise<boolean> {
      const rows = await db.insert(chatReplies).values({
        ...reply, idempotencyKey, fingerprint, leaseUntil, state: 'pending', paidBy: price.by, paidUnit: price.unit, paidAmount: price.amount,
      }).onConflictDoNothing().returning({ id: chatReplies.id });
      return rows.length > 0;
    },

    async byKey(uid: string, key: string): Promise<KnownReply | null> {
      const answer = alias(chatMessages, 'answer');
      const [row] = await db.select({
        id: chatReplies.id, asstId: chatReplies.asstId, fingerprint: chatReplies.fingerprint, text: answer.body, outcome: chatReplies.outcome, leaseUntil: chatReplies.leaseUntil,
      }).from(chatReplies)
        .leftJoin(answer, and(eq(answer.asstId, chatReplies.asstId), eq(answer.turn, chatReplies.questionMid), eq(answer.author, 'astrologer')))
        .where(and(eq(chatReplies.uid, uid), eq(chatReplies.idempotencyKey, key)));
      return row ?? null;
    },

    /** Locks the reply for the transaction; false where it is no longer pending, or its lease does not end before `leaseBefore`. */
    async lockPending(id: string, leaseBefore?: Date): Promise<boolean> {
      const rows = await db.select({ id: chatReplies.id }).from(chatReplies)
        .where(and(eq(chatReplies.id, id), left(leaseBefore))).for('update');
      return rows.length > 0;
    },

    async settle(id: string, state: 'done' | 'failed', outcome: StreamStatus): Promise<void> {
      await db.update(chatReplies).set({ state, outcome }).where(eq(chatReplies.id, id));
    },

    async pendingOfChat(asstId: string): Promise<PendingReply[]> {
      const rows = await db.select().from(chatReplies).where(and(eq(chatReplies.asstId, asstId), pending)).orderBy(asc(chatReplies.id));
      return rows.map(pendingOf);
    },

    /** Replies whose process no longer answers; all that are pending where no moment is given. */
    async leftPending(leaseBefore?: Date): Promise<PendingReply[]> {
      const rows = await db.select().from(chatReplies).where(left(leaseBefore)).orderBy(asc(chatReplies.id));
      return rows.map(pendingOf);
    },

    async renew(ids: string[], leaseUntil: Date): Promise<void> {
      await db.update(chatReplies).set({ leaseUntil }).where(and(inArray(chatReplies.id, ids), pending));
    },
  };
}
