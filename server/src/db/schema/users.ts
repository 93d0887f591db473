import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

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
}, (table) => [
  index('sessions_uid').on(table.uid),
  index('sessions_created_at').on(table.createdAt),
  index('sessions_revoked_at').on(table.revokedAt).where(sql`${table.revokedAt} is not null`),
]);

/**
 * A code that was asked for. Number, address, device and code stand here as keyed hashes alone. `requesterHash` is the
 * device where its cookie came with the request, else the address; `deviceHash` the device that the answer's cookie names.
 */
export const codeRequests = pgTable('code_requests', {
  id: text('id').primaryKey(),
  mobileHash: text('mobile_hash').notNull(),
  addressHash: text('address_hash').notNull(),
  codeHash: text('code_hash').notNull(),
  tries: integer('tries').notNull().default(0),
  createdAt: moment('created_at').notNull(),
  usedAt: moment('used_at'),
  requesterHash: text('requester_hash').notNull().default(''),
  deviceHash: text('device_hash').notNull().default(''),
  /** The number signed in on this device before. */
  isKnown: boolean('is_known').notNull().default(false),
  /** A newer code of the same requester took its place. */
  replacedAt: moment('replaced_at'),
}, (table) => [
  index('code_requests_mobile').on(table.mobileHash, table.createdAt),
  index('code_requests_address').on(table.addressHash, table.createdAt),
  index('code_requests_created_at').on(table.createdAt),
]);

/** A device on which a number has signed in; both as keyed hashes. */
export const knownDevices = pgTable('known_devices', {
  mobileHash: text('mobile_hash').notNull(),
  deviceHash: text('device_hash').notNull(),
  lastUsedAt: moment('last_used_at').notNull(),
}, (table) => [
  primaryKey({ columns: [table.mobileHash, table.deviceHash] }),
  index('known_devices_last_used_at').on(table.lastUsedAt),
]);
