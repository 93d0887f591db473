import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamptz } from './columns';
import { discussions } from './forum';
import { users } from './users';

/** What happened in a discussion that concerns a person; unseen until that discussion is opened from the list. */
export const notifications = pgTable(
  'notifications',
  {
    id: text('id').primaryKey(),
    uid: text('uid')
      .notNull()
      .references(() => users.uid),
    did: text('did')
      .notNull()
      .references(() => discussions.did),
    message: text('message').notNull(),
    createdAt: timestamptz('created_at').notNull(),
    seenAt: timestamptz('seen_at'),
  },
  (table) => [index('notifications_uid').on(table.uid, table.createdAt)],
);
