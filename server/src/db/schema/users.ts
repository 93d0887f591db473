import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { locales } from '@oracle-astra/shared/contract';
import type { StoredText } from '../encryption/stored-text';
import { timestamptz } from './columns';

/**
 * `mobile` is country code and number; null once the account is deleted. `mobileHash` is its keyed hash, null for
 * one in clear. `locale` is null until the person chooses a language.
 */
export const users = pgTable(
  'users',
  {
    uid: text('uid').primaryKey(),
    mobile: text('mobile').$type<StoredText>().unique(),
    mobileHash: text('mobile_hash').unique('users_mobile_hash'),
    createdAt: timestamptz('created_at').notNull(),
    bannedAt: timestamptz('banned_at'),
    /** The operator's reason, or null. */
    banReason: text('ban_reason'),
    deletedAt: timestamptz('deleted_at'),
    locale: text('locale', { enum: locales }),
    /** The last use, to the day; null if none was recorded. */
    lastUsedAt: timestamptz('last_used_at'),
    /** When a code to the number was last right, which says whose the number is; a use by a session or a passkey does not. */
    numberProvedAt: timestamptz('number_proved_at').notNull().defaultNow(),
    /** When the account was sealed, because its number has a new owner; nothing of it was erased. */
    sealedAt: timestamptz('sealed_at'),
    /** The birth details that are the person's own; null for those that were saved first. */
    ownBid: text('own_bid'),
    /** The number that it had, as a keyed hash. */
    sealedHash: text('sealed_hash'),
  },
  (table) => [
    index('users_sealed_hash')
      .on(table.sealedHash)
      .where(sql`${table.sealedHash} is not null`),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    jti: text('jti').primaryKey(),
    uid: text('uid')
      .notNull()
      .references(() => users.uid),
    device: text('device'),
    createdAt: timestamptz('created_at').notNull(),
    revokedAt: timestamptz('revoked_at'),
    /** The end of the log when this session last wrote; recorded only with a replica. */
    wroteAt: text('wrote_at'),
    /** The last visit, to the hour; null if it was never recorded. */
    lastUsedAt: timestamptz('last_used_at'),
    /** Browser and system in words, such as "Chrome, Android"; null if unknown. */
    agent: text('agent'),
    /** When the rights of the person changed: older tokens of pages are refused, and the next visit replaces the session. */
    staleAt: timestamptz('stale_at'),
    /** The session that replaced this one. */
    successor: text('successor'),
    /** Until this time the cookie of the replaced session is accepted for this one; null if it replaced none. */
    handoverUntil: timestamptz('handover_until'),
    /** The town of the last visit, if a proxy header contains it. */
    town: text('town'),
    /** When the number of the account was last proven in this session; null if only at the sign-in. */
    provedAt: timestamptz('proved_at'),
  },
  (table) => [
    index('sessions_uid').on(table.uid),
    index('sessions_created_at').on(table.createdAt),
    index('sessions_revoked_at')
      .on(table.revokedAt)
      .where(sql`${table.revokedAt} is not null`),
  ],
);

/**
 * A request for a code. Number, address, device and code are stored as keyed hashes only. `requesterHash` is the device if the
 * request had its cookie, else the address; `deviceHash` is the device in the cookie of the response.
 */
export const codeRequests = pgTable(
  'code_requests',
  {
    id: text('id').primaryKey(),
    mobileHash: text('mobile_hash').notNull(),
    addressHash: text('address_hash').notNull(),
    codeHash: text('code_hash').notNull(),
    tries: integer('tries').notNull().default(0),
    createdAt: timestamptz('created_at').notNull(),
    usedAt: timestamptz('used_at'),
    requesterHash: text('requester_hash').notNull().default(''),
    deviceHash: text('device_hash').notNull().default(''),
    /** Whether the number has signed in on this device before. */
    isKnown: boolean('is_known').notNull().default(false),
    /** When a newer code for the same requester replaced it. */
    replacedAt: timestamptz('replaced_at'),
    /** The purpose of the code, as a keyed hash of purpose and account; null for a sign-in. */
    boundHash: text('bound_hash'),
    /** The last wrong code with the Idempotency-Key of its request, as a keyed hash; null if it had none. */
    triedHash: text('tried_hash'),
    /** Four digits of the number, of the series of an operator; null in rows of earlier releases. */
    prefix: text('prefix'),
  },
  (table) => [
    index('code_requests_mobile').on(table.mobileHash, table.createdAt),
    index('code_requests_address').on(table.addressHash, table.createdAt),
    index('code_requests_created_at').on(table.createdAt),
    index('code_requests_prefix').on(table.prefix, table.createdAt),
  ],
);

/** A device on which a number has signed in; both as keyed hashes. */
export const knownDevices = pgTable(
  'known_devices',
  {
    mobileHash: text('mobile_hash').notNull(),
    deviceHash: text('device_hash').notNull(),
    lastUsedAt: timestamptz('last_used_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.mobileHash, table.deviceHash] }), index('known_devices_last_used_at').on(table.lastUsedAt)],
);

/** A wrong year of birth, typed at a sign-in to an account that was not used for long. */
export const birthYearTries = pgTable(
  'birth_year_tries',
  {
    id: text('id').primaryKey(),
    mobileHash: text('mobile_hash').notNull(),
    addressHash: text('address_hash').notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    index('birth_year_tries_mobile').on(table.mobileHash, table.createdAt),
    index('birth_year_tries_address').on(table.addressHash, table.createdAt),
    index('birth_year_tries_created_at').on(table.createdAt),
  ],
);

/** Numbers of deleted accounts in the previous release's format; the current one is `number_marks`. */
export const erasedNumbers = pgTable(
  'erased_numbers',
  {
    mobileHash: text('mobile_hash').primaryKey(),
    erasedAt: timestamptz('erased_at').notNull(),
  },
  (table) => [index('erased_numbers_erased_at').on(table.erasedAt)],
);
