import { dayMs } from '../../time/iso-time';
import type { Festival } from './festival-names';
import { toDate } from '../solar-day';
import type { TithiSpan } from '../tithi-spans';
import { indianDate, type Almanac } from '../almanac';
import { observeTithi } from '../observe-tithi';

const atSunrise = { moment: 'sunrise', tie: 'first' } as const;
const ashadha = 4;
const shravana = 5;

/** The purnimanta month Shravana around an instant between its two full moons: from the day after the first up to the second. */
function isInShravana(date: number, purnimas: readonly TithiSpan[], almanac: Almanac): boolean {
  const dayOf = (span: TithiSpan) => Date.parse(`${observeTithi(atSunrise, span, almanac) ?? ''}T00:00:00Z`);
  const spans = purnimas.filter(({ isAdhika }) => !isAdhika);
  const first = spans.find(({ month }) => month === ashadha);
  const last = spans.find(({ month }) => month === shravana);
  return (!first || date > dayOf(first)) && (!last || date <= dayOf(last)) && (first !== undefined || last !== undefined);
}

/**
 * The Mondays and Tuesdays of the purnimanta month Shravana within the tithis, and Varalakshmi Vrat, the last Friday on or
 * before its full moon. An adhika month has none.
 */
export function listWeekdayVrats(tithis: readonly TithiSpan[], almanac: Almanac): Festival[] {
  const inMonth = tithis.filter(({ tithi, month, isAdhika }) => !isAdhika && (tithi > 15 ? month === ashadha : month === shravana));
  const [start, end] = [inMonth[0]?.start, inMonth.at(-1)?.end];
  if (start === undefined || end === undefined) return [];
  const purnimas = tithis.filter(({ tithi }) => tithi === 15);
  const found: Festival[] = [];
  for (let date = indianDate(start); date <= indianDate(end); date += dayMs) {
    const weekday = new Date(date).getUTCDay();
    if (!isInShravana(date, purnimas, almanac)) continue;
    const vrat = { date: toDate(date), kind: 'vrat' as const };
    if (weekday === 1) found.push({ ...vrat, id: 'sawan-somvar', name: { en: 'Sawan Somvar', hi: 'सावन सोमवार' } });
    if (weekday === 2) found.push({ ...vrat, id: 'mangala-gauri', name: { en: 'Mangala Gauri Vrat', hi: 'मंगला गौरी व्रत' } });
  }
  return [...found, ...purnimas.flatMap((span) => varalakshmi(span, almanac))];
}

function varalakshmi(span: TithiSpan, almanac: Almanac): Festival[] {
  const purnima = observeTithi(atSunrise, span, almanac);
  if (span.month !== shravana || span.isAdhika || purnima === null) return [];
  const day = Date.parse(`${purnima}T00:00:00Z`);
  const friday = day - ((new Date(day).getUTCDay() + 2) % 7) * dayMs;
  return [{ id: 'varalakshmi', date: toDate(friday), kind: 'vrat', name: { en: 'Varalakshmi Vrat', hi: 'वरलक्ष्मी व्रत' } }];
}
