import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { discussions } from './forum';
import { users } from './users';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** What happened in a discussion that concerns a person; unseen until that discussion is opened from the list. */
export const notifications = pgTable('notifications', {
  id: text('id').primaryKey(),
  uid: text('uid').notNull().references(() => users.uid),
  did: text('did').notNull().references(() => discussions.did),
  message: text('message').notNull(),
  createdAt: moment('created_at').notNull(),
  seenAt: moment('seen_at'),
}, (table) => [index('notifications_uid').on(table.uid, table.createdAt)]);
