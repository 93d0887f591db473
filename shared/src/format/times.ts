import type { Translate } from '@oracle-astra/shared/i18n';

// Without Intl: its first formatter takes 80 ms on a phone, and its output on the server may differ from that of the browser.

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** India has had a single time zone without daylight saving time since 1945. */
const aheadOfUtc = 5.5 * HOUR;

/** The instant as a date whose UTC fields are those of Indian time. Throws RangeError for an invalid date. */
function inIndia(iso: string): Date {
  const date = new Date(Date.parse(iso) + aheadOfUtc);
  if (Number.isNaN(date.getTime())) throw new RangeError(`No date: ${iso}`);
  return date;
}

/**
 * The day of an instant in Indian time: '21 Nov 2026'. A date without a time is that day.
 * Throws RangeError for an invalid date.
 */
export function formatDate(iso: string, t: Translate): string {
  const date = inIndia(iso);
  return t('shared.date.day', {
    day: date.getUTCDate(),
    month: String(date.getUTCMonth() + 1),
    year: String(date.getUTCFullYear()),
  });
}

/** The names of the parts of a day in Hindi times, by the hour at which each begins. */
const dayParts = [
  [20, 'night'],
  [16, 'evening'],
  [12, 'noon'],
  [4, 'morning'],
  [0, 'night'],
] as const;

/** The Indian time of an instant: '6:52 pm'. Throws RangeError for an invalid date. */
export function formatTime(iso: string, t: Translate): string {
  const date = inIndia(iso);
  return formatTimeOfDay(date.getUTCHours(), date.getUTCMinutes(), t);
}

/** A time in the 24-hour format as text: '6:52 pm'. */
export function formatTimeOfDay(hour: number, minute: number, t: Translate): string {
  return t('shared.date.time', {
    hour12: hour % 12 || 12,
    minute: String(minute).padStart(2, '0'),
    half: hour < 12 ? 'am' : 'pm',
    part: dayParts.find(([start]) => hour >= start)?.[1] ?? 'night',
  });
}

/** Day and Indian time of an instant: '21 Nov 2026, 6:52 pm'. Throws RangeError for an invalid date. */
export function formatDateTime(iso: string, t: Translate): string {
  return t('shared.date.dayAndTime', { day: formatDate(iso, t), time: formatTime(iso, t) });
}

/**
 * The age of an instant at `now` (milliseconds since 1970): 'just now', '2 hours ago',
 * '6 days ago', and after seven days its date. Throws RangeError for an invalid date.
 */
export function formatRelative(iso: string, now: number, t: Translate): string {
  const passed = now - new Date(iso).getTime();
  if (passed < MINUTE) return t('shared.date.now');
  if (passed < HOUR) return t('shared.date.minutesAgo', { count: Math.floor(passed / MINUTE) });
  if (passed < DAY) return t('shared.date.hoursAgo', { count: Math.floor(passed / HOUR) });
  if (passed < 7 * DAY) return t('shared.date.daysAgo', { count: Math.floor(passed / DAY) });
  return formatDate(iso, t);
}

/** A remaining time in seconds as minutes and seconds: 238 is '3:58'; never below '0:00'. */
export function formatClock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
