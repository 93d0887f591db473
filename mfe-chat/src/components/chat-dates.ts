import { formatDate, formatDateTime, formatTime } from '@oracle-astra/shared/format';

const isToday = (iso: string, now: number) => formatDate(iso) === formatDate(new Date(now).toISOString());

/** 'Today, 6:52 pm' for an instant of today, else its date: '18 Nov 2026'. `now` is in milliseconds since 1970. */
export const formatChatDay = (iso: string, now: number) => (isToday(iso, now) ? `Today, ${formatTime(iso)}` : formatDate(iso));

/** 'Today, 6:52 pm' for an instant of today, else date and time: '18 Nov 2026, 6:52 pm'. `now` is in milliseconds since 1970. */
export const formatChatDateTime = (iso: string, now: number) => (isToday(iso, now) ? `Today, ${formatTime(iso)}` : formatDateTime(iso));
