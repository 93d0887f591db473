import { formatTime } from '@oracle-astra/shared/format';
import type { Translate } from '@oracle-astra/shared/i18n';
import { indianDate } from '../../components/indian-date';
import { getWeekday } from '../../components/weekday';

const indiaMs = 5.5 * 3_600_000;

/** An instant's Indian time, with its weekday where that is not the day of the page. */
export function formatTimeOfDay(iso: string, date: string, t: Translate): string {
  const time = formatTime(iso, t);
  const on = indianDate(iso);
  return on === date ? time : t('content.panchang.timeOnDay', { time, weekday: t(getWeekday(on)) });
}

/** Hour and minute of an instant's Indian time on a twelve-hour clock, where the place says which half it is: '4:05'. */
export function formatDialTime(iso: string): string {
  const date = new Date(Date.parse(iso) + indiaMs);
  return `${date.getUTCHours() % 12 || 12}:${String(date.getUTCMinutes()).padStart(2, '0')}`;
}
