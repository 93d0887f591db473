import { toAsciiDigits } from '@oracle-astra/shared/contract';
import words from '../../../../content/days/words.json';
import { dayMs } from '../../question/dates/spans';
import { istDay } from '../../vocabulary/days';

/** Days that a line names, `YYYY-MM-DD`, in the order of the line; two that bound a span where `isRange`. */
export interface NamedDates {
  dates: string[];
  isRange: boolean;
  /** Days of the week that it names, from 0 for Sunday. */
  weekdays: number[];
}

type Token =
  | { is: 'number'; value: number; isMarked: boolean }
  | { is: 'month' | 'year' | 'weekday' | 'relative'; value: number }
  | { is: 'date'; value: string }
  | { is: 'or' | 'and' | 'to' | 'of' | 'next' | 'other' };

const listOf = (spellings: string) => new Set(spellings.split(' '));
const months = words.months.map(listOf);
const weekdays = words.weekdays.map(listOf);
const relative = Object.entries(words.relative).map(([days, spellings]) => [Number(days), listOf(spellings)] as const);
const joints = (['or', 'and', 'to', 'of', 'next'] as const).map((is) => [is, listOf(words[is])] as const);
const marks = listOf(words.dayMark);
const between = listOf(words.between);
const clock = /\d{1,2}[:.]\d{2}(?!\d|[/.-]\d)\s*(?:am|pm|a\.m|p\.m|baje|बजे)?|\d{1,2}\s*(?:am|pm|baje|bje|बजे|o'?clock)(?![\p{L}])/giu;
const figures = /(?<![\d/.-])(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d\d)(?![\d/-])|(?<![\d/.-])(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/gu;
const daysAhead = 7;

const isoOf = (year: number, month: number, day: number): string | null => {
  const date = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const at = Date.parse(date);
  return Number.isNaN(at) || !new Date(at).toISOString().startsWith(date) ? null : date;
};

const fromFigures = (...found: string[]): string => {
  const [, day, , month, year = '', whole, wholeMonth, wholeDay] = found;
  if (whole !== undefined) return ` @${isoOf(Number(whole), Number(wholeMonth), Number(wholeDay)) ?? ''} `;
  return ` @${isoOf(year.length === 2 ? 2000 + Number(year) : Number(year), Number(month), Number(day)) ?? ''} `;
};

function toToken(word: string, following: string): Token {
  if (word.startsWith('@')) return word.length > 1 ? { is: 'date', value: word.slice(1) } : { is: 'other' };
  const number = Number.parseInt(word, 10);
  if (/^(?:19|20)\d\d$/u.test(word)) return { is: 'year', value: number };
  if (/^\d{1,2}(?:st|nd|rd|th)?$/u.test(word) && number >= 1 && number <= 31)
    return { is: 'number', value: number, isMarked: word.length > String(number).length || marks.has(following) };
  const month = months.findIndex((each) => each.has(word));
  if (month >= 0) return { is: 'month', value: month + 1 };
  const planetDay = words.planetDays.split(' ').indexOf(word);
  const weekday = weekdays.findIndex((each) => each.has(word));
  if (weekday >= 0) return { is: 'weekday', value: weekday };
  if (planetDay >= 0 && marks.has(following)) return { is: 'weekday', value: [3, 5, 1, 2, 6][Math.floor(planetDay / 2)] ?? 0 };
  const near = relative.find(([, each]) => each.has(word));
  if (near) return { is: 'relative', value: near[0] };
  return { is: joints.find(([, each]) => each.has(word))?.[0] ?? 'other' };
}

/** The month beside a number, over what joins days, with the year behind it. */
function monthBeside(tokens: readonly Token[], at: number): { month: number; year: number | null } | null {
  for (const step of [1, -1]) {
    let near = at + step;
    while (['number', 'or', 'and', 'to', 'of'].includes(tokens[near]?.is ?? '')) near += step;
    const found = tokens[near];
    if (found?.is !== 'month') continue;
    const behind = [tokens[near + 1], tokens[at + 1]].find((each) => each?.is === 'year');
    return { month: found.value, year: behind?.is === 'year' ? behind.value : null };
  }
  return null;
}

/** Whether a number is a day of a month though no month stands beside it: said as one, or joined with one that is. */
function isDay(tokens: readonly Token[], at: number): boolean {
  let [from, to] = [at, at];
  while (['number', 'or', 'and', 'to', 'of'].includes(tokens[from - 1]?.is ?? '')) from -= 1;
  while (['number', 'or', 'and', 'to', 'of'].includes(tokens[to + 1]?.is ?? '')) to += 1;
  return tokens.slice(from, to + 1).some((each) => each.is === 'number' && each.isMarked);
}

/** The days that a line names by themselves: "3 dec or 7 dec", "between 10 and 25 January", "kal ya parso", "14/1/2027". */
export function findDates(line: string, now: Date): NamedDates {
  const read = toAsciiDigits(line).toLowerCase().replace(figures, fromFigures).replace(clock, ' ');
  const said = read.match(/@[\d-]*|\d+(?:st|nd|rd|th)?(?![\p{L}\d])|[\p{L}\p{M}]+|[,&-]/gu) ?? [];
  const tokens = said.map((word, at) => toToken(word, said[at + 1] ?? ''));
  const today = istDay(now);
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
  const shifted = (days: number) => new Date(Date.parse(today) + days * dayMs).toISOString().slice(0, 10);
  const weekdayNow = new Date(Date.parse(today)).getUTCDay();
  const isDated = tokens.some(
    (token, at) => token.is === 'date' || (token.is === 'number' && (monthBeside(tokens, at) !== null || isDay(tokens, at))),
  );
  const dates = tokens.flatMap((token, at): string[] => {
    if (token.is === 'date') return [token.value];
    if (token.is === 'relative') return [shifted(token.value)];
    // "8 December, Tuesday" is one day.
    if (token.is === 'weekday' && isDated && tokens[at - 1]?.is !== 'or') return [];
    if (token.is === 'weekday') {
      const ahead = (token.value - weekdayNow + daysAhead) % daysAhead || daysAhead;
      return [shifted(tokens[at - 1]?.is === 'next' && ahead + weekdayNow <= daysAhead && weekdayNow > 0 ? ahead + daysAhead : ahead)];
    }
    if (token.is !== 'number') return [];
    const beside = monthBeside(tokens, at);
    if (beside === null && !isDay(tokens, at)) return [];
    const of = beside?.month ?? (token.value < day ? (month % 12) + 1 : month);
    const isOver = of < month || (of === month && token.value < day);
    return [isoOf(beside?.year ?? (isOver ? year + 1 : year), of, token.value) ?? []].flat();
  });
  const isBetween = said.some((word) => between.has(word));
  const isTo = tokens.some((token, at) => token.is === 'to' && ['number', 'month', 'date'].includes(tokens[at - 1]?.is ?? ''));
  const unique = dates.filter((each, at) => dates.indexOf(each) === at);
  const named = tokens.flatMap((token) => (token.is === 'weekday' ? [token.value] : []));
  const isRange = unique.length === 2 && (isTo || isBetween);
  const [first = '', last = ''] = unique;
  // A span that has begun already: its first day is over, and not that of the next year.
  const begun = `${Number(first.slice(0, 4)) - 1}${first.slice(4)}`;
  return { dates: isRange && first > last ? [begun, last] : unique, isRange, weekdays: named };
}
