// Without Intl: its first formatter costs a phone 80 ms, and its words differ between the server's and the browsers' data.
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** India has had one time all over and all year since 1945. */
const aheadOfUtc = 5.5 * HOUR;

/** The instant as a date whose figures in UTC are those of clocks in India. Throws RangeError for what is no date. */
function inIndia(iso: string): Date {
  const date = new Date(Date.parse(iso) + aheadOfUtc);
  if (Number.isNaN(date.getTime())) throw new RangeError(`No date: ${iso}`);
  return date;
}

/**
 * The day of an instant in India: '21 Nov 2026'. A date without a time is that day.
 * Throws RangeError for what is no date.
 */
export function formatDate(iso: string): string {
  const date = inIndia(iso);
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** The time of an instant in India: '6:52 pm'. Throws RangeError for what is no date. */
export function formatTime(iso: string): string {
  const date = inIndia(iso);
  const hour = date.getUTCHours();
  return `${hour % 12 || 12}:${String(date.getUTCMinutes()).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`;
}

/** Both: '21 Nov 2026, 6:52 pm'. Throws RangeError for what is no date. */
export function formatDateTime(iso: string): string {
  return `${formatDate(iso)}, ${formatTime(iso)}`;
}

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
