import type { NotificationKind } from '@oracle-astra/shared/contract';
import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { timestamptz } from './columns';
import { discussions } from './forum';
import { users } from './users';

/**
 * Notifications of a person. `kind` and `params` are worded when they are read; old rows have only the finished `message`.
 * While unseen, events with the same `gatherKey` share a row.
 */
export const notifications = pgTable(
  'notifications',
  {
    id: text('id').primaryKey(),
    uid: text('uid')
      .notNull()
      .references(() => users.uid),
    did: text('did').references(() => discussions.did),
    message: text('message').notNull().default(''),
    kind: text('kind').$type<NotificationKind>(),
    params: jsonb('params').$type<Record<string, string | number>>(),
    gatherKey: text('gather_key'),
    createdAt: timestamptz('created_at').notNull(),
    seenAt: timestamptz('seen_at'),
  },
  (table) => [index('notifications_uid').on(table.uid, table.createdAt), index('notifications_did').on(table.did)],
);

/** Topics of notifications that a person has switched off. */
export const notificationMutes = pgTable(
  'notification_mutes',
  {
    uid: text('uid')
      .notNull()
      .references(() => users.uid),
    topic: text('topic').notNull(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.topic] })],
);
