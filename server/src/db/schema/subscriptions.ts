import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './users';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/**
 * `id` is the payment provider's. The paid cycle runs from `startsAt` to `endsAt`;
 * the questions that are left of it stand in the ledger.
 */
export const subscriptions = pgTable('subscriptions', {
  id: text('id').primaryKey(),
  uid: text('uid').notNull().references(() => users.uid),
  maxQuestions: integer('max_questions').notNull(),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at').notNull(),
  lastPaymentAt: moment('last_payment_at').notNull(),
  cancelledAt: moment('cancelled_at'),
  createdAt: moment('created_at').notNull(),
}, (table) => [index('subscriptions_uid').on(table.uid, table.createdAt)]);
