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
