import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ConsentItem, Locale } from '@oracle-astra/shared/contract';
import { timestamptz } from './columns';

/** What a person agreed to, by which text, until when. */
export const consents = pgTable(
  'consents',
  {
    id: text('id').primaryKey(),
    uid: text('uid').notNull(),
    item: text('item').$type<ConsentItem>().notNull(),
    version: text('version').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    givenAt: timestamptz('given_at').notNull(),
    withdrawnAt: timestamptz('withdrawn_at'),
  },
  (table) => [
    index('consents_uid').on(table.uid, table.givenAt),
    uniqueIndex('consents_given')
      .on(table.uid, table.item)
      .where(sql`withdrawn_at is null`),
  ],
);
