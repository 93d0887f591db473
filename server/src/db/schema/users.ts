import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** `mobile` is country code and number; null once the account is deleted. */
export const users = pgTable('users', {
  uid: text('uid').primaryKey(),
  mobile: text('mobile').unique(),
  createdAt: moment('created_at').notNull(),
  bannedAt: moment('banned_at'),
  deletedAt: moment('deleted_at'),
});

export const sessions = pgTable('sessions', {
  jti: text('jti').primaryKey(),
  uid: text('uid').notNull().references(() => users.uid),
  device: text('device'),
  createdAt: moment('created_at').notNull(),
  revokedAt: moment('revoked_at'),
}, (table) => [index('sessions_uid').on(table.uid)]);

/** A code that was asked for. Number, address and code stand here as keyed hashes alone. */
export const codeRequests = pgTable('code_requests', {
  id: text('id').primaryKey(),
  mobileHash: text('mobile_hash').notNull(),
  addressHash: text('address_hash').notNull(),
  codeHash: text('code_hash').notNull(),
  tries: integer('tries').notNull().default(0),
  createdAt: moment('created_at').notNull(),
  usedAt: moment('used_at'),
}, (table) => [
  index('code_requests_mobile').on(table.mobileHash, table.createdAt),
  index('code_requests_address').on(table.addressHash, table.createdAt),
]);
