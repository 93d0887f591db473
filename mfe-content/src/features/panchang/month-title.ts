import type { Translate } from '@oracle-astra/shared/i18n';

/** Formats a month, `YYYY-MM`: 'November 2026'. */
export const formatMonth = (month: string, t: Translate): string =>
  t('content.panchang.monthTitle', { month: String(Number(month.slice(5))), year: month.slice(0, 4) });
