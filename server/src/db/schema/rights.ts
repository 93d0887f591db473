import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import type { RightsKind } from '@oracle-astra/shared/contract';
import type { StoredText } from '../encryption/stored-text';
import { timestamptz } from './columns';

/** Who acts for a person who has died or no longer can; `mobile` is country code and number. */
export const nominees = pgTable('nominees', {
  uid: text('uid').primaryKey(),
  name: text('name').$type<StoredText>().notNull(),
  mobile: text('mobile').$type<StoredText>().notNull(),
  /** Of an encrypted number. */
  mobileHash: text('mobile_hash'),
  namedAt: timestamptz('named_at').notNull(),
});

/** What a person asked for by law. */
export const rightsRequests = pgTable(
  'rights_requests',
  {
    id: text('id').primaryKey(),
    uid: text('uid').notNull(),
    kind: text('kind').$type<RightsKind>().notNull(),
    body: text('body').$type<StoredText>().notNull(),
    createdAt: timestamptz('created_at').notNull(),
    /** The date in India by which the owner answers, `YYYY-MM-DD`. */
    dueOn: text('due_on').notNull(),
    closedAt: timestamptz('closed_at'),
    answer: text('answer').$type<StoredText>(),
  },
  (table) => [
    index('rights_requests_uid').on(table.uid, table.createdAt),
    index('rights_requests_open')
      .on(table.dueOn)
      .where(sql`closed_at is null`),
  ],
);
