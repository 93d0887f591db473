import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { StoredJson } from '../encryption/stored-text';
import { timestamptz } from './columns';

/** The stored response to a write with an Idempotency-Key. */
export const idempotentAnswers = pgTable(
  'idempotent_answers',
  {
    uid: text('uid').notNull(),
    route: text('route').notNull(),
    key: text('key').notNull(),
    /** Hash of the request; null in rows from before the column existed. */
    fingerprint: text('fingerprint'),
    answer: jsonb('answer').$type<StoredJson<unknown>>(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.route, table.key] }), index('idempotent_answers_created_at').on(table.createdAt)],
);
