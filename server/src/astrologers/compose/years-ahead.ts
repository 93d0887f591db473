import { monthEnd } from '../plan/windows';
import type { Matter } from '../question/matters';
import { isState } from '../words/book';
import type { Context } from './context';

export const yearMs = 365.25 * 86_400_000;
export const defaultYears = 3;
/** An examination is the coming one: a window years away answers nobody who sits it now. */
const examYears = 1;
const resultYears = 0.5;
/** What goes well or badly is asked of the time that one lives in. */
const stateYears = 1.5;

/** How far ahead a matter is looked for where no time is named. */
export function yearsAhead({ read: { text, kind } }: Context, { id }: Matter): number {
  if (isState(id)) return stateYears;
  if (id !== 'exam') return defaultYears;
  if (/ (?:results?|rijalt|rizalt|rijlt|parinam|parinaam) /u.test(text.plain)) return resultYears;
  return kind === 'when' && !/ (?:exam|paper|test) (?:kab|when) /u.test(text.plain) ? 2 : examYears;
}

/** A time that is no number of whole years ends with a month, so that its last day is one that people name. */
export const endOf = (now: number, years: number) => (Number.isInteger(years) ? now + years * yearMs : monthEnd(now + years * yearMs));
