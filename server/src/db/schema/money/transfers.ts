import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { timestamptz } from '../columns';
import { users } from '../users';

/** Append-only. Oracle questions from one person to another; the ledger has the postings under the same id. */
export const questionTransfers = pgTable('question_transfers', {
  id: text('id').primaryKey(),
  sender: text('sender')
    .notNull()
    .references(() => users.uid),
  recipient: text('recipient')
    .notNull()
    .references(() => users.uid),
  questions: integer('questions').notNull(),
  createdAt: timestamptz('created_at').notNull(),
});

/** Look-ups of numbers for transfers, counted because they reveal whether a number has an account. */
export const transferPreviews = pgTable(
  'transfer_previews',
  {
    uid: text('uid')
      .notNull()
      .references(() => users.uid),
    /** Hash of key and request, so that a replay does not count again; null without a key. */
    requestHash: text('request_hash'),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [uniqueIndex('transfer_previews_request').on(table.uid, table.requestHash)],
);
