import { toClockHours } from '../../components/clock-hours';
import type { BirthValues, FieldName } from './birth-values';

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

/** What is sent of the values; the schema says whether it fits. */
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
