import { dayMs } from '../../time/iso-time';
import { createAlmanac, type Almanac } from '../almanac';
import { ekadashiOf, ekadashiVrats } from './ekadashi';
import type { Festival } from './festival-names';
import rules from './lunar-festivals.json';
import { lunarMonthAt } from '../lunar-month';
import { monthlyVrats } from './monthly-vrats';
import { observeTithi, type Observance } from '../observe-tithi';
import { listSolarFestivals } from './solar-festivals';
import { listTithis, type TithiSpan } from '../tithi-spans';
import { listWeekdayVrats } from './weekday-vrats';
import { toDate } from '../solar-day';

interface LunarRule extends Observance {
  id: string;
  en: string;
  hi: string;
  month: number;
  tithi: number;
}
export const lunarRules = rules as readonly LunarRule[];

/** Observed in the adhika month if there is one; all others in the nija one. */
const adhikaFestival = 'ganga-dussehra';

/** Whether the previous month has the same name, so that this one is the nija month. */
function followsAdhika({ month, start }: TithiSpan): boolean {
  const before = lunarMonthAt(start - 30 * dayMs);
  return before.isAdhika && before.month === month;
}

/** The festivals of a tithi. */
export function lunarFestivals(span: TithiSpan, almanac: Almanac): Festival[] {
  return lunarRules
    .filter(({ id, month, tithi }) => {
      if ((month !== span.month && month !== span.lost) || tithi !== span.tithi) return false;
      return id === adhikaFestival ? span.isAdhika || !followsAdhika(span) : !span.isAdhika;
    })
    .flatMap(({ id, en, hi, ...observance }): Festival[] => {
      const date = observeTithi(observance, span, almanac);
      if (date === null) return [];
      const festival: Festival = { id, date, name: { en, hi }, kind: 'festival' };
      if (id !== 'holika-dahan') return [festival];
      const dayAfter = toDate(Date.parse(`${date}T00:00:00Z`) + dayMs);
      return [festival, { id: 'holi', date: dayAfter, name: { en: 'Holi (Rangwali)', hi: 'होली (धुलेंडी)' }, kind: 'festival' }];
    });
}

/**
 * Festivals and vrats of a civil month by rule for New Delhi, in the order of their days.
 *
 * @param year 1900 to 2100; if two days contain a tithi, a year that no test compares may be a day off.
 * @param month 1 to 12.
 */
export function festivalsOfMonth(year: number, month: number): Festival[] {
  const almanac = createAlmanac();
  const [start, end] = [Date.UTC(year, month - 1, 1), Date.UTC(year, month, 1)];
  // A vrat may be a day off its tithi, and Varalakshmi six days before the full moon.
  const tithis = listTithis({ start: start - 3 * dayMs, end: end + 7 * dayMs });
  const prefix = toDate(start).slice(0, 8);
  const found = tithis.flatMap((span, index) => {
    const next = tithis[index + 1];
    const ekadashi = (span.tithi === 11 || span.tithi === 26) && next ? ekadashiOf(span, next, almanac) : null;
    return [...lunarFestivals(span, almanac), ...(ekadashi ? ekadashiVrats(ekadashi) : []), ...monthlyVrats(span, almanac)];
  });
  return [...found, ...listSolarFestivals(year, [month], almanac), ...listWeekdayVrats(tithis, almanac)]
    .filter(({ date }) => date.startsWith(prefix))
    .sort((one, other) => one.date.localeCompare(other.date) || rank(one) - rank(other));
}

const rank = ({ kind }: Festival) => (kind === 'festival' ? 0 : 1);
