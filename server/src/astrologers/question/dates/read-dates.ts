import { indiaMs } from '../../../indian-date';
import { dayPeriod, monthPeriod } from './periods';
import { found, has, isDayFigure, isDayNumber, mentionsNext, skipRoles, roleAt, hasRole, type Reader, type Reading } from './reading';
import { at, hasDay } from './spans';
import type { Role } from './time-tokens';
import { yearBeside, findYear, yearsAway } from './named-years';

const englishPlaces: readonly Role[] = ['within', 'until', 'before', 'after', 'since', 'which', 'part', 'between', 'onDay'];

/** The month of a token; a word that has other meanings too needs a number, year or preposition beside it. */
function monthAt(reading: Reading, index: number): number | undefined {
  const { tokens } = reading;
  const month = roleAt(reading, index, 'month');
  if (month !== undefined) return Number(month);
  const weak = roleAt(reading, index, 'may');
  if (weak === undefined) return undefined;
  const [before, behind] = [tokens[skipRoles(reading, index - 1, -1, 'of')], tokens[index + 1]];
  const isNumbered = isDayFigure(before);
  if (tokens[index]?.word === 'mai') return isDayFigure(tokens[index - 1]) || has(reading, index - 1, 'part') ? Number(weak) : undefined;
  const isPlaced = englishPlaces.some((role) => has(reading, index - 1, role)) || ['of', 'around'].includes(tokens[index - 1]?.word ?? '');
  const isJoined = has(reading, index - 1, 'join') && has(reading, index - 2, 'month');
  const isBeside = isJoined || isDayFigure(behind) || behind?.year !== undefined || behind?.roles.month !== undefined;
  return isNumbered || isPlaced || isBeside ? Number(weak) : undefined;
}

/** Numbers joined by "and", "or", "to" from `start` on. */
function numbersFrom(reading: Reading, start: number): { days: number[]; end: number } {
  const days: number[] = [];
  let end = start;
  for (let next = start; isDayNumber(reading, next); next = skipRoles(reading, end, 1, 'join', 'of', 'onDay')) {
    days.push(next);
    end = next + 1;
  }
  return { days, end };
}

interface Numbered {
  month: number;
  /** The position of the days. */
  days: number[];
  end: number;
}

/** Days with the month before or after them. */
function daysOfMonth(reading: Reading, start: number): Numbered | null {
  const { days, end } = numbersFrom(reading, start);
  const behind = skipRoles(reading, end, 1, 'of', 'dayMark');
  const monthBehind = days.length > 0 ? monthAt(reading, behind) : undefined;
  if (monthBehind !== undefined) return { month: monthBehind, days, end: behind + 1 };
  const month = monthAt(reading, start);
  return month === undefined ? null : { month, ...numbersFrom(reading, skipRoles(reading, start + 1, 1, 'of', 'onDay')) };
}

/** Days with their month: "3 and 7 December", "14th of January 2027", "march 4". */
export const readDates: Reader = (reading, start) => {
  const { tokens, today } = reading;
  const numbered = daysOfMonth(reading, start);
  if (numbered === null || numbered.days.length === 0) return null;
  const { month, days } = numbered;
  const beside = yearBeside(reading, start, numbered.end);
  const all = days.flatMap((index) => {
    const day = tokens[index]?.figure ?? 0;
    const isOver = month < today.month || (month === today.month && day < today.day);
    const year = beside.year ?? (yearsAway(reading) === undefined ? today.year + (isOver ? 1 : 0) : findYear(reading, month, undefined));
    return hasDay(year, month, day) ? [found('date', dayPeriod(at(year, month, day)), index, index + 1)] : [];
  });
  const [first] = all;
  const final = all.at(-1);
  if (!first || !final) return null;
  first.start = Math.min(start, beside.start);
  final.end = beside.end;
  return all;
};

/** A date in figures: as `findDates` writes it, or "15 12 2026". */
export const readFigures: Reader = ({ tokens }, start) => {
  const [first, second, third] = [tokens[start], tokens[start + 1], tokens[start + 2]];
  if (first?.date !== undefined) return [found('date', dayPeriod(Date.parse(first.date) - indiaMs), start, start + 1)];
  const month = (second?.figure ?? 0) - 1;
  if (third?.year === undefined || !isDayFigure(first) || month < 0 || month > 11) return null;
  return [found('date', dayPeriod(at(third.year, month, first?.figure)), start, start + 3)];
};

export const readMonth: Reader = (reading, start) => {
  const month = monthAt(reading, start);
  if (month === undefined) return null;
  const beside = yearBeside(reading, start, start + 1);
  const which = roleAt(reading, start - 1, 'which');
  const year = beside.year ?? findYear(reading, month, which);
  return [found('month', monthPeriod(year, month), which === undefined ? beside.start : start - 1, beside.end)];
};

/** "On the 14th", "15 ko", "22 tarik tak": of this month, or of the next one if it is past. */
export const readDayAlone: Reader = (reading, start) => {
  const { tokens, today } = reading;
  const { figure = 0, isOrdinal = false } = tokens[start] ?? {};
  if (!isDayNumber(reading, start) || has(reading, start + 1, 'unit')) return null;
  const isMarked = has(reading, start + 1, 'dayMark') || has(reading, start + 1, 'thenBefore');
  const isAfterOn = has(reading, start - 1, 'onDay') && tokens[start - 1]?.word !== 'the';
  // "10th" and "12th" are school years unless a day is meant explicitly.
  const isSchool = figure === 10 || figure === 12;
  if (isSchool && isOrdinal && has(reading, start + 1, 'thenUntil')) return null;
  const isBare = isOrdinal && !isSchool && !isOfOrder(reading, start + 1) && isOnlyOrdinal(reading);
  if (!isMarked && !isAfterOn && !isBare) return null;
  // "Married by 30" means an age.
  if (has(reading, start + 1, 'thenUntil') && hasRole(reading, 'life')) return null;
  let month = today.month + (figure < today.day || mentionsNext(reading, 'month') ? 1 : 0);
  // The 31st is in the next month that has one.
  while (!hasDay(today.year, month, figure)) month += 1;
  return [{ ...found('date', dayPeriod(at(today.year, month, figure)), start, start + 1), rank: 3 }];
};

/** Whether an ordinal counts something: "2nd year", "3rd time". */
const isOfOrder = (reading: Reading, behind: number): boolean => has(reading, behind, 'unit') || has(reading, behind, 'measure') || has(reading, behind, 'part');

/** Ordinals of houses and classes are not days. */
const isOnlyOrdinal = ({ tokens }: Reading): boolean =>
  tokens.filter(({ isOrdinal }) => isOrdinal).length === 1 &&
  !tokens.some(({ roles }) => roles.measure !== undefined || roles.numbered !== undefined);
