import { toAsciiDigits } from '@oracle-astra/shared/contract';
import { dayMs } from '../../question/dates/spans';
import { toToday } from '../../question/horizon';
import { findBound } from '../../question/dates/combine';
import { readDays, readRanges } from '../../question/dates/read-periods';
import type { Reading } from '../../question/dates/reading';
import { withFigureDates } from '../../question/dates/figure-dates';
import { toTimeTokens } from '../../question/dates/time-tokens';
import { readText } from '../../question/question-text';
import { istDay } from '../../vocabulary/days';

/** Named days, `YYYY-MM-DD`, in the order of the message; the two ends of a span if `isRange`. */
export interface NamedDates {
  dates: string[];
  isRange: boolean;
  /** Named weekdays, from 0 for Sunday. */
  weekdays: number[];
  /** "Sundays": every Sunday rather than the next one. */
  isEveryWeekday: boolean;
  /** Whether the time is before or after the single named day. */
  side: 'after' | 'before' | null;
}

/** No day at all. */
export const noDates: NamedDates = { dates: [], isRange: false, weekdays: [], isEveryWeekday: false, side: null };

const sides: Readonly<Partial<Record<string, NamedDates['side']>>> = { before: 'before', until: 'before', after: 'after' };
const plural = /days$/u;

const clock = /\d{1,2}[:.]\d{2}(?!\d|[/.-]\d)\s*(?:am|pm|a\.m|p\.m|baje|बजे)?|\d{1,2}\s*(?:am|pm|baje|bje|बजे|o'?clock)(?![\p{L}])/giu;
/** The dates in a message: "3 dec or 7 dec", "between 10 and 25 January", "kal ya parso", "14/1/2027". */
export function findDates(line: string, now: Date): NamedDates {
  const read = withFigureDates(toAsciiDigits(line).toLowerCase()).replace(clock, ' ');
  // Figures and Hindi words are read whatever the language of the rest.
  const text = { ...readText(read, 'English'), mayBeHindi: true };
  const reading: Reading = { tokens: toTimeTokens(text), today: toToday(now), birth: now.getTime() };
  const all = readDays(reading);
  const isDated = all.some(({ as }) => as === 'date');
  // "8 December, Tuesday" is one day.
  const remaining = all.filter(({ as, start }) => as !== 'weekday' || !isDated || reading.tokens[start - 1]?.roles.join === 'or');
  const dates = [...new Set(remaining.map(({ from }) => istDay(new Date(from))))];
  const weekdayTokens = reading.tokens.filter(({ roles }) => roles.weekday !== undefined);
  const weekdays = weekdayTokens.map(({ roles }) => Number(roles.weekday));
  const isEveryWeekday = weekdayTokens.some(({ word }) => plural.test(word));
  const range = dates.length === 2 ? readRanges(reading).find(({ as, unit }) => as === 'range' && unit === 'span') : undefined;
  if (range)
    return { dates: [range.from, range.to - dayMs].map((at) => istDay(new Date(at))), isRange: true, weekdays, isEveryWeekday, side: null };
  const [only] = dates.length === 1 && weekdays.length === 0 ? remaining : [];
  return { dates, isRange: false, weekdays, isEveryWeekday, side: only ? (sides[findBound(reading, only) ?? ''] ?? null) : null };
}
