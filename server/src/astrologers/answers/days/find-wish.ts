import words from '../../../../content/days/words.json';
import type { Way } from '../../../astrology';
import type { Words } from '../../asks/ask';
import { hasLexeme, lexeme, listed, type Lexeme, type SearchText } from '../../question/lexicon';
import type { QuestionText } from '../../question/question-text';
import { readTerms } from '../facts/terms';
import type { NamedDates } from './find-dates';

/** Constraints on a day besides its purpose. */
export interface Wish {
  /** Allowed weekdays, from 0 for Sunday; empty allows all. */
  weekdays: readonly number[];
  /** Whether the time is before or after the single named day. */
  side: NamedDates['side'];
  /** The earliest day, and not the best. */
  isFirst: boolean;
  /** All days, and not the best. */
  isList: boolean;
  asksWeekday: boolean;
  part: Part | null;
  /** The stated nakshatra of the person for whom the day is chosen. */
  star: number | null;
  way: Way | null;
}

/** A part of a day by its hours. */
interface Part extends Words {
  from: number;
  to: number;
}

const toLexeme = ([english = '', hindi = '']: readonly string[]): Lexeme => ({
  english: listed(english).english,
  hindi: lexeme('', hindi).hindi,
});
const [only, weekend, first, all, whichWeekday, ownStar] = [
  words.only,
  words.weekend,
  words.first,
  words.all,
  words.whichWeekday,
  words.ownStar,
].map(toLexeme);
const parts = words.parts.map(({ words: names, ...part }) => ({ part, lexeme: toLexeme(names) }));
const ways = words.ways.map(({ id, words: names }) => ({ id: id as Way, lexeme: toLexeme(names) }));
const [sunday, saturday] = [0, 6];

const has = (text: SearchText, each: Lexeme | undefined): boolean => each !== undefined && hasLexeme(text, each);

/** Whether a message names a part of a day. */
export const mentionsDayPart = (text: SearchText): boolean => parts.some((each) => hasLexeme(text, each.lexeme));

/** Whether a message names the direction of a journey. */
export const mentionsDirection = (text: SearchText): boolean => ways.some((each) => hasLexeme(text, each.lexeme));

export function findWish(text: QuestionText, { weekdays, isEveryWeekday, side }: NamedDates): Wish {
  const isOnly = has(text, only) || isEveryWeekday;
  const weekendDays = has(text, weekend) ? [sunday, saturday] : [];
  return {
    weekdays: isOnly ? [...weekdays, ...weekendDays] : [],
    side,
    isFirst: has(text, first),
    isList: has(text, all),
    asksWeekday: has(text, whichWeekday),
    star: has(text, ownStar) ? (readTerms(text.raw).stars[0] ?? null) : null,
    part: parts.find((each) => hasLexeme(text, each.lexeme))?.part ?? null,
    way: ways.find((each) => hasLexeme(text, each.lexeme))?.id ?? null,
  };
}
