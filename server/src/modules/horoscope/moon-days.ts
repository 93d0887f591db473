import { moonSignAt } from '../../astrology';
import { dayMs } from '../../day';

const hourMs = 3_600_000;
/** Days are counted from 1 January 2026. */
const firstDay = Date.UTC(2026, 0, 1) / dayMs;
/** Half a century, which bounds the cost of a clock that is far ahead. */
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
 * The number of earlier days since 2026 with the Moon in one of some houses counted from a sign; as an index it selects another
 * text than on those days.
 */
function countMoonDays(sign: number, houses: readonly number[], day: number): number {
  return listMoonSigns(day).filter((moon) => houses.includes(((moon - sign + 12) % 12) + 1)).length;
}

/**
 * The index of the current text in a list. Each sign has another offset, with unequal distances between neighbours: otherwise
 * each sign would get the previous sign's line when the Moon changes sign.
 */
export const turnOf = (sign: number, houses: readonly number[], day: number): number => countMoonDays(sign, houses, day) + sign * sign;
