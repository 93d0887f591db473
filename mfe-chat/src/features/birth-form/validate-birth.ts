import { birthBounds, type BirthDetails } from '@oracle-astra/shared/contract';
import type { FormErrors, ValidationResult } from '@oracle-astra/shared/forms';
import type { Translate } from '@oracle-astra/shared/i18n';
import { twelveHourBounds } from '../../components/clock-hours';
import { hasNoTime, toBirthDetails } from './birth-request';
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

/** Loads the contract's schema separately, because it is not needed to read the page. */
export const loadBirthSchema = () => import(/* webpackChunkName: "chat-birth-schema" */ './birth-schema');

/** Checks empty fields and bounds first, then the contract's schema, which the server uses too. */
export async function validateBirth(values: BirthValues, t: Translate): Promise<ValidationResult<BirthValues, BirthDetails>> {
  const missing = findEmptyFields(values).map((name) => [name, t('chat.birthForm.missing', { field: name })] as const);
  const errors: BirthErrors = { ...getBoundErrors(values, t), ...Object.fromEntries(missing) };
  if (Object.keys(errors).length > 0) return { errors };
  // If the schema fails to load, only the server validates.
  const schema = await loadBirthSchema().catch(() => null);
  return schema === null ? { data: toBirthDetails(values) as BirthDetails } : schema.validateDetails(values, t);
}

const timeFields: ReadonlySet<FieldName> = new Set(['hours', 'minute', 'second']);

/** The required fields without a value, in the order of the specification. */
export function findEmptyFields(values: BirthValues): FieldName[] {
  return requiredFields.filter((name) => values[name].trim() === '' && !(hasNoTime(values) && timeFields.has(name)));
}

function getBoundErrors(values: BirthValues, t: Translate): BirthErrors {
  const errors: BirthErrors = {};
  // As texts, because a year is formatted without grouping.
  const format = (field: FieldName, min: number, max: number) =>
    t('chat.birthForm.outOfBounds', { field, min: String(min), max: String(max) });
  for (const [name, bounds] of integerBounds) {
    if (hasNoTime(values) && timeFields.has(name)) continue;
    const [min, max] = name === 'hours' && values.meridiem !== '' ? twelveHourBounds : bounds;
    const text = values[name].trim();
    if (!/^\d{1,4}$/.test(text) || Number(text) < min || Number(text) > max) errors[name] = format(name, min, max);
  }
  for (const [name, max] of degreeBounds) {
    const value = Number(values[name]);
    if (!(Math.abs(value) <= max)) errors[name] = format(name, -max, max);
  }
  return errors;
}
