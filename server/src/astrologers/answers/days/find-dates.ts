import { toAsciiDigits } from '@oracle-astra/shared/contract';
import { dayMs } from '../../question/dates/spans';
import { todayOf } from '../../question/horizon';
import { readDays, readRanges } from '../../question/dates/read-periods';
import type { Reading } from '../../question/dates/reading';
import { withFigureDates } from '../../question/dates/figure-dates';
import { toTimeTokens } from '../../question/dates/time-tokens';
import { readText } from '../../question/question-text';
import { istDay } from '../../vocabulary/days';

/** Days that a line names, `YYYY-MM-DD`, in the order of the line; two that bound a span where `isRange`. */
export interface NamedDates {
  dates: string[];
  isRange: boolean;
  /** Days of the week that it names, from 0 for Sunday. */
  weekdays: number[];
}

const clock = /\d{1,2}[:.]\d{2}(?!\d|[/.-]\d)\s*(?:am|pm|a\.m|p\.m|baje|बजे)?|\d{1,2}\s*(?:am|pm|baje|bje|बजे|o'?clock)(?![\p{L}])/giu;
/** The days that a line names by themselves: "3 dec or 7 dec", "between 10 and 25 January", "kal ya parso", "14/1/2027". */
export function findDates(line: string, now: Date): NamedDates {
  const read = withFigureDates(toAsciiDigits(line).toLowerCase()).replace(clock, ' ');
  // Figures and Hindi words are read whatever the language of the rest.
  const text = { ...readText(read, 'English'), mayBeHindi: true };
  const reading: Reading = { tokens: toTimeTokens(text), today: todayOf(now), birth: now.getTime() };
  const all = readDays(reading);
  const isDated = all.some(({ as }) => as === 'date');
  // "8 December, Tuesday" is one day.
  const kept = all.filter(({ as, start }) => as !== 'weekday' || !isDated || reading.tokens[start - 1]?.roles.join === 'or');
  const dates = [...new Set(kept.map(({ from }) => istDay(new Date(from))))];
  const weekdays = reading.tokens.flatMap(({ roles }) => (roles.weekday === undefined ? [] : [Number(roles.weekday)]));
  const range = dates.length === 2 ? readRanges(reading).find(({ as, unit }) => as === 'range' && unit === 'span') : undefined;
  return range
    ? { dates: [range.from, range.to - dayMs].map((at) => istDay(new Date(at))), isRange: true, weekdays }
    : { dates, isRange: false, weekdays };
}
