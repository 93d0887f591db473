import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { timestamptz } from './columns';

/** Counts of care in an hour, and of tapped numbers; no text and no account. `class` is '' for a tap. */
export const careLog = pgTable(
  'care_log',
  {
    hour: timestamptz('hour').notNull(),
    className: text('class').notNull(),
    level: text('level').$type<'R' | 'O' | 'Y' | ''>().notNull(),
    /** The band of the model's score: `low`, `middle` or `high`, or `asked` below the threshold for care. */
    band: text('band').notNull(),
    language: text('language').notNull(),
    /** The version of the model. */
    version: text('version').notNull(),
    number: text('number').notNull().default(''),
    count: integer('count').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.hour, table.className, table.level, table.band, table.language, table.version, table.number] })],
);
