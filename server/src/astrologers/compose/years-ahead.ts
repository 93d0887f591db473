import { monthEnd } from '../plan/windows';
import type { Matter } from '../question/matters';
import { isState } from '../words/book';
import type { Context } from './context';

export const yearMs = 365.25 * 86_400_000;
export const defaultYears = 3;
/** An examination is the next one: a window years away would be no answer. */
const examYears = 1;
const resultYears = 0.5;
/** A question whether something goes well is about the present. */
const stateYears = 1.5;

/** How far ahead a window is searched if no time is named. */
export function yearsAhead({ read: { text, kind } }: Context, { id }: Matter): number {
  if (isState(id)) return stateYears;
  if (id !== 'exam') return defaultYears;
  if (/ (?:results?|rijalt|rizalt|rijlt|parinam|parinaam) /u.test(text.plain)) return resultYears;
  return kind === 'when' && !/ (?:exam|paper|test) (?:kab|when) /u.test(text.plain) ? 2 : examYears;
}

/** The end of a time that is not a number of whole years, rounded to the end of a month. */
export const getEnd = (now: number, years: number) => (Number.isInteger(years) ? now + years * yearMs : monthEnd(now + years * yearMs));
