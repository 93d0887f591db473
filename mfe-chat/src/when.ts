import { formatDate, formatDateTime, formatTime } from '@oracle-astra/shared/format';

const isToday = (iso: string, now: number) => formatDate(iso) === formatDate(new Date(now).toISOString());

/** The day of an instant, and of one of today its time: 'Today, 6:52 pm', '18 Nov 2026'. `now` in milliseconds since 1970. */
export const dayOf = (iso: string, now: number) => (isToday(iso, now) ? `Today, ${formatTime(iso)}` : formatDate(iso));

/** Day and time of an instant: 'Today, 6:52 pm', '18 Nov 2026, 6:52 pm'. `now` in milliseconds since 1970. */
export const momentOf = (iso: string, now: number) => (isToday(iso, now) ? `Today, ${formatTime(iso)}` : formatDateTime(iso));
