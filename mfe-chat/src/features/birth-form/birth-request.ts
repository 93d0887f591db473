import { toClockHours } from '../../components/clock-hours';
import type { BirthDetails, BirthRecord } from '@oracle-astra/shared/contract';
import { toBirthValues, type BirthValues, type FieldName } from './birth-values';

/** The form field of each property of the contract's schema. */
export const fieldByProperty: Record<string, FieldName> = {
  full_name: 'name',
  dob: 'day',
  tob: 'hours',
  pob: 'birthPlace',
  lat: 'latitude',
  lng: 'longitude',
  gender: 'gender',
  marital_status: 'status',
  language: 'language',
};

export const hasNoTime = ({ timeUnknown }: BirthValues) => timeUnknown === 'yes';

const padTwo = (text: string) => text.trim().padStart(2, '0');
const roundDegrees = (text: string) => Math.round(Number(text) * 100) / 100;

/** The request for the values of the form, before its validation. */
export function toBirthDetails(values: BirthValues) {
  return {
    full_name: values.name,
    dob: `${padTwo(values.day)}/${padTwo(values.month)}/${values.year.trim()}`,
    ...(hasNoTime(values)
      ? { tob: '12:00', time_known: false }
      : { tob: `${padTwo(toClockHours(values.hours, values.meridiem))}:${padTwo(values.minute)}` }),
    pob: values.birthPlace,
    lat: roundDegrees(values.latitude),
    lng: roundDegrees(values.longitude),
    gender: values.gender,
    marital_status: values.status,
    language: values.language,
  };
}

/**
 * Fields that are sent together. Date, time and place are one group, because a mixture with values of another tab would be a
 * moment that nobody typed.
 */
const parts = [['full_name'], ['dob', 'tob', 'time_known', 'pob', 'lat', 'lng'], ['gender'], ['marital_status'], ['language']] as const;

/** Only the changed fields of a record, because another tab may have changed others since it was selected. */
export function pickChanges(details: BirthDetails, record: BirthRecord): Partial<BirthDetails> {
  const before: Partial<Record<keyof BirthDetails, unknown>> = toBirthDetails(toBirthValues(record));
  const changed = parts.filter((names) => names.some((name) => details[name] !== before[name])).flat();
  return Object.fromEntries(changed.map((name) => [name, details[name]]));
}
