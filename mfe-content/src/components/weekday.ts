import type { PlainMessageId } from '@oracle-astra/shared/i18n';

const weekdays: readonly PlainMessageId[] = [
  'content.weekdays.sunday',
  'content.weekdays.monday',
  'content.weekdays.tuesday',
  'content.weekdays.wednesday',
  'content.weekdays.thursday',
  'content.weekdays.friday',
  'content.weekdays.saturday',
];

/** The message with the weekday of a date, `YYYY-MM-DD`. */
export function getWeekday(date: string): PlainMessageId {
  return weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? 'content.weekdays.sunday';
}

const shortWeekdays: readonly PlainMessageId[] = [
  'content.weekdaysShort.sunday',
  'content.weekdaysShort.monday',
  'content.weekdaysShort.tuesday',
  'content.weekdaysShort.wednesday',
  'content.weekdaysShort.thursday',
  'content.weekdaysShort.friday',
  'content.weekdaysShort.saturday',
];

/** The message with the short weekday of a date, `YYYY-MM-DD`, for the head of a calendar. */
export function getWeekdayShort(date: string): PlainMessageId {
  return shortWeekdays[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? 'content.weekdaysShort.sunday';
}
