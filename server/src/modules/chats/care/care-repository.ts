import { and, eq, gt } from 'drizzle-orm';
import type { CareReply, StreamStatus } from '@oracle-astra/shared/contract';
import type { Database } from '../../../db/database';
import { careFlags, chatMessages, chatReplies } from '../../../db/schema';
import { createMessageCipher } from '../message-cipher';
import { setCareFlag } from './care-flags';

/** A question with the care that answers it. */
export interface CareTurn {
  id: string;
  uid: string;
  asstId: string;
  questionMid: string;
  answerMid: string;
  question: string;
  answer: string;
  care: CareReply & { className: string };
  outcome: StreamStatus;
  idempotencyKey: string | null;
  fingerprint: string;
  now: Date;
}

/** The writes of care, in the caller's transaction; the chat must be locked. */
export function createCareRepository(db: Database) {
  return {
    /** Stores question and answer as a finished, free reply. Rejects if the Idempotency-Key was used. */
    async add(turn: CareTurn): Promise<void> {
      const { id, uid, asstId, questionMid, answerMid, question, answer, care, outcome, idempotencyKey, fingerprint, now } = turn;
      const message = { asstId, turn: questionMid, createdAt: now };
      const { encryptBody, encryptJson, encryptOutcome } = createMessageCipher(db, uid);
      const [questionBody, answerBody] = [encryptBody(questionMid, question), encryptBody(answerMid, answer)];
      await db.insert(chatMessages).values({ ...message, mid: questionMid, author: 'person', body: questionBody });
      await db.insert(chatReplies).values({
        id,
        uid,
        asstId,
        questionMid,
        idempotencyKey,
        fingerprint,
        state: 'done',
        paidBy: 'questions',
        paidUnit: 'oracle_question',
        paidAmount: 0,
        leaseUntil: now,
        outcome: encryptOutcome(id, outcome),
      });
      await db
        .insert(chatMessages)
        .values({ ...message, mid: answerMid, author: 'astrologer', body: answerBody, care: encryptJson('care', answerMid, care) });
    },

    async setFlag(uid: string, level: 'R' | 'O', until: Date): Promise<void> {
      await setCareFlag(db, uid, level, until);
    },

    async clearFlag(uid: string): Promise<void> {
      await db.delete(careFlags).where(eq(careFlags.uid, uid));
    },

    async isFlagged(uid: string, now: Date): Promise<boolean> {
      const rows = await db
        .select({ uid: careFlags.uid })
        .from(careFlags)
        .where(and(eq(careFlags.uid, uid), gt(careFlags.until, now)));
      return rows.length > 0;
    },

    /** Marks that the person meant something else by this question. */
    async dismiss(uid: string, asstId: string, turn: string): Promise<void> {
      const { decryptJson, encryptJson } = createMessageCipher(db, uid);
      const ofTurn = and(eq(chatMessages.asstId, asstId), eq(chatMessages.turn, turn));
      for (const { mid, care } of await db.select({ mid: chatMessages.mid, care: chatMessages.care }).from(chatMessages).where(ofTurn)) {
        if (care === null) continue;
        const dismissed = { ...decryptJson('care', mid, care), dismissed: true as const };
        await db
          .update(chatMessages)
          .set({ care: encryptJson('care', mid, dismissed) })
          .where(eq(chatMessages.mid, mid));
      }
    },
  };
}
