import { bigint, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { timestamptz } from '../columns';

/** `balance` is stored only for people, because a system account would be one row that every transfer locks. */
export const accounts = pgTable(
  'accounts',
  {
    id: text('id').primaryKey(),
    owner: text('owner'),
    unit: text('unit').notNull(),
    kind: text('kind').notNull(),
    balance: bigint('balance', { mode: 'number' }),
  },
  (table) => [index('accounts_owner').on(table.owner)],
);

/** Append-only. A unique `key` makes a transfer happen once. */
export const transfers = pgTable('transfers', {
  id: text('id').primaryKey(),
  key: text('key').notNull().unique(),
  reason: text('reason').notNull(),
  createdAt: timestamptz('created_at').notNull(),
});

/** Append-only. The amounts of one transfer sum to zero. */
export const postings = pgTable(
  'postings',
  {
    transferId: text('transfer_id')
      .notNull()
      .references(() => transfers.id),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    amount: bigint('amount', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.transferId, table.accountId] }),
    index('postings_account_transfer').on(table.accountId, table.transferId),
  ],
);

/** Results of the last checks of the ledger, in one row. A fault stays until a full check finds none. */
export const ledgerProofs = pgTable('ledger_proofs', {
  id: text('id').primaryKey(),
  checkedAt: timestamptz('checked_at').notNull(),
  /** When a check last found no fault. */
  provenAt: timestamptz('proven_at'),
  wholeAt: timestamptz('whole_at'),
  /** The transfer up to which everything is checked. */
  provenTo: text('proven_to'),
  faults: jsonb('faults').$type<string[]>().notNull(),
});
