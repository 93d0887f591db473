import { formatTime } from '@oracle-astra/shared/format';
import type { Translate } from '@oracle-astra/shared/i18n';
import { indianDate } from '../../components/indian-date';
import { getWeekday } from '../../components/weekday';

const indiaMs = 5.5 * 3_600_000;

/** Until this hour Hindi counts the night to the day before, so that it names both days: "शुक्रवार रात 2 बजे" is read as the night after. */
const nightEnds = 4;

/** An instant's Indian time, with its weekday where that is not the day of the page. */
export function formatTimeOfDay(iso: string, date: string, t: Translate): string {
  const time = formatTime(iso, t);
  const on = indianDate(iso);
  if (on === date) return time;
  const at = new Date(Date.parse(iso) + indiaMs);
  const eve = at.getUTCHours() < nightEnds ? String((at.getUTCDay() + 6) % 7) : 'none';
  return t('content.panchang.timeOnDay', { time, eve, weekday: t(getWeekday(on)) });
}

/** Hour and minute of an instant's Indian time on a twelve-hour clock, where the place says which half it is: '4:05'. */
export function formatDialTime(iso: string): string {
  const date = new Date(Date.parse(iso) + indiaMs);
  return `${date.getUTCHours() % 12 || 12}:${String(date.getUTCMinutes()).padStart(2, '0')}`;
}
