// Without Intl: its first formatter takes 80 ms on a phone, and its output differs between the data of the server and of browsers.
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

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
export function formatDate(iso: string): string {
  const date = inIndia(iso);
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** The Indian time of an instant: '6:52 pm'. Throws RangeError for an invalid date. */
export function formatTime(iso: string): string {
  const date = inIndia(iso);
  const hour = date.getUTCHours();
  return `${hour % 12 || 12}:${String(date.getUTCMinutes()).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`;
}

/** Day and Indian time of an instant: '21 Nov 2026, 6:52 pm'. Throws RangeError for an invalid date. */
export function formatDateTime(iso: string): string {
  return `${formatDate(iso)}, ${formatTime(iso)}`;
}

const ago = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'} ago`;

/**
 * The age of an instant at `now` (milliseconds since 1970): 'just now', '2 hours ago',
 * '6 days ago', and after seven days its date. Throws RangeError for an invalid date.
 */
export function formatRelative(iso: string, now: number): string {
  const passed = now - new Date(iso).getTime();
  if (passed < MINUTE) return 'just now';
  if (passed < HOUR) return ago(Math.floor(passed / MINUTE), 'minute');
  if (passed < DAY) return ago(Math.floor(passed / HOUR), 'hour');
  if (passed < 7 * DAY) return ago(Math.floor(passed / DAY), 'day');
  return formatDate(iso);
}

/** A remaining time in seconds as minutes and seconds: 238 is '3:58'; never below '0:00'. */
export function formatClock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
