import type { Language, Period, Prediction, PredictionCharge } from '@oracle-astra/shared/contract';
import { date, index, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { StoredJson, StoredText } from '../encryption/stored-text';
import { births } from './births';
import { timestamptz } from './columns';
import { users } from './users';

/** Stored predictions; `chartKey` identifies the birth chart and outlives the birth record. */
export const predictions = pgTable(
  'predictions',
  {
    pid: text('pid').primaryKey(),
    uid: text('uid')
      .notNull()
      .references(() => users.uid),
    bid: text('bid').references(() => births.bid, { onDelete: 'set null' }),
    chartKey: text('chart_key').notNull(),
    fullName: text('full_name').$type<StoredText>().notNull(),
    type: text('type').$type<Period>().notNull(),
    language: text('language').$type<Language>().notNull(),
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    endsOn: date('ends_on', { mode: 'string' }).notNull(),
    body: text('body').$type<StoredText>().notNull(),
    grounds: jsonb('grounds').$type<StoredJson<Prediction['grounds']>>().notNull(),
    paidBy: text('paid_by').$type<PredictionCharge>().notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    unique('predictions_uid_chart_key_type_language_starts_on_key').on(
      table.uid,
      table.chartKey,
      table.type,
      table.language,
      table.startsOn,
    ),
    index('predictions_uid').on(table.uid, table.pid),
    index('predictions_bid').on(table.bid),
  ],
);
