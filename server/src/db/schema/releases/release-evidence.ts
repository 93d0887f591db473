import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { timestamptz } from '../columns';

/** Why a report was not counted. */
export type DiscountReason = 'token' | 'late' | 'release' | 'repeated' | 'address' | 'network' | 'person' | 'flood';

/** Documents of ten minutes by token, address, network and person, and how many of their reports were counted. */
export const releaseEvidence = pgTable(
  'release_evidence',
  {
    windowStart: timestamptz('window_start').notNull(),
    key: text('key').notNull(),
    documents: integer('documents').notNull().default(0),
    counted: integer('counted').notNull().default(0),
    bad: integer('bad').notNull().default(0),
    /** The vitals that a document has counted for, a bit each. */
    vitals: integer('vitals').notNull().default(0),
  },
  (table) => [primaryKey({ name: 'release_evidence_pkey', columns: [table.windowStart, table.key] })],
);

/** The first and last time pages were served to a network. */
export const releaseNetworks = pgTable(
  'release_networks',
  {
    network: text('network').primaryKey(),
    firstSeen: timestamptz('first_seen').notNull(),
    lastSeen: timestamptz('last_seen').notNull(),
  },
  (table) => [index('release_networks_last_seen').on(table.lastSeen)],
);

/** The counted visits with a failure, by network. */
export const releaseFailures = pgTable(
  'release_failures',
  {
    remote: text('remote').notNull(),
    release: text('release').notNull(),
    minute: timestamptz('minute').notNull(),
    network: text('network').notNull(),
    bad: integer('bad').notNull(),
  },
  (table) => [
    primaryKey({ name: 'release_failures_pkey', columns: [table.remote, table.release, table.minute, table.network] }),
    index('release_failures_minute').on(table.minute),
  ],
);

/** Reports that were received but not counted. */
export const releaseDiscounts = pgTable(
  'release_discounts',
  {
    remote: text('remote').notNull(),
    release: text('release').notNull(),
    hour: timestamptz('hour').notNull(),
    reason: text('reason').$type<DiscountReason>().notNull(),
    reports: integer('reports').notNull(),
    bad: integer('bad').notNull(),
  },
  (table) => [
    primaryKey({ name: 'release_discounts_pkey', columns: [table.remote, table.release, table.hour, table.reason] }),
    index('release_discounts_hour').on(table.hour),
  ],
);
