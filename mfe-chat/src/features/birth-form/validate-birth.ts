import { birthBounds, birthDetails, type BirthDetails } from '@oracle-astra/shared/contract';
import { validateWith, type FormErrors, type ValidationResult } from '@oracle-astra/shared/forms';
import type { Translate } from '@oracle-astra/shared/i18n';
import { requiredFields, type BirthValues, type FieldName } from './birth-values';

export type BirthErrors = FormErrors<BirthValues>;

const integerBounds = [
  ['day', birthBounds.day],
  ['year', birthBounds.year],
  ['hours', birthBounds.hours],
  ['minute', birthBounds.minute],
  ['second', birthBounds.second],
] as const;
const degreeBounds = [
  ['latitude', 90],
  ['longitude', 180],
] as const;

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

const validateDetails = validateWith<BirthValues, BirthDetails>(birthDetails, { toRequest: toBirthDetails, fields: fieldByProperty });

/** Checks empty fields and bounds first, then the contract's schema, which the server uses too. */
export function validateBirth(values: BirthValues, t: Translate): ValidationResult<BirthValues, BirthDetails> {
  const missing = findEmptyFields(values).map((name) => [name, t('chat.birthForm.missing', { field: name })] as const);
  const errors: BirthErrors = { ...getBoundErrors(values, t), ...Object.fromEntries(missing) };
  return Object.keys(errors).length > 0 ? { errors } : validateDetails(values, t);
}

const timeFields: ReadonlySet<FieldName> = new Set(['hours', 'minute', 'second']);
const hasNoTime = ({ timeUnknown }: BirthValues) => timeUnknown === 'yes';

/** The required fields without a value, in the order of the specification. */
export function findEmptyFields(values: BirthValues): FieldName[] {
  return requiredFields.filter((name) => values[name].trim() === '' && !(hasNoTime(values) && timeFields.has(name)));
}

function getBoundErrors(values: BirthValues, t: Translate): BirthErrors {
  const errors: BirthErrors = {};
  // As texts, because a year is written without grouping.
  const format = (field: FieldName, min: number, max: number) =>
    t('chat.birthForm.outOfBounds', { field, min: String(min), max: String(max) });
  for (const [name, [min, max]] of integerBounds) {
    if (hasNoTime(values) && timeFields.has(name)) continue;
    const text = values[name].trim();
    if (!/^\d{1,4}$/.test(text) || Number(text) < min || Number(text) > max) errors[name] = format(name, min, max);
  }
  for (const [name, max] of degreeBounds) {
    const value = Number(values[name]);
    if (!(Math.abs(value) <= max)) errors[name] = format(name, -max, max);
  }
  return errors;
}

const padTwo = (text: string) => text.trim().padStart(2, '0');
const roundDegrees = (text: string) => Math.round(Number(text) * 100) / 100;

function toBirthDetails(values: BirthValues) {
  return {
    full_name: values.name,
    dob: `${padTwo(values.day)}/${padTwo(values.month)}/${values.year.trim()}`,
    ...(hasNoTime(values) ? { tob: '12:00', time_known: false } : { tob: `${padTwo(values.hours)}:${padTwo(values.minute)}` }),
    pob: values.birthPlace,
    lat: roundDegrees(values.latitude),
    lng: roundDegrees(values.longitude),
    gender: values.gender,
    marital_status: values.status,
    language: values.language,
  };
}
