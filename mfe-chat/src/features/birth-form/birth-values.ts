import type { BirthRecord, Locale } from '@oracle-astra/shared/contract';

/** The required fields, in the order in which the specification checks them. */
export const requiredFields = [
  'gender',
  'name',
  'day',
  'month',
  'year',
  'hours',
  'minute',
  'second',
  'birthPlace',
  'latitude',
  'longitude',
  'status',
  'language',
] as const;
export type FieldName = (typeof requiredFields)[number];

/**
 * The raw text of each field. `bid` is empty for a new record, `timeUnknown` is `yes` or empty, `meridiem` is am, pm, or empty
 * for the 24-hour format; `celebrityInfo` is never sent.
 */
export type BirthValues = Record<FieldName | 'bid' | 'celebrityInfo' | 'timeUnknown' | 'meridiem', string>;

const englishDefaults: BirthValues = {
  bid: '',
  celebrityInfo: '',
  timeUnknown: '',
  meridiem: '',
  gender: '',
  name: '',
  day: '',
  month: '',
  year: '',
  hours: '',
  minute: '',
  second: '0',
  birthPlace: '',
  latitude: '',
  longitude: '',
  status: 'Single',
  language: 'English',
};

/**
 * The values of a new record. Gender and month have no default, because a wrong one makes a wrong chart. The language is that of
 * the page.
 */
export const defaultValues: Record<Locale, BirthValues> = { en: englishDefaults, hi: { ...englishDefaults, language: 'Hindi' } };

/** The form values of a saved record. */
export function toBirthValues(record: BirthRecord): BirthValues {
  const [day = '', month = '', year = ''] = record.dob.split('/');
  const [hours = '', minute = ''] = record.tob.split(':');
  return {
    ...englishDefaults,
    bid: record.bid,
    timeUnknown: record.time_known === false ? 'yes' : '',
    gender: record.gender,
    name: record.full_name,
    day,
    month,
    year,
    ...(record.time_known === false ? {} : { hours, minute }),
    birthPlace: record.pob,
    latitude: String(record.lat),
    longitude: String(record.lng),
    status: record.marital_status,
    language: record.language,
  };
}
