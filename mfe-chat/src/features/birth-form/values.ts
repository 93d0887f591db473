import type { BirthRecord } from '@oracle-astra/shared/contract';

/** The fields that must not be empty, by the names and in the order in which the specification checks them. */
export const requiredFields = [
  'gender', 'name', 'day', 'month', 'year', 'hours', 'minute', 'second', 'birthPlace', 'latitude', 'longitude', 'status', 'language',
] as const;
export type FieldName = (typeof requiredFields)[number];

/** What the form holds, all of it text as typed. `bid` is empty for a new record; `celebrityInfo` is never sent. */
export type BirthValues = Record<FieldName | 'bid' | 'celebrityInfo', string>;

export const defaults: BirthValues = {
  bid: '', celebrityInfo: '',
  gender: 'Male', name: '', day: '', month: '01', year: '', hours: '', minute: '', second: '0',
  birthPlace: '', latitude: '', longitude: '', status: 'Single', language: 'English',
};

/** The form filled with a saved record. */
export function valuesOf(record: BirthRecord): BirthValues {
  const [day = '', month = '01', year = ''] = record.dob.split('/');
  const [hours = '', minute = ''] = record.tob.split(':');
  return {
    ...defaults, bid: record.bid, gender: record.gender, name: record.full_name, day, month, year, hours, minute,
    birthPlace: record.pob, latitude: String(record.lat), longitude: String(record.lng), status: record.marital_status, language: record.language,
  };
}

/** The values kept in a draft; what is missing or damaged in it takes its default. */
export function valuesFrom(draft: string): BirthValues {
  if (draft === '') return defaults;
  try {
    const kept: unknown = JSON.parse(draft);
    if (typeof kept !== 'object' || kept === null) return defaults;
    const texts = Object.entries(kept).filter(([name, value]) => name in defaults && typeof value === 'string');
    return { ...defaults, ...Object.fromEntries(texts) };
  } catch {
    return defaults;
  }
}
