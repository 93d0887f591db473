import type { LifeEventKind } from '@oracle-astra/shared/contract';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import type { StoredText } from '../encryption/stored-text';
import { births } from './births';
import { timestamptz } from './columns';
import { users } from './users';

/** Life events, marked on the dasha time line of a birth; `month` is YYYY-MM. */
export const lifeEvents = pgTable(
  'life_events',
  {
    eid: text('eid').primaryKey(),
    bid: text('bid')
      .notNull()
      .references(() => births.bid, { onDelete: 'cascade' }),
    uid: text('uid')
      .notNull()
      .references(() => users.uid),
    kind: text('kind').$type<LifeEventKind>().notNull(),
    title: text('title').$type<StoredText>().notNull(),
    month: text('month').notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [index('life_events_bid').on(table.bid), index('life_events_uid').on(table.uid)],
);
