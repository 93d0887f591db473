import { once } from './once';
import { LOCALE, ZONE } from './zone';

// Of Intl only the figures are taken: the words for months and halves of the day, and the space
// before the latter, differ between the server's and the browsers' versions of its data.
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const figures = once(() => new Intl.DateTimeFormat(LOCALE, {
  timeZone: ZONE,
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
}));

function partsOf(iso: string) {
  const parts = new Map(figures().formatToParts(new Date(iso)).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return { year: part('year'), month: part('month'), day: part('day'), hour: part('hour'), minute: part('minute') };
}

/**
 * The day of an instant in India: '21 Nov 2026'. A date without a time is that day.
 * Throws RangeError for what is no date.
 */
export function formatDate(iso: string): string {
  const { year, month, day } = partsOf(iso);
  return `${day} ${MONTHS[month - 1]} ${year}`;
}

/** The time of an instant in India: '6:52 pm'. Throws RangeError for what is no date. */
export function formatTime(iso: string): string {
  const { hour, minute } = partsOf(iso);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`;
}

/** Both: '21 Nov 2026, 6:52 pm'. Throws RangeError for what is no date. */
export function formatDateTime(iso: string): string {
  return `${formatDate(iso)}, ${formatTime(iso)}`;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const ago = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'} ago`;

/**
 * How long ago an instant was, seen from `now` (milliseconds since 1970): 'just now', '2 hours ago',
 * '6 days ago', and after seven days its date. Throws RangeError for what is no date.
 */
export function formatRelative(iso: string, now: number): string {
  const passed = now - new Date(iso).getTime();
  if (passed < MINUTE) return 'just now';
  if (passed < HOUR) return ago(Math.floor(passed / MINUTE), 'minute');
  if (passed < DAY) return ago(Math.floor(passed / HOUR), 'hour');
  if (passed < 7 * DAY) return ago(Math.floor(passed / DAY), 'day');
  return formatDate(iso);
}

/** A time left in seconds as minutes and seconds: 238 is '3:58'; never below '0:00'. */
export function formatClock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
