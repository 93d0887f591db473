import { birthBounds, birthDetails, type BirthDetails } from '@oracle-astra/shared/contract';
import { copy } from '../../copy';
import { requiredFields, type BirthValues, type FieldName } from './values';

export type FieldErrors = Partial<Record<FieldName, string>>;

interface Checked {
  errors: FieldErrors;
  /** The first field that is empty. */
  empty: FieldName | null;
  /** What to send, where nothing is wrong. */
  details: BirthDetails | null;
}

const figures = [
  ['day', birthBounds.day], ['year', birthBounds.year], ['hours', birthBounds.hours], ['minute', birthBounds.minute], ['second', birthBounds.second],
] as const;
const degrees = [['latitude', 90], ['longitude', 180]] as const;

/** The field at which what the contract finds wrong is shown. */
const shownAt: Record<string, FieldName> = {
  full_name: 'name', dob: 'day', tob: 'hours', pob: 'birthPlace', lat: 'latitude', lng: 'longitude', gender: 'gender', marital_status: 'status', language: 'language',
};

/** Checks the form: empty fields first, then bounds, then the contract's schema, which the server uses too. */
export function checkBirth(values: BirthValues): Checked {
  const missing = requiredFields.filter((name) => values[name].trim() === '');
  const errors: FieldErrors = { ...outOfBounds(values), ...Object.fromEntries(missing.map((name) => [name, copy.fieldEmpty(name)])) };
  const empty = missing[0] ?? null;
  if (Object.keys(errors).length > 0) return { errors, empty, details: null };
  const { data, error } = birthDetails.safeParse(sentOf(values));
  if (data) return { errors, empty, details: data };
  const found = (error?.issues ?? []).map(({ path, message }) => [shownAt[String(path[0])] ?? 'name', message]);
  return { errors: Object.fromEntries(found) as FieldErrors, empty, details: null };
}

function outOfBounds(values: BirthValues): FieldErrors {
  const errors: FieldErrors = {};
  for (const [name, [least, most]] of figures) {
    const text = values[name].trim();
    if (!/^\d{1,4}$/.test(text) || Number(text) < least || Number(text) > most) errors[name] = `The ${name} must lie between ${least} and ${most}.`;
  }
  for (const [name, most] of degrees) {
    const value = Number(values[name]);
    if (!(Math.abs(value) <= most)) errors[name] = `The ${name} must lie between -${most} and ${most}.`;
  }
  return errors;
}

const padded = (text: string) => text.trim().padStart(2, '0');
const rounded = (text: string) => Math.round(Number(text) * 100) / 100;

function sentOf(values: BirthValues) {
  return {
    full_name: values.name,
    dob: `${padded(values.day)}/${padded(values.month)}/${values.year.trim()}`,
    tob: `${padded(values.hours)}:${padded(values.minute)}`,
    pob: values.birthPlace,
    lat: rounded(values.latitude),
    lng: rounded(values.longitude),
    gender: values.gender,
    marital_status: values.status,
    language: values.language,
  };
}
