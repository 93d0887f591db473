import type { genders, maritalStatuses } from '../contract';
import type { PlainMessageId } from '@oracle-astra/shared/i18n';

// The ids are literal because the build searches for them.

export const genderLabels: Record<(typeof genders)[number], PlainMessageId> = {
  Male: 'shared.genders.male',
  Female: 'shared.genders.female',
};

export const maritalStatusLabels: Record<(typeof maritalStatuses)[number], PlainMessageId> = {
  Single: 'shared.maritalStatuses.single',
  Married: 'shared.maritalStatuses.married',
  Divorced: 'shared.maritalStatuses.divorced',
};
