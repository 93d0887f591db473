import { formatDate, formatDateTime, formatTime } from '@oracle-astra/shared/format';
import type { Translate } from '@oracle-astra/shared/i18n';

const isToday = (iso: string, now: number, t: Translate) => formatDate(iso, t) === formatDate(new Date(now).toISOString(), t);

const formatToday = (iso: string, t: Translate) => t('chat.common.today', { time: formatTime(iso, t) });

/** 'Today, 6:52 pm' for an instant of today, otherwise its date: '18 Nov 2026'. `now` is in milliseconds since 1970. */
export const formatChatDay = (iso: string, now: number, t: Translate) => (isToday(iso, now, t) ? formatToday(iso, t) : formatDate(iso, t));

/** 'Today, 6:52 pm' for an instant of today, otherwise date and time: '18 Nov 2026, 6:52 pm'. `now` is in milliseconds since 1970. */
export const formatChatDateTime = (iso: string, now: number, t: Translate) =>
  isToday(iso, now, t) ? formatToday(iso, t) : formatDateTime(iso, t);
