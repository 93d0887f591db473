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
    item: text('item').$type<ConsentItem | 'child'>().notNull(),
    version: text('version').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    givenAt: timestamptz('given_at').notNull(),
    withdrawnAt: timestamptz('withdrawn_at'),
    /** The account of the child that a parent agreed to. */
    child: text('child'),
  },
  (table) => [
    index('consents_uid').on(table.uid, table.givenAt),
    uniqueIndex('consents_given')
      .on(table.uid, table.item)
      .where(sql`withdrawn_at is null and child is null`),
    uniqueIndex('consents_child')
      .on(table.child, table.uid)
      .where(sql`withdrawn_at is null and child is not null`),
  ],
);
