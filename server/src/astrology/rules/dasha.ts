import { isoTime } from '../time/iso-time';
import { nakshatraLord, nakshatraLords, nakshatraSpan, zodiacPoint } from './nakshatra';
import type { DashaPeriod, Graha, Mahadasha } from '../types';

const years: Record<Graha, number> = {
  Ketu: 7,
  Venus: 20,
  Sun: 6,
  Moon: 10,
  Mars: 7,
  Rahu: 18,
  Jupiter: 16,
  Saturn: 19,
  Mercury: 17,
};
const cycle = 120;
const yearMs = 365.25 * 86_400_000;

/** The nine lords from each of them on. */
const lordsFrom = new Map<Graha, readonly Graha[]>(
  nakshatraLords.map((first, start) => [first, [...nakshatraLords.slice(start), ...nakshatraLords.slice(0, start)]]),
);

/**
 * Divides `length` years from `start` among the nine lords in proportion to their years, beginning with `first`, without those
 * that ended before `from`. One loop without intermediate lists, because a chart has ten of these.
 */
function divide(first: Graha, start: number, length: number, from: number): DashaPeriod[] {
  const found: DashaPeriod[] = [];
  const unit = length * (yearMs / cycle);
  let passed = 0;
  let begins = isoTime(from);
  for (const lord of lordsFrom.get(first) ?? []) {
    passed += years[lord];
    const end = start + passed * unit;
    if (end <= from) continue;
    const ends = isoTime(Math.trunc(end));
    found.push({ lord, start: begins, end: ends });
    begins = ends;
  }
  return found;
}

/**
 * Vimshottari mahadashas with their antardashas, in years of 365.25 days. The first is the remainder at birth of the period at
 * that time; eight complete ones follow, so that all nine last 120 years minus the elapsed part.
 *
 * @param moon sidereal longitude in degrees, 0 up to 360.
 * @param birth milliseconds since 1970 UTC.
 */
export function vimshottari(moon: number, birth: number): Mahadasha[] {
  const { nakshatra } = zodiacPoint(moon);
  const first = nakshatraLord(nakshatra);
  // Counted from the computed nakshatra, so that a Moon on a border is not at the end of the previous one.
  const passed = Math.max(0, moon / nakshatraSpan - (nakshatra - 1));
  // Starting at a whole millisecond keeps every boundary whole, so that periods meet exactly.
  const origin = Math.round(birth - passed * years[first] * yearMs);
  let start = origin;
  return divide(first, origin, cycle, birth).map((maha) => {
    const length = years[maha.lord];
    const antardashas = divide(maha.lord, start, length, Math.max(birth, start));
    start = Date.parse(maha.end);
    return { lord: maha.lord, start: maha.start, end: maha.end, antardashas };
  });
}

/** The periods at an instant; before the first and after the last it returns those. Throws a RangeError without periods. */
export function runningDasha(dashas: readonly Mahadasha[], at: Date): { maha: Mahadasha; antar: DashaPeriod } {
  const maha = findRunningPeriod(dashas, at);
  return { maha, antar: findRunningPeriod(maha.antardashas, at) };
}

function findRunningPeriod<P extends DashaPeriod>(list: readonly P[], at: Date): P {
  const instant = at.toISOString();
  const found = list.find(({ end }) => instant < end) ?? list.at(-1);
  if (!found) throw new RangeError('There are no dashas.');
  return found;
}

/** The nine parts of an antardasha (pratyantardashas); of the first one of a life only those after birth. */
export function pratyantardashas(maha: Graha, antar: DashaPeriod): DashaPeriod[] {
  const length = (years[maha] * years[antar.lord]) / cycle;
  const end = Date.parse(antar.end);
  return divide(antar.lord, end - length * yearMs, length, Date.parse(antar.start));
}
