import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { timestamptz } from './columns';
import { users } from './users';

/**
 * Points that a person earned for an item, once for each; `amount` is 0 above the daily limit. `actor` is who upvoted, '' for
 * the other kinds. `day` is the date in India.
 */
export const pointAwards = pgTable(
  'point_awards',
  {
    uid: text('uid')
      .notNull()
      .references(() => users.uid),
    kind: text('kind').$type<'discussion' | 'comment' | 'vote' | 'upvote'>().notNull(),
    itemId: text('item_id').notNull(),
    actor: text('actor').notNull().default(''),
    amount: integer('amount').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    createdAt: timestamptz('created_at').notNull(),
    revokedAt: timestamptz('revoked_at'),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.kind, table.itemId, table.actor] }),
    index('point_awards_day').on(table.uid, table.day),
  ],
);

/** Redeemed points of deleted posts; later points pay this debt first. */
export const pointDebts = pgTable('point_debts', {
  uid: text('uid')
    .primaryKey()
    .references(() => users.uid),
  amount: integer('amount').notNull(),
});
