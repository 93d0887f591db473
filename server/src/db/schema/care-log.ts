import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { timestamptz } from './columns';

/** How often care was given within an hour, and which number was tapped; no text and no account. `class` is '' for a tap. */
export const careLog = pgTable(
  'care_log',
  {
    hour: timestamptz('hour').notNull(),
    className: text('class').notNull(),
    level: text('level').$type<'R' | 'O' | 'Y' | ''>().notNull(),
    /** How sure the model was: `low`, `middle` or `high`, or `asked` where it was not sure enough for care. */
    band: text('band').notNull(),
    language: text('language').notNull(),
    /** The model's. */
    version: text('version').notNull(),
    number: text('number').notNull().default(''),
    count: integer('count').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.hour, table.className, table.level, table.band, table.language, table.version, table.number] })],
);
