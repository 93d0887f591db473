import { moonSignAt } from '../../astrology';
import { dayMs } from '../../day';

const hourMs = 3_600_000;
/** Days are counted from 1 January 2026. */
const firstDay = Date.UTC(2026, 0, 1) / dayMs;
/** Enough for half a century, so that a clock far ahead costs no more. */
const maxDays = 18_263;

const moonSigns: number[] = [];

/** The instant that represents a day, counted from 1970: 06:30 in India. */
export const momentOf = (day: number): Date => new Date(day * dayMs + hourMs);

function listMoonSigns(until: number): readonly number[] {
  const count = Math.min(maxDays, until - firstDay);
  while (moonSigns.length < count) moonSigns.push(moonSignAt(momentOf(firstDay + moonSigns.length)));
  return moonSigns.slice(0, Math.max(0, count));
}

/**
 * How many days before a day, from 2026 on, had the Moon in one of some houses counted from a sign: what is said on the day with
 * this count differs from what was said on the days counted.
 */
function countMoonDays(sign: number, houses: readonly number[], day: number): number {
  return listMoonSigns(day).filter((moon) => houses.includes(((moon - sign + 12) % 12) + 1)).length;
}

/**
 * Which text of a list has its turn. Each sign begins elsewhere, and no two neighbours equally far apart: the Moon that enters a sign
 * would otherwise hand the lines of all twelve on to the next one.
 */
export const turnOf = (sign: number, houses: readonly number[], day: number): number => countMoonDays(sign, houses, day) + sign * sign;
