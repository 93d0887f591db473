import type { PushChatRequest } from '@oracle-astra/shared/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Placeholder, SQL } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { births, chatSessions, users } from '../../db/schema';
import type { BirthRow } from '../births/service';
import type { Balances } from '../ledger/service';
import type { PendingReply } from './reply-repository';
import type { ChatSession } from './repository';

export interface Question {
  /** Of the reply that it will have. */
  id: string;
  uid: string;
  request: PushChatRequest;
  idempotencyKey: string | null;
}

/** What decides about a question; a record or a chat of somebody else is as good as none. */
export interface Asking {
  birth: BirthRow | null;
  session: ChatSession | null;
  available: Balances['available'];
  isKeyUsed: boolean;
}

export interface NewQuestion {
  reply: PendingReply;
  bid: string;
  body: string;
  createdAt: Date;
  idempotencyKey: string | null;
  fingerprint: string;
  leaseUntil: Date;
}

/** Hundreds ask at once, and each round trip to the database costs as much as what it does there: one reads, one writes. */
export function createAskingRepository(db: Database, available: (uid: Placeholder) => SQL<Balances['available']>) {
  const uid = sql.placeholder('uid');
  // Without a name: a pooler that hands out connections by the transaction need not know it.
  const asking = db.select({
    birth: births, session: chatSessions, available: available(uid),
    isKeyUsed: sql<boolean>`exists (select 1 from chat_replies where chat_replies.uid = ${uid} and idempotency_key = ${sql.placeholder('key')})`,
  }).from(users)
    .leftJoin(births, and(eq(births.bid, sql.placeholder('bid')), eq(births.uid, uid)))
    .leftJoin(chatSessions, and(eq(chatSessions.asstId, sql.placeholder('asstId')), eq(chatSessions.uid, uid)))
    .where(eq(users.uid, uid)).prepare('');

  return {
    /** Null where there is no such person. */
    async read({ uid, request, idempotencyKey }: Question): Promise<Asking | null> {
      const [row] = await asking.execute({ uid, key: idempotencyKey, bid: request.bid, asstId: request.asst_id });
      return row ?? null;
    },

    /**
     * Stores a question with its pending reply and sets its price aside, which `hold` makes the ledger's parts of the
     * `with` for; locks the chat before anything else, as every step of a reply does. False, and nothing written, where
     * the chat no longer runs or the price is no longer there. Fails where the key is taken.
     */
    async add({ reply, idempotencyKey, fingerprint, ...question }: NewQuestion, hold: (condition: SQL) => SQL): Promise<boolean> {
      const { id, uid, asstId, questionMid, price } = reply;
      const { rows } = await db.execute(sql`
        with chat as (
          select asst_id from chat_sessions where asst_id = ${asstId} and uid = ${uid} and bid = ${question.bid} and stopped_at is null for update
        ), ${hold(sql`exists (select 1 from chat)`)}, question as (
          insert into chat_messages (mid, asst_id, turn, author, body, created_at)
          select ${questionMid}, ${asstId}, ${questionMid}, 'person', ${question.body}, ${question.createdAt.toISOString()}::timestamptz from moved
        ), reply as (
          insert into chat_replies (id, uid, asst_id, question_mid, idempotency_key, fingerprint, state, paid_by, paid_unit, paid_amount, lease_until)
          select ${id}, ${uid}, ${asstId}, ${questionMid}, ${idempotencyKey}, ${fingerprint}, 'pending',
            ${price.by}, ${price.unit}, ${price.amount}::integer, ${question.leaseUntil.toISOString()}::timestamptz from moved
        )
        select id from moved`);
      return rows.length > 0;
    },
  };
}
