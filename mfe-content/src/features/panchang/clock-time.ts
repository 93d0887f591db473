import { formatTime } from '@oracle-astra/shared/format';
import type { Translate } from '@oracle-astra/shared/i18n';
import { indianDate } from '../../components/indian-date';
import { getWeekday } from '../../components/weekday';

const indiaMs = 5.5 * 3_600_000;

/**
 * In Hindi the night until this hour belongs to the previous day, so both days are named: "शुक्रवार रात 2 बजे" would be read as
 * the following night.
 */
const nightEnds = 4;

/** An instant's Indian time, with its weekday if it is not on the date of the page. */
export function formatTimeOfDay(iso: string, date: string, t: Translate): string {
  const time = formatTime(iso, t);
  const on = indianDate(iso);
  if (on === date) return time;
  const at = new Date(Date.parse(iso) + indiaMs);
  const eve = at.getUTCHours() < nightEnds ? String((at.getUTCDay() + 6) % 7) : 'none';
  return t('content.panchang.timeOnDay', { time, eve, weekday: t(getWeekday(on)) });
}

/** Hour and minute of an instant's Indian time in the 12-hour format without am or pm, for a position that implies it: '4:05'. */
export function formatDialTime(iso: string): string {
  const date = new Date(Date.parse(iso) + indiaMs);
  return `${date.getUTCHours() % 12 || 12}:${String(date.getUTCMinutes()).padStart(2, '0')}`;
}
