import type { PushChatRequest } from '@oracle-astra/shared/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { settleItem } from '../../db/statements/batcher';
import { births, chatSessions, users } from '../../db/schema';
import type { BirthRow } from '../births/service';
import type { Balances } from '../ledger/service';
import { selectAge, toAgeFacts, type AgeFacts } from '../minors/state';
import { createMessageCipher } from './message-cipher';
import { decryptRecent, type RecentQuestion, type StoredQuestion } from './recent-questions';
import type { PendingReply } from './replies/reply-repository';
import type { ChatSession } from './repository';

export interface Question {
  /** The id of its reply. */
  id: string;
  uid: string;
  request: PushChatRequest;
  idempotencyKey: string | null;
}

/** The context for checking a question; birth record and chat are null if they are missing or belong to another person. */
export interface QuestionContext {
  birth: BirthRow | null;
  session: ChatSession | null;
  available: Balances['available'];
  isKeyUsed: boolean;
  age: AgeFacts;
  /** The last questions of the chat, newest first, with care's assessment. */
  recent: RecentQuestion[];
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

/** The number of questions read together for care, plus one. */
const recentQuestions = 3;

const textArray = (name: string) => sql`${sql.placeholder(name)}::text[]`;

/** A question as a row of the statement that stores it. */
function toRow(db: Database, { reply, bid, body, createdAt, idempotencyKey, fingerprint, leaseUntil }: NewQuestion) {
  const { id, uid, asstId, questionMid, price } = reply;
  return {
    id,
    uid,
    asst_id: asstId,
    bid,
    mid: questionMid,
    body: createMessageCipher(db, uid).encryptBody(questionMid, body),
    created_at: createdAt,
    key: idempotencyKey,
    fingerprint,
    ...{ paid_by: price.by, paid_unit: price.unit, paid_amount: price.amount },
    lease_until: leaseUntil,
  };
}

/** Reads and writes in batches, because under load a round trip costs more than the work of one question. */
// eslint-disable-next-line max-lines-per-function -- two statements over one set of columns
export function createQuestionRepository(db: Database, available: (uid: SQL) => SQL<Balances['available']>) {
  const asked = { uid: sql`asked.uid`, bid: sql`asked.bid`, asstId: sql`asked.asst_id`, key: sql`asked.key` };
  // Unnamed, because a pooler in transaction mode does not keep named statements.
  const asking = db
    .select({
      id: sql<string>`asked.id`,
      birth: births,
      session: chatSessions,
      available: available(asked.uid),
      age: selectAge(asked.uid),
      isKeyUsed: sql<boolean>`exists (select 1 from chat_replies where chat_replies.uid = ${asked.uid} and idempotency_key = ${asked.key})`,
      recent: sql<StoredQuestion[]>`coalesce((
        select json_agg(json_build_object('turn', question.turn, 'body', question.body, 'care', (
          select json_build_object('mid', reply.mid, 'care', reply.care) from chat_messages as reply
          where reply.asst_id = question.asst_id and reply.turn = question.turn and reply.care is not null limit 1
        )) order by question.turn desc)
        from (
          select asst_id, turn, body from chat_messages
          where asst_id = ${chatSessions.asstId} and author = 'person' order by turn desc limit ${sql.raw(String(recentQuestions))}
        ) as question
      ), '[]'::json)`,
    })
    .from(
      sql`unnest(${textArray('ids')}, ${textArray('uids')}, ${textArray('bids')}, ${textArray('asstIds')}, ${textArray('keys')}) as asked (id, uid, bid, asst_id, key)`,
    )
    .innerJoin(users, eq(users.uid, asked.uid))
    .leftJoin(births, and(eq(births.bid, asked.bid), eq(births.uid, asked.uid)))
    .leftJoin(chatSessions, and(eq(chatSessions.asstId, asked.asstId), eq(chatSessions.uid, asked.uid)))
    .prepare('');

  return {
    /** The contexts of the questions, in order; null if the person does not exist. */
    async read(questions: readonly Question[]): Promise<(QuestionContext | null | Error)[]> {
      const rows = await asking.execute({
        ids: questions.map(({ id }) => id),
        uids: questions.map(({ uid }) => uid),
        bids: questions.map(({ request }) => request.bid),
        asstIds: questions.map(({ request }) => request.asst_id),
        keys: questions.map(({ idempotencyKey }) => idempotencyKey),
      });
      const byId = new Map(rows.map((row) => [row.id, row]));
      return questions.map(({ id, uid }) => {
        const row = byId.get(id);
        return row === undefined
          ? null
          : settleItem(() => ({
              ...row,
              age: toAgeFacts(db, row.age),
              recent: decryptRecent(createMessageCipher(db, uid), row.recent),
            }));
      });
    },

    /**
     * Stores questions of different people with their pending replies and holds their prices; `hold` builds the ledger's CTEs.
     * Locks the people first, like account deletion, then the chats, like every step of a reply. Returns the ids of the stored
     * ones. A question is not stored if its chat is closed, the credit is gone, or with `skipLocked` a row is locked. Rejects
     * if the Idempotency-Key of one was used.
     */
    async add(
      questions: readonly NewQuestion[],
      hold: (allowed: SQL) => SQL,
      { skipLocked }: { skipLocked: boolean },
    ): Promise<Set<string>> {
      const skip = skipLocked ? sql`skip locked` : sql``;
      const { rows } = await db.execute<{ id: string }>(sql`
        with asked as materialized (
          select * from json_to_recordset(${JSON.stringify(questions.map((question) => toRow(db, question)))}::json) as asked (id text, uid text, asst_id text, bid text, mid text,
            body text, created_at timestamptz, key text, fingerprint text, paid_by text, paid_unit text, paid_amount integer, lease_until timestamptz)
        ), person as (
          select users.uid from users join asked on users.uid = asked.uid where users.deleted_at is null for key share of users ${skip}
        ), chat as (
          select asked.id from person join asked on asked.uid = person.uid
          join chat_sessions on chat_sessions.asst_id = asked.asst_id and chat_sessions.uid = asked.uid and chat_sessions.bid = asked.bid
          where chat_sessions.stopped_at is null for update of chat_sessions ${skip}
        ), ${hold(sql`select id from chat`)}, question as (
          insert into chat_messages (mid, asst_id, turn, author, body, created_at)
          select asked.mid, asked.asst_id, asked.mid, 'person', asked.body, asked.created_at from asked join moved on moved.id = asked.id
        ), reply as (
          insert into chat_replies (id, uid, asst_id, question_mid, idempotency_key, fingerprint, state, paid_by, paid_unit, paid_amount, lease_until)
          select asked.id, asked.uid, asked.asst_id, asked.mid, asked.key, asked.fingerprint, 'pending',
            asked.paid_by, asked.paid_unit, asked.paid_amount, asked.lease_until from asked join moved on moved.id = asked.id
        )
        select id from moved`);
      return new Set(rows.map(({ id }) => id));
    },
  };
}
