import type { BirthDetails } from '@oracle-astra/shared/contract';
import { boolean, date, doublePrecision, index, pgTable, text } from 'drizzle-orm/pg-core';
import type { StoredText } from '../encryption/stored-text';
import { timestamptz } from './columns';
import { users } from './users';

/**
 * The details are encrypted in `details`, or in clear in the columns after it. `dob` and `tob` are local to the place (noon where `timeKnown` is false);
 * `bornAt` is the same instant in UTC, `zone` its tz name.
 */
export const births = pgTable(
  'births',
  {
    bid: text('bid').primaryKey(),
    uid: text('uid')
      .notNull()
      .references(() => users.uid),
    details: text('details').$type<StoredText>(),
    fullName: text('full_name'),
    dob: date('dob', { mode: 'string' }),
    tob: text('tob'),
    pob: text('pob'),
    lat: doublePrecision('lat'),
    lng: doublePrecision('lng'),
    gender: text('gender').$type<BirthDetails['gender']>(),
    maritalStatus: text('marital_status').$type<BirthDetails['marital_status']>(),
    language: text('language').$type<BirthDetails['language']>(),
    bornAt: timestamptz('born_at'),
    zone: text('zone'),
    timeKnown: boolean('time_known'),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [index('births_uid').on(table.uid, table.bid)],
);
