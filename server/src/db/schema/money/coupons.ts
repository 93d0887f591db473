import { date, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { timestamptz } from '../columns';
import { users } from '../users';

/** A discount in percent on one recharge, won at the wheel; `day` is the Indian day, with one spin for each person. */
export const coupons = pgTable(
  'coupons',
  {
    code: text('code').primaryKey(),
    uid: text('uid')
      .notNull()
      .references(() => users.uid),
    percent: integer('percent').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    requestKey: text('request_key'),
    createdAt: timestamptz('created_at').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
    usedAt: timestamptz('used_at'),
  },
  (table) => [unique().on(table.uid, table.day)],
);
