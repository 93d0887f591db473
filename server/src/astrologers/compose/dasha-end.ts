import type { PlanetName } from '@oracle-astra/shared/contract';
import { shortVowels, type QuestionText } from '../question/question-text';
import type { Context } from './context';

const ends = / (?:ends?|ended|ending|over|finish\w*|complete\w*|last|lasts|khatam|khatm|samapt|puri|pura|kab tak|tak|till when|khatma) /u;
/** Whether the end of a period is asked for. */
export const asksEnd = (text: QuestionText): boolean => ends.test(shortVowels(text));

/** When a period ends, or ended where it is over. */
export function endOf({ say, book, now }: Context, { lord, start, end }: { lord: PlanetName; start: string; end: string }, level: 'maha' | 'antar'): string {
  const word = level === 'antar' ? 'antardasha' : 'mahadasha';
  const wordHi = level === 'antar' ? 'अंतर्दशा' : 'महादशा';
  if (Date.parse(end) <= now) return say([[`Your ${lord} ${word} ended on ${book.day(end)}`, `Your ${lord} ${word} is over since ${book.day(end)}`], `; it began on ${book.day(start)}.`], [[`${book.planet(lord)} की ${wordHi} ${book.day(end)} को पूरी हो चुकी है`, `${book.planet(lord)} की ${wordHi} बीत चुकी है, ${book.day(end)} को`], `; शुरुआत ${book.day(start)} को हुई थी।`]);
  const isAhead = Date.parse(start) > now;
  return say([[`Your ${lord} ${word} ends on ${book.day(end)}`, `The end of your ${lord} ${word} is ${book.day(end)}`], isAhead ? `; it begins on ${book.day(start)}.` : '.'], [[`${book.planet(lord)} की ${wordHi} ${book.day(end)} को पूरी होगी`, `${book.planet(lord)} की ${wordHi} ${book.day(end)} तक है`], isAhead ? `; यह ${book.day(start)} से शुरू होगी।` : '।']);
}
