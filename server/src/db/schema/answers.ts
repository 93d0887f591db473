import { index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** The first answer to a write that carried an Idempotency-Key. */
export const idempotentAnswers = pgTable('idempotent_answers', {
  uid: text('uid').notNull(),
  route: text('route').notNull(),
  key: text('key').notNull(),
  /** Stands for what was asked; null where it was kept before fingerprints were. */
  fingerprint: text('fingerprint'),
  answer: jsonb('answer'),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
}, (table) => [
  primaryKey({ columns: [table.uid, table.route, table.key] }),
  index('idempotent_answers_created_at').on(table.createdAt),
]);
