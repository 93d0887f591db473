import file from '../../../../content/times.json';
import { indiaMs } from '../../../indian-date';
import { englishMonthNames, englishWeekdays } from '../../vocabulary/english';
import { hindiMonths, hindiWeekdays } from '../../vocabulary/hindi';
import { at, dayMs, formatTime, yearDays, type HorizonUnit, type BilingualText, type Today } from './spans';

/** A calendar period; `to` is exclusive. */
export interface Period {
  from: number;
  to: number;
  unit: HorizonUnit;
  /** Its name after a preposition: "December 2026". */
  noun: BilingualText;
  /** With its preposition: "in December 2026". */
  said: BilingualText;
}

type Calendar = Pick<Today, 'year' | 'month' | 'weekday' | 'start'>;

export const period = (from: number, to: number, unit: HorizonUnit, noun: BilingualText, said = formatTime('in', noun)): Period => ({ from, to, unit, noun, said });

/** A period without a name: "in the next six months". */
export const unnamedPeriod = (from: number, to: number, unit: HorizonUnit, said: BilingualText): Period => period(from, to, unit, said, said);

export const toLocal = (from: number) => new Date(from + indiaMs);

export function dayPeriod(from: number, withWeekday = false): Period {
  const date = toLocal(from);
  const [day, month, year, weekday] = [date.getUTCDate(), date.getUTCMonth(), date.getUTCFullYear(), date.getUTCDay()];
  const plain: BilingualText = [`${day} ${englishMonthNames[month]?.slice(0, 3)} ${year}`, `${day} ${hindiMonths[month]} ${year}`];
  const noun: BilingualText = withWeekday ? [`${englishWeekdays[weekday]}, ${plain[0]}`, `${hindiWeekdays[weekday]}, ${plain[1]}`] : plain;
  return period(from, from + dayMs, 'day', noun, formatTime('on', noun));
}

export const monthPeriod = (year: number, month: number): Period =>
  period(at(year, month), at(year, month + 1), 'month', [`${englishMonthNames[month]} ${year}`, `${hindiMonths[month]} ${year}`]);

export const yearPeriod = (year: number): Period => period(at(year, 0), at(year + 1, 0), 'year', [String(year), String(year)]);

/** Years from a first to a last one. */
export const yearsPeriod = (first: number, last: number): Period =>
  unnamedPeriod(at(first, 0), at(last + 1, 0), 'span', formatTime('years', [String(first), String(first)], [String(last), String(last)]));

/** A time whose name takes no preposition: "next week". */
function namedPeriod(key: string, from: number, to: number, unit: HorizonUnit): Period {
  const text = formatTime(key);
  return period(from, to, unit, [text[0].replace(/^in /u, ''), text[1].replace(/ में$/u, '')], text);
}

/** Today, tomorrow and similar, by their distance in days. */
export const dayAway = (away: number, { start }: Calendar): Period =>
  namedPeriod(`day${away}`, start + away * dayMs, start + (away + 1) * dayMs, 'day');

/** The week, month or year at an offset from today; null for a day or without an offset. */
export function unitAway(unit: string, away: number, { year, month, weekday, start }: Calendar): Period | null {
  const monday = start - ((weekday || 7) - 1) * dayMs;
  if (unit !== 'year' && (away < -1 || away > 2)) return null;
  if (unit === 'week' || unit === 'fortnight') {
    const days = unit === 'week' ? 7 : 15;
    const from = away === 0 ? start : (unit === 'week' ? monday : start) + away * days * dayMs;
    return namedPeriod(`${unit}${away}`, from, from + days * dayMs, unit === 'week' ? 'week' : 'span');
  }
  if (unit === 'month') return namedPeriod(`month${away}`, away === 0 ? start : at(year, month + away), at(year, month + away + 1), 'month');
  if (unit !== 'year') return null;
  return away === 0 ? namedPeriod('year0', start, at(year + 1, 0), 'year') : yearPeriod(year + away);
}

/** "On Tuesday" is the coming one, "next Tuesday" that of the next week, "last Tuesday" the previous one. */
export function weekdayPeriod(day: number, which: string | undefined, { weekday: today, start }: Calendar): Period {
  const ahead = (day - today + 7) % 7 || 7;
  // The week begins on Monday.
  const toMonday = (8 - today) % 7 || 7;
  const offsets: Record<string, number> = { '1': toMonday + ((day + 6) % 7), '-1': ahead - (ahead === 7 ? 14 : 7) };
  return dayPeriod(start + (offsets[which ?? ''] ?? ahead) * dayMs, true);
}

const seasonMonths = file.seasonMonths as unknown as Record<string, readonly [number, number]>;

/** A season of a year; without one, of the next that is not over. */
export function seasonPeriod(season: string, named: number | undefined, { year, start }: Calendar): Period {
  const [first, last] = seasonMonths[season] ?? [0, 0];
  const years = named === undefined ? [year - 1, year, year + 1] : [named];
  const of = years.find((each) => at(each, last) > start) ?? years[0] ?? year;
  const noun: BilingualText = [`${season} of ${of}`, String(of)];
  const text = formatTime(season, [String(of), String(of)]);
  return period(at(of, first), at(of, last), 'span', [noun[0], text[1].replace(/ में$/u, '')], text);
}

/** The financial year runs from April on. */
export function fiscalPeriod(away: number, { year, month }: Calendar): Period {
  const of = (month > 2 ? year : year - 1) + away;
  return namedPeriod(away === 0 ? 'fiscal' : 'nextFiscal', at(of, 3), at(of + 1, 3), 'span');
}

/** The year of life that begins with an age. */
export function agePeriod(age: number, birth: number): Period {
  const from = birth + age * yearDays * dayMs;
  const text: BilingualText = [String(age), String(age)];
  return period(from, from + yearDays * dayMs, 'year', formatTime('ageNoun', text), formatTime('ageOf', text));
}

/** The length of the time that "after" a period means. */
function lengthBehind({ unit }: Period): number {
  if (unit === 'year') return 8 * yearDays;
  return unit === 'month' ? yearDays : 120;
}

export type Bound = 'before' | 'until' | 'after' | 'since';

/** The time before, until, after or since a period; null if it is past. */
export function boundBy(bound: Bound, { noun, ...of }: Period, { start }: Calendar): Period | null {
  const text = formatTime(bound, noun);
  const unit = of.unit === 'festival' && (bound === 'before' || bound === 'until') ? 'festival' : 'span';
  if (bound === 'before') return of.from > start ? unnamedPeriod(start, of.from, unit, text) : null;
  if (bound === 'until') return of.to > start ? unnamedPeriod(start, of.to, unit, text) : null;
  const from = bound === 'after' ? of.to : of.from;
  // "Since" a past time does not name the time of the question.
  if (bound === 'since' && from < start) return null;
  const end = from + Math.round(lengthBehind({ noun, ...of })) * dayMs;
  return end > start ? unnamedPeriod(Math.max(from, start), end, 'span', text) : null;
}

const maxWeekMs = 7 * dayMs;

/** The same day or month, so many months away. */
function monthsAway({ from, unit }: Period, months: number): Period {
  const date = toLocal(from);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months];
  return unit === 'day' ? dayPeriod(at(year, month, date.getUTCDate())) : monthPeriod(year + Math.floor(month / 12), (month + 12) % 12);
}

/** Puts two periods in order: the last one is moved a week ahead, or the first one a month back. */
function inOrder(first: Period, last: Period): [Period, Period] {
  if (last.to > first.from) return [first, last];
  if (first.unit === 'year') return [last, first];
  const [one, other] = [toLocal(first.from), toLocal(last.from)];
  if (first.unit === 'day' && first.said[0].includes(',') && first.from - last.from < maxWeekMs) return [first, dayPeriod(last.from + maxWeekMs, true)];
  const isSameMonth = one.getUTCFullYear() === other.getUTCFullYear() && one.getUTCMonth() === other.getUTCMonth();
  if (first.unit === 'day' && isSameMonth) return [monthsAway(first, -1), last];
  // "December 2026 to February" has the year of its first month; a period that has already begun began last year.
  return first.unit === 'month' && isAhead(first, last) ? [first, monthsAway(last, 12)] : [monthsAway(first, -12), last];
}

/** Whether both months are in the named year. */
const isAhead = (first: Period, last: Period): boolean => toLocal(first.from).getUTCFullYear() === toLocal(last.from).getUTCFullYear();

/** "March or April": adjacent periods; null if they are not. */
export function joinPeriods(one: Period, other: Period): Period | null {
  const [first, last] = one.from <= other.from ? [one, other] : [other, one];
  return first.to === last.from ? period(first.from, last.to, 'span', formatTime('either', first.noun, last.noun)) : null;
}

/** From the beginning of one period to the end of another. */
export function between(one: Period, other: Period): Period {
  const [first, last] = inOrder(one, other);
  const isYears = first.unit === 'year' && last.unit === 'year';
  if (isYears) return yearsPeriod(toLocal(first.from).getUTCFullYear(), toLocal(last.to - dayMs).getUTCFullYear());
  return unnamedPeriod(first.from, last.to, 'span', formatTime('between', first.noun, last.noun));
}
