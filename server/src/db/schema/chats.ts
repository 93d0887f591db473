import type { Astrologer, CareReply, Charge, ChatMessage, StreamStatus } from '@oracle-astra/shared/contract';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, json, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import type { StoredJson, StoredText } from '../encryption/stored-text';
import { timestamptz } from './columns';
import { births } from './births';
import { users } from './users';

/** A chat about one birth record; read-only once `bid` is null or `stoppedAt` is set. */
export const chatSessions = pgTable(
  'chat_sessions',
  {
    asstId: text('asst_id').primaryKey(),
    uid: text('uid')
      .notNull()
      .references(() => users.uid),
    bid: text('bid').references(() => births.bid, { onDelete: 'set null' }),
    astrologer: text('astrologer').$type<Astrologer>().notNull(),
    userName: text('user_name').$type<StoredText>().notNull(),
    startedAt: timestamptz('started_at').notNull(),
    stoppedAt: timestamptz('stopped_at'),
    /** When a chat paid only by the wallet ends; null while questions are left. */
    openUntil: timestamptz('open_until'),
    /** The chart is that of a public figure, so answers use the third person. */
    isCelebrity: boolean('is_celebrity').notNull().default(false),
  },
  (table) => [
    index('chat_sessions_uid').on(table.uid, table.asstId),
    uniqueIndex('chat_sessions_one_running')
      .on(table.bid, table.astrologer)
      .where(sql`stopped_at is null`),
  ],
);

/** `turn` is the mid of the question: it groups a question with its reply. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    mid: text('mid').primaryKey(),
    asstId: text('asst_id')
      .notNull()
      .references(() => chatSessions.asstId, { onDelete: 'cascade' }),
    turn: text('turn').notNull(),
    author: text('author').$type<'person' | 'astrologer'>().notNull(),
    body: text('body').$type<StoredText>().notNull(),
    createdAt: timestamptz('created_at').notNull(),
    paidBy: text('paid_by').$type<Charge['by']>(),
    paidPaise: integer('paid_paise'),
    grounds: jsonb('grounds').$type<StoredJson<NonNullable<ChatMessage['grounds']>>>(),
    houses: jsonb('houses').$type<StoredJson<number[]>>(),
    /** Set on a reply that is care. */
    care: jsonb('care').$type<StoredJson<CareReply & { className: string }>>(),
    /** Whether the person said that the answer helped; null without feedback. */
    helped: boolean('helped'),
  },
  (table) => [
    index('chat_messages_order').on(table.asstId, table.turn, table.mid),
    index('chat_messages_care')
      .on(table.createdAt)
      .where(sql`care is not null`),
  ],
);

/** People who got care for danger, and until when their new chats begin with the helplines. No text is stored. */
export const careFlags = pgTable('care_flags', {
  uid: text('uid')
    .primaryKey()
    .references(() => users.uid),
  level: text('level').$type<'R' | 'O'>().notNull(),
  until: timestamptz('until').notNull(),
});

/**
 * The reply to one question. While it is pending its price is held, and the answering process keeps `leaseUntil` in the future;
 * `outcome` is the exact status object that ended the reply.
 */
export const chatReplies = pgTable(
  'chat_replies',
  {
    id: text('id').primaryKey(),
    uid: text('uid')
      .notNull()
      .references(() => users.uid),
    asstId: text('asst_id')
      .notNull()
      .references(() => chatSessions.asstId, { onDelete: 'cascade' }),
    questionMid: text('question_mid')
      .notNull()
      .references(() => chatMessages.mid, { onDelete: 'cascade' }),
    idempotencyKey: text('idempotency_key'),
    /** Hash of the request; null in rows from before the column existed. */
    fingerprint: text('fingerprint'),
    state: text('state').$type<'pending' | 'done' | 'failed'>().notNull(),
    paidBy: text('paid_by').$type<Charge['by']>().notNull(),
    paidUnit: text('paid_unit').notNull(),
    paidAmount: integer('paid_amount').notNull(),
    leaseUntil: timestamptz('lease_until').notNull(),
    outcome: json('outcome').$type<StoredJson<StreamStatus>>(),
  },
  (table) => [
    unique('chat_replies_uid_idempotency_key_key').on(table.uid, table.idempotencyKey),
    index('chat_replies_pending')
      .on(table.leaseUntil)
      .where(sql`state = 'pending'`),
    index('chat_replies_asst_id').on(table.asstId),
    index('chat_replies_question').on(table.questionMid),
  ],
);
