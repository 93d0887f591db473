import { locales } from '@oracle-astra/shared/contract';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamptz } from './columns';
import { notifications } from './notifications';
import { sessions, users } from './users';

/** Push subscriptions of browsers: `endpoint` is the address of the push service, the keys encrypt for the browser. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    endpoint: text('endpoint').primaryKey(),
    uid: text('uid')
      .notNull()
      .references(() => users.uid),
    /** The session that subscribed; nothing is pushed after it has ended. */
    jti: text('jti')
      .notNull()
      .references(() => sessions.jti, { onDelete: 'cascade' }),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    /** The pair of VAPID keys with which the browser subscribed; null in rows of earlier releases. */
    keyId: text('key_id'),
    locale: text('locale', { enum: locales }).notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [index('push_subscriptions_uid').on(table.uid, table.createdAt), index('push_subscriptions_jti').on(table.jti)],
);

/** Notifications that are still to be pushed. */
export const pushDeliveries = pgTable(
  'push_deliveries',
  {
    notificationId: text('notification_id')
      .primaryKey()
      .references(() => notifications.id, { onDelete: 'cascade' }),
    createdAt: timestamptz('created_at').notNull(),
    /** The remaining browsers; null for all of the person. */
    endpoints: text('endpoints').array(),
    attempts: integer('attempts').notNull().default(0),
    /** Null to send immediately. */
    dueAt: timestamptz('due_at'),
  },
  (table) => [index('push_deliveries_created_at').on(table.createdAt)],
);
