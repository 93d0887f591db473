import type { HoroscopeTime, Period } from '../contract';
import type { PlainMessageId } from '@oracle-astra/shared/i18n';

// The ids are literal because the build searches for them.

export const periodLabels: Record<Period, PlainMessageId> = {
  daily: 'shared.periods.daily',
  weekly: 'shared.periods.weekly',
  monthly: 'shared.periods.monthly',
  yearly: 'shared.periods.yearly',
};

export const dayLabels: Record<HoroscopeTime, PlainMessageId> = {
  Yesterday: 'shared.days.yesterday',
  Today: 'shared.days.today',
  Tomorrow: 'shared.days.tomorrow',
  Week: 'shared.days.week',
  Month: 'shared.days.month',
};
