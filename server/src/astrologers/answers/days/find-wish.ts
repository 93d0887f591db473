import words from '../../../../content/days/words.json';
import type { Way } from '../../../astrology';
import type { Words } from '../../asks/ask';
import { hasLexeme, lexeme, listed, type Lexeme, type SearchText } from '../../question/lexicon';
import type { NamedDates } from './find-dates';

/** What a line asks of a day beside what it is for. */
export interface Wish {
  /** The days of the week that it allows, from 0 for Sunday; all where there are none. */
  weekdays: readonly number[];
  /** On which side of the one day that it names. */
  side: 'after' | 'before' | null;
  /** The earliest day, and not the best. */
  isFirst: boolean;
  /** All days, and not the best. */
  isList: boolean;
  asksWeekday: boolean;
  part: Part | null;
  way: Way | null;
}

/** A part of a day by its hours. */
export interface Part extends Words {
  from: number;
  to: number;
}

const toLexeme = ([english = '', hindi = '']: readonly string[]): Lexeme => ({
  english: listed(english).english,
  hindi: lexeme('', hindi).hindi,
});
const [only, weekend, first, all, whichWeekday] = [words.only, words.weekend, words.first, words.all, words.whichWeekday].map(toLexeme);
const parts = words.parts.map(({ words: names, ...part }) => ({ part, lexeme: toLexeme(names) }));
const ways = words.ways.map(({ id, words: names }) => ({ id: id as Way, lexeme: toLexeme(names) }));
const setOf = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const months = setOf(words.months.join(' '));
const [before, after] = [setOf(words.sides.before), setOf(words.sides.after)];
const [sunday, saturday, near] = [0, 6, 3];

const has = (text: SearchText, each: Lexeme | undefined): boolean => each !== undefined && hasLexeme(text, each);

/** "After 10 December", "10 December se pehle": the side that is named beside a day. */
function sideOf({ plain }: SearchText): Wish['side'] {
  const said = plain.trim().split(' ');
  const days = said.flatMap((word, at) => (/^\d{1,2}(?:st|nd|rd|th)?$/u.test(word) || months.has(word) ? [at] : []));
  const beside = days.flatMap((at) => [...said.slice(Math.max(0, at - 2), at), ...said.slice(at + 1, at + near)]);
  if (beside.some((word) => after.has(word))) return 'after';
  return beside.some((word) => before.has(word)) ? 'before' : null;
}

export function findWish(text: SearchText, { dates, weekdays, isRange }: NamedDates): Wish {
  const isOnly = has(text, only);
  const ofWeekend = has(text, weekend) ? [sunday, saturday] : [];
  return {
    weekdays: isOnly ? [...weekdays, ...ofWeekend] : [],
    side: dates.length === 1 && !isRange && weekdays.length === 0 ? sideOf(text) : null,
    isFirst: has(text, first),
    isList: has(text, all),
    asksWeekday: has(text, whichWeekday),
    part: parts.find((each) => hasLexeme(text, each.lexeme))?.part ?? null,
    way: ways.find((each) => hasLexeme(text, each.lexeme))?.id ?? null,
  };
}
