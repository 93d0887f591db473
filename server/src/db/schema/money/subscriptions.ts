import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamptz } from '../columns';
import { users } from '../users';

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
    /** A trigger allows only the provider's state transitions. */
    state: text('state', { enum: ['active', 'grace', 'halted', 'cancelled'] })
      .notNull()
      .default('active'),
    cancelAtEnd: boolean('cancel_at_end').notNull().default(false),
    /** When the provider was last asked about it. */
    checkedAt: timestamptz('checked_at'),
    /** The code request that authorised cancelling at once; each is valid once. */
    cancelCode: text('cancel_code').unique(),
  },
  (table) => [index('subscriptions_uid').on(table.uid, table.createdAt)],
);

/** An order of a subscription, by its provider's id; the first charge adds it to `subscriptions`. */
export const subscriptionOrders = pgTable('subscription_orders', {
  id: text('id').primaryKey(),
  uid: text('uid')
    .notNull()
    .references(() => users.uid),
  pricePaise: integer('price_paise').notNull(),
  questions: integer('questions').notNull(),
  gstPercent: integer('gst_percent').notNull(),
  state: text('state', { enum: ['created', 'started', 'abandoned'] })
    .notNull()
    .default('created'),
  createdAt: timestamptz('created_at').notNull(),
  checkedAt: timestamptz('checked_at').notNull(),
  /** When the provider first said that a bank has the mandate, whose first charge may take days. */
  mandateAt: timestamptz('mandate_at'),
  /** The first payment that a bank has not answered, while the provider does not say that the bank has the mandate. */
  mandatePayment: text('mandate_payment'),
  /** When cancelling at the provider began, when it was last requested, and when the provider confirmed it. */
  endRequestedAt: timestamptz('end_requested_at'),
  /** When the provider reported the end by itself; its last charges are fetched before it ends here. */
  endReportedAt: timestamptz('end_told_at'),
  endAskedAt: timestamptz('end_asked_at'),
  endedAt: timestamptz('ended_at'),
});

/** A paid cycle and its questions; each person has at most one open cycle, and the ledger has its remaining questions. */
export const subscriptionCycles = pgTable('subscription_cycles', {
  paymentId: text('payment_id').primaryKey(),
  uid: text('uid')
    .notNull()
    .references(() => users.uid),
  subscriptionId: text('subscription_id').notNull(),
  questions: integer('questions').notNull(),
  startsAt: timestamptz('starts_at').notNull(),
  endsAt: timestamptz('ends_at').notNull(),
  openedAt: timestamptz('opened_at').notNull(),
  closedAt: timestamptz('closed_at'),
  closedBy: text('closed_by', { enum: ['renewed', 'ended', 'halted', 'cancelled', 'refunded', 'erased'] }),
});

/** Questions that were still being answered when their cycle closed. */
export const subscriptionLateQuestions = pgTable('subscription_late_questions', {
  replyId: text('reply_id').primaryKey(),
  paymentId: text('payment_id')
    .notNull()
    .references(() => subscriptionCycles.paymentId),
});
