import type { BirthDetails } from '@oracle-astra/shared/contract';
import { boolean, date, doublePrecision, index, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamptz } from './columns';
import { users } from './users';

/** `dob` and `tob` are local to the place (noon where `timeKnown` is false); `bornAt` is the same instant in UTC, `zone` its tz name. */
export const births = pgTable(
  'births',
  {
    bid: text('bid').primaryKey(),
    uid: text('uid')
      .notNull()
      .references(() => users.uid),
    fullName: text('full_name').notNull(),
    dob: date('dob', { mode: 'string' }).notNull(),
    tob: text('tob').notNull(),
    pob: text('pob').notNull(),
    lat: doublePrecision('lat').notNull(),
    lng: doublePrecision('lng').notNull(),
    gender: text('gender').$type<BirthDetails['gender']>().notNull(),
    maritalStatus: text('marital_status').$type<BirthDetails['marital_status']>().notNull(),
    language: text('language').$type<BirthDetails['language']>().notNull(),
    bornAt: timestamptz('born_at').notNull(),
    zone: text('zone').notNull(),
    timeKnown: boolean('time_known').notNull().default(true),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [index('births_uid').on(table.uid, table.bid)],
);
