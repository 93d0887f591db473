import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamptz } from './columns';

/** The public half of a key on a device of a person. Ids and keys are base64url. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: text('id').primaryKey(),
    uid: text('uid').notNull(),
    credentialId: text('credential_id').notNull().unique(),
    publicKey: text('public_key').notNull(),
    /** How often its device used it; 0 for keys that are on several devices. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** How browsers reach its device, separated by spaces. */
    transports: text('transports').notNull(),
    /** Null if neither the person nor the browser named it. */
    name: text('name'),
    createdAt: timestamptz('created_at').notNull(),
    lastUsedAt: timestamptz('last_used_at'),
  },
  (table) => [index('passkeys_uid').on(table.uid, table.createdAt)],
);

/** A challenge that was answered, as a keyed hash. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    hash: text('hash').primaryKey(),
    usedAt: timestamptz('used_at').notNull(),
  },
  (table) => [index('passkey_challenges_used_at').on(table.usedAt)],
);
