import { dayMs } from '../../time/iso-time';
import { indianDate, type Almanac } from '../almanac';
import type { Festival, FestivalName } from './festival-names';
import { listLimbs } from '../limb-spans';
import { sankrantiNear } from '../sankranti';
import { solarDay, toDate, type Span } from '../solar-day';

const kochi = { lat: 9.9312, lng: 76.2673 };
const shravana = 22;

/** Festivals by the Sun's entry into a sign (1 Aries to 12), with the approximate month and day of the entry and the days after it. */
interface SolarFestival {
  id: string;
  name: FestivalName;
  sign: number;
  near: string;
  /** `civil`: an entry before midnight belongs to its day, a later one to the next, as Dharmasindhu has it for all signs but two. */
  rule: 'observed' | 'dayBefore' | 'civil' | 'dayAfter' | 'nextSunrise';
}

const solarFestivals: readonly SolarFestival[] = [
  { id: 'lohri', name: { en: 'Lohri', hi: 'लोहड़ी' }, sign: 10, near: '01-14', rule: 'dayBefore' },
  { id: 'makar-sankranti', name: { en: 'Makar Sankranti, Pongal', hi: 'मकर संक्रांति, पोंगल' }, sign: 10, near: '01-14', rule: 'observed' },
  { id: 'baisakhi', name: { en: 'Baisakhi (Punjab)', hi: 'बैसाखी (पंजाब)' }, sign: 1, near: '04-14', rule: 'civil' },
  {
    id: 'puthandu',
    name: { en: 'Mesha Sankranti, Puthandu (Tamil)', hi: 'मेष संक्रांति, पुथांडु (तमिल)' },
    sign: 1,
    near: '04-14',
    rule: 'observed',
  },
  { id: 'vishu', name: { en: 'Vishu (Kerala)', hi: 'विषु (केरल)' }, sign: 1, near: '04-14', rule: 'nextSunrise' },
  { id: 'pohela-boishakh', name: { en: 'Pohela Boishakh (Bengal)', hi: 'पोइला बोइशाख (बंगाल)' }, sign: 1, near: '04-14', rule: 'dayAfter' },
  {
    id: 'vishwakarma-puja',
    name: { en: 'Vishwakarma Puja, Kanya Sankranti', hi: 'विश्वकर्मा पूजा, कन्या संक्रांति' },
    sign: 6,
    near: '09-17',
    rule: 'observed',
  },
  {
    id: 'dhanu-sankranti',
    name: { en: 'Dhanu Sankranti, Kharmas begins', hi: 'धनु संक्रांति, खरमास आरंभ' },
    sign: 9,
    near: '12-16',
    rule: 'civil',
  },
  {
    id: 'meena-sankranti',
    name: { en: 'Meena Sankranti, Kharmas begins', hi: 'मीन संक्रांति, खरमास आरंभ' },
    sign: 12,
    near: '03-14',
    rule: 'civil',
  },
];

/** The day of a sankranti: after sunset it counts for the next one. */
function observedDay(instant: number, almanac: Almanac): number {
  const date = indianDate(instant);
  return instant > almanac.day(date).sunset ? date + dayMs : date;
}

function dayByRule(rule: SolarFestival['rule'], instant: number, almanac: Almanac): number {
  const date = indianDate(instant);
  if (rule === 'civil') return date;
  if (rule === 'dayAfter') return date + dayMs;
  if (rule === 'nextSunrise') return instant <= almanac.day(date).sunrise ? date : date + dayMs;
  return observedDay(instant, almanac) - (rule === 'dayBefore' ? dayMs : 0);
}

/** Thiruvonam: the last day with Shravana at sunrise in Kochi while the Sun is in Leo; without such a sunrise, the day that contains Shravana. */
function onam(year: number): Festival[] {
  const end = sankrantiNear(6, Date.parse(`${year}-09-17T00:00:00Z`));
  const nakshatraSpans = listLimbs('nakshatra', end - 32 * dayMs, end).map(({ value, ends_at }) => ({ value, end: Date.parse(ends_at) }));
  const dates = nakshatraSpans.flatMap((stay, index) => {
    const start = nakshatraSpans[index - 1]?.end;
    return stay.value === shravana && start !== undefined ? (onamDay({ start, end: stay.end }, end) ?? []) : [];
  });
  const date = dates.at(-1);
  return date === undefined ? [] : [{ id: 'onam', date: toDate(date), name: { en: 'Onam (Thiruvonam)', hi: 'ओणम' }, kind: 'festival' }];
}

/** The day of a stay of the Moon in Shravana, if it is before the Sun leaves Leo. */
function onamDay({ start, end }: Span, leoEnd: number): number | null {
  const date = indianDate(start);
  const sunrises = [date, date + dayMs].map((day) => ({ day, sunrise: solarDay(day, kochi)?.sunrise ?? leoEnd }));
  const held = sunrises.filter(({ sunrise }) => start <= sunrise && sunrise < end && sunrise < leoEnd).at(-1);
  if (held) return held.day;
  const begun = sunrises.filter(({ sunrise }) => sunrise <= start).at(-1);
  return begun && end < leoEnd ? begun.day : null;
}

/** The festivals of a year that depend on the Sun's position, only those in `months` (1 to 12). */
export function listSolarFestivals(year: number, months: readonly number[], almanac: Almanac): Festival[] {
  const found = solarFestivals
    .filter(({ near }) => months.includes(Number(near.slice(0, 2))))
    .map(({ id, name, sign, near, rule }): Festival => {
      const instant = sankrantiNear(sign, Date.parse(`${year}-${near}T00:00:00Z`));
      return { id, name, kind: 'festival', date: toDate(dayByRule(rule, instant, almanac)) };
    });
  return months.some((month) => month === 8 || month === 9) ? [...found, ...onam(year)] : found;
}
