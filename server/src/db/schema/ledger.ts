import { bigint, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** `balance` is kept for people alone: one row that every transfer updates would make them queue. */
export const accounts = pgTable('accounts', {
  id: text('id').primaryKey(),
  owner: text('owner'),
  unit: text('unit').notNull(),
  kind: text('kind').notNull(),
  balance: bigint('balance', { mode: 'number' }),
}, (table) => [index('accounts_owner').on(table.owner)]);

/** Append-only. `key` makes a transfer happen once. */
export const transfers = pgTable('transfers', {
  id: text('id').primaryKey(),
  key: text('key').notNull().unique(),
  reason: text('reason').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
});

/** Append-only. The amounts of one transfer add up to nothing. */
export const postings = pgTable('postings', {
  transferId: text('transfer_id').notNull().references(() => transfers.id),
  accountId: text('account_id').notNull().references(() => accounts.id),
  amount: bigint('amount', { mode: 'number' }).notNull(),
}, (table) => [primaryKey({ columns: [table.transferId, table.accountId] }), index('postings_account').on(table.accountId)]);
