import { bigint, date, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Tokens of the language model used on an Indian day, by account; an empty `uid` is the whole site. */
export const modelUsage = pgTable(
  'model_usage',
  {
    day: date('day').notNull(),
    uid: text('uid').notNull(),
    tokens: bigint('tokens', { mode: 'number' }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.uid] }), index('model_usage_uid').on(table.uid)],
);
