import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { timestamptz } from './columns';
import { users } from './users';

/** Bans, gifts and limits of a mobile number whose account was deleted, by keyed hash and kind, until `expiresAt`. */
export const numberMarks = pgTable(
  'number_marks',
  {
    kind: text('kind').notNull(),
    mobileHash: text('mobile_hash').notNull(),
    value: jsonb('value').notNull().default({}),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.mobileHash] }),
    index('number_marks_expires_at').on(table.expiresAt),
    index('number_marks_number').on(table.mobileHash),
  ],
);

/** Uses by an earlier account of the number that count towards the limits of an account. */
export const carriedUses = pgTable(
  'carried_uses',
  {
    uid: text('uid')
      .notNull()
      .references(() => users.uid),
    kind: text('kind').notNull(),
    at: timestamptz('at').notNull(),
    amount: integer('amount').notNull(),
    item: text('item'),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [index('carried_uses_uid').on(table.uid, table.kind), index('carried_uses_expires_at').on(table.expiresAt)],
);
