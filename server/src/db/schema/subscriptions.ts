import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamptz } from './columns';
import { users } from './users';

/**
 * `id` is the payment provider's. The paid cycle runs from `startsAt` to `endsAt`;
 * the remaining questions are in the ledger.
 */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: text('id').primaryKey(),
    uid: text('uid')
      .notNull()
      .references(() => users.uid),
    maxQuestions: integer('max_questions').notNull(),
    startsAt: timestamptz('starts_at').notNull(),
    endsAt: timestamptz('ends_at').notNull(),
    lastPaymentAt: timestamptz('last_payment_at').notNull(),
    cancelledAt: timestamptz('cancelled_at'),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [index('subscriptions_uid').on(table.uid, table.createdAt)],
);
