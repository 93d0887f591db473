import { birthDetails, type BirthDetails } from '@oracle-astra/shared/contract';
import { validateWith } from '@oracle-astra/shared/forms';
import { fieldByProperty, toBirthDetails } from './birth-request';
import type { BirthValues } from './birth-values';

export const validateDetails = validateWith<BirthValues, BirthDetails>(birthDetails, {
  toRequest: toBirthDetails,
  fields: fieldByProperty,
});
