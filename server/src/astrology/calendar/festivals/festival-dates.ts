import { LRUCache } from 'lru-cache';
import { dayMs } from '../../time/iso-time';
import { createAlmanac } from '../almanac';
import { ekadashiOf } from './ekadashi';
import { lunarFestivals, lunarRules } from './festivals';
import { lunarMonthAt, type LunarMonth } from '../lunar-month';
import { listSolarFestivals } from './solar-festivals';
import { listTithis, type TithiSpan } from '../tithi-spans';

/** The Ekadashi that ends Chaturmas: bright half of Kartika. */
const devutthana = { id: 'devutthana-ekadashi', month: 8, tithi: 11 };
const lunarDay = 0.984 * dayMs;
const everyMonth = Array.from({ length: 12 }, (_, index) => index + 1);
const known = new LRUCache<string, string[]>({ max: 5000 });

/** The lunar months that may contain a month's festivals in a civil year. */
function monthsOf(month: number, year: number): LunarMonth[] {
  // Chaitra begins between the middle of March and that of April.
  const guesses = [year - 1, year].map((each) => Date.UTC(each, 2 + (month - 1), 29) + (month - 1) * -dayMs);
  const found = guesses.flatMap((guess) => [-30, -15, 0, 15, 30].map((days) => lunarMonthAt(guess + days * dayMs)));
  const starts = new Set<number>();
  return found.filter((each) => {
    const isNew = !starts.has(each.start) && (each.month === month || each.lost === month);
    starts.add(each.start);
    return isNew;
  });
}

function spanOf({ start }: LunarMonth, tithi: number): { span: TithiSpan | undefined; next: TithiSpan | undefined } {
  const middle = start + (tithi - 0.5) * lunarDay;
  const tithis = listTithis({ start: middle - 1.5 * dayMs, end: middle + 2.5 * dayMs });
  const at = tithis.findIndex((each) => each.tithi === tithi);
  return { span: tithis[at], next: tithis[at + 1] };
}

function findDates(id: string, year: number): string[] {
  const rule = id === devutthana.id ? devutthana : lunarRules.find((each) => each.id === (id === 'holi' ? 'holika-dahan' : id));
  const almanac = createAlmanac();
  if (!rule) return listSolarFestivals(year, everyMonth, almanac).flatMap((each) => (each.id === id ? [each.date] : []));
  const spans = monthsOf(rule.month, year).map((month) => spanOf(month, rule.tithi));
  return spans.flatMap(({ span, next }) => {
    if (!span) return [];
    if (rule === devutthana) return next && !span.isAdhika ? (ekadashiOf(span, next, almanac)?.smarta ?? []) : [];
    return lunarFestivals(span, almanac).flatMap((each) => (each.id === id ? [each.date] : []));
  });
}

/** The days of a festival in a civil year in India, `YYYY-MM-DD`, by rule; none for an unknown id. */
export function festivalDates(id: string, year: number): string[] {
  const key = `${id} ${year}`;
  // One month may be found twice, its new moons a second apart.
  const dates = known.get(key) ?? [...new Set(findDates(id, year))].filter((date) => date.startsWith(String(year))).sort();
  known.set(key, dates);
  return dates;
}
