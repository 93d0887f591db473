import { boolean, date, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import type { VitalName } from '@oracle-astra/shared/contract';
import { timestamptz } from '../columns';

/** Visits and failures of a release in a minute, as reported by pages. `bad` are visits with a failure. */
export const releaseCounts = pgTable(
  'release_counts',
  {
    remote: text('remote').notNull(),
    release: text('release').notNull(),
    revision: integer('revision').notNull(),
    minute: timestamptz('minute').notNull(),
    visits: integer('visits').notNull(),
    bad: integer('bad').notNull(),
    /** Visits from networks that had visited a day before. */
    known: integer('known').notNull().default(0),
    load: integer('load').notNull(),
    page: integer('page').notNull(),
    api: integer('api').notNull(),
  },
  (table) => [
    primaryKey({ name: 'release_counts_pkey', columns: [table.remote, table.release, table.minute, table.revision] }),
    index('release_counts_minute').on(table.minute),
  ],
);

/** A histogram of vitals: the number of visits for each `step` of a logarithmic scale. */
export const releaseVitals = pgTable(
  'release_vitals',
  {
    remote: text('remote').notNull(),
    release: text('release').notNull(),
    hour: timestamptz('hour').notNull(),
    vital: text('vital').$type<VitalName>().notNull(),
    step: smallint('step').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ name: 'release_vitals_pkey', columns: [table.remote, table.release, table.hour, table.vital, table.step] }),
    index('release_vitals_hour').on(table.hour),
  ],
);

/** The same for a part of the visits: those of one page, one class of devices or one language. */
export const releaseSlices = pgTable(
  'release_slices',
  {
    remote: text('remote').notNull(),
    release: text('release').notNull(),
    hour: timestamptz('hour').notNull(),
    kind: text('kind').$type<'page' | 'device' | 'language'>().notNull(),
    value: text('value').notNull(),
    vital: text('vital').$type<'lcp' | 'inp' | 'cls'>().notNull(),
    step: smallint('step').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'release_slices_pkey',
      columns: [table.remote, table.release, table.hour, table.kind, table.value, table.vital, table.step],
    }),
    index('release_slices_hour').on(table.hour),
  ],
);

/** Counted visits of an experiment by variant and day; vitals are histograms, other measures have the step 0. */
export const experimentCounts = pgTable(
  'experiment_counts',
  {
    flag: text('flag').notNull(),
    /** The revision of the registry that set the flag. */
    run: integer('run').notNull(),
    variant: text('variant').notNull(),
    day: date('day').notNull(),
    measure: text('measure').$type<'visits' | 'bad' | 'goals' | 'lcp' | 'inp' | 'cls'>().notNull(),
    step: smallint('step').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'experiment_counts_pkey',
      columns: [table.flag, table.run, table.variant, table.day, table.measure, table.step],
    }),
    index('experiment_counts_day').on(table.day),
  ],
);

/** The last result of the tests of a release with another one: of a remote with one of the shell, or the reverse. */
export const releaseTests = pgTable(
  'release_tests',
  {
    remote: text('remote').notNull(),
    release: text('release').notNull(),
    other: text('other').notNull(),
    otherRelease: text('other_release').notNull(),
    passed: boolean('passed').notNull(),
    commit: text('commit').notNull(),
    /** The key that signed it. */
    by: text('by').notNull(),
    testedAt: timestamptz('tested_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'release_tests_pkey', columns: [table.remote, table.release, table.other, table.otherRelease] }),
    index('release_tests_tested_at').on(table.testedAt),
  ],
);
