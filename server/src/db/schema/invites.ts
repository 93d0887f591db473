import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, timestamp, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './users';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/**
 * An invitation by `uid` (null once that account is deleted) to a number, which stands here as a keyed hash alone.
 * Accepted when the number first signed in; of one number that happens once, and never where it `hadAccount` when it was invited.
 */
export const invites = pgTable('invites', {
  id: text('id').primaryKey(),
  uid: text('uid').references(() => users.uid),
  mobileHash: text('mobile_hash').notNull(),
  requestKey: text('request_key'),
  hadAccount: boolean('had_account').notNull().default(false),
  createdAt: moment('created_at').notNull(),
  acceptedAt: moment('accepted_at'),
}, (table) => [
  unique('invites_uid_mobile_hash_key').on(table.uid, table.mobileHash),
  index('invites_uid').on(table.uid, table.createdAt),
  index('invites_request_key').on(table.uid, table.requestKey),
  index('invites_mobile').on(table.mobileHash, table.createdAt),
  index('invites_open_created_at').on(table.createdAt).where(sql`${table.acceptedAt} is null`),
  uniqueIndex('invites_accepted_once').on(table.mobileHash).where(sql`${table.acceptedAt} is not null`),
]);
