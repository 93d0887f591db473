import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { timestamptz } from './columns';
import { users } from './users';

/**
 * An invitation by `uid` (null once that account is deleted) to a number, which is stored as a keyed hash only. Accepted on the
 * first sign-in of the number: once for each number, and never if it `hadAccount` when it was invited.
 */
export const invites = pgTable(
  'invites',
  {
    id: text('id').primaryKey(),
    uid: text('uid').references(() => users.uid),
    mobileHash: text('mobile_hash').notNull(),
    requestKey: text('request_key'),
    hadAccount: boolean('had_account').notNull().default(false),
    createdAt: timestamptz('created_at').notNull(),
    acceptedAt: timestamptz('accepted_at'),
    /** Null once its message was sent. */
    sendingSince: timestamptz('sending_since'),
  },
  (table) => [
    unique('invites_uid_mobile_hash_key').on(table.uid, table.mobileHash),
    index('invites_uid').on(table.uid, table.createdAt),
    index('invites_request_key').on(table.uid, table.requestKey),
    index('invites_mobile').on(table.mobileHash, table.createdAt),
    index('invites_open_created_at')
      .on(table.createdAt)
      .where(sql`${table.acceptedAt} is null`),
    uniqueIndex('invites_accepted_once')
      .on(table.mobileHash)
      .where(sql`${table.acceptedAt} is not null`),
  ],
);
