import { birthBounds, birthDetails, type BirthDetails } from '@oracle-astra/shared/contract';
import { copy } from '../../copy';
import { requiredFields, type BirthValues, type FieldName } from './birth-values';

export type FieldErrors = Partial<Record<FieldName, string>>;

interface BirthValidation {
  errors: FieldErrors;
  firstEmpty: FieldName | null;
  /** The request body; null where there are errors. */
  details: BirthDetails | null;
}

const integerBounds = [
  ['day', birthBounds.day], ['year', birthBounds.year], ['hours', birthBounds.hours], ['minute', birthBounds.minute], ['second', birthBounds.second],
] as const;
const degreeBounds = [['latitude', 90], ['longitude', 180]] as const;

/** The form field of each property of the contract's schema. */
const fieldByProperty: Record<string, FieldName> = {
  full_name: 'name', dob: 'day', tob: 'hours', pob: 'birthPlace', lat: 'latitude', lng: 'longitude', gender: 'gender', marital_status: 'status', language: 'language',
};

/** Checks empty fields and bounds first, then the contract's schema, which the server uses too. */
export function validateBirth(values: BirthValues): BirthValidation {
  const missing = requiredFields.filter((name) => values[name].trim() === '');
  const errors: FieldErrors = { ...getBoundErrors(values), ...Object.fromEntries(missing.map((name) => [name, copy.fieldEmpty(name)])) };
  const firstEmpty = missing[0] ?? null;
  if (Object.keys(errors).length > 0) return { errors, firstEmpty, details: null };
  const { data, error } = birthDetails.safeParse(toBirthDetails(values));
  if (data) return { errors, firstEmpty, details: data };
  const schemaErrors = (error?.issues ?? []).map(({ path, message }) => [fieldByProperty[String(path[0])] ?? 'name', message]);
  return { errors: Object.fromEntries(schemaErrors) as FieldErrors, firstEmpty, details: null };
}

function getBoundErrors(values: BirthValues): FieldErrors {
  const errors: FieldErrors = {};
  for (const [name, [min, max]] of integerBounds) {
    const text = values[name].trim();
    if (!/^\d{1,4}$/.test(text) || Number(text) < min || Number(text) > max) errors[name] = `The ${name} must lie between ${min} and ${max}.`;
  }
  for (const [name, max] of degreeBounds) {
    const value = Number(values[name]);
    if (!(Math.abs(value) <= max)) errors[name] = `The ${name} must lie between -${max} and ${max}.`;
  }
  return errors;
}

const padTwo = (text: string) => text.trim().padStart(2, '0');
const roundDegrees = (text: string) => Math.round(Number(text) * 100) / 100;

function toBirthDetails(values: BirthValues) {
  return {
    full_name: values.name,
    dob: `${padTwo(values.day)}/${padTwo(values.month)}/${values.year.trim()}`,
    tob: `${padTwo(values.hours)}:${padTwo(values.minute)}`,
    pob: values.birthPlace,
    lat: roundDegrees(values.latitude),
    lng: roundDegrees(values.longitude),
    gender: values.gender,
    marital_status: values.status,
    language: values.language,
  };
}
