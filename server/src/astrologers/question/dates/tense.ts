import { dayAway, dayPeriod, toLocal, monthPeriod, type Period } from './periods';
import { has, roleAt, type Found, type Reading } from './reading';
import { at, dayMs } from './spans';

type Tense = 'past' | 'ahead';

/** Whether a verb is English (1) or Hindi (2); words that may be none (3) do not count. */
function verbAt(reading: Reading, index: number): { tense: Tense; isEnglish: boolean } | null {
  const word = reading.tokens[index]?.word;
  // "The" means "were" in Hindi only at the end of a message.
  if (word === 'ago' || (word === 'the' && index < reading.tokens.length - 1)) return null;
  const [past, ahead] = [roleAt(reading, index, 'past'), roleAt(reading, index, 'ahead')];
  if (past !== undefined && past !== '3') return { tense: 'past', isEnglish: past === '1' };
  return ahead === undefined || ahead === '3' ? null : { tense: 'ahead', isEnglish: ahead === '1' };
}

/** The tense of the verb beside a time: before it in English, after it in Hindi. */
function findTense(reading: Reading, { start, end }: Found): Tense | null {
  const next = reading.tokens.findIndex((_, index) => index >= end && (has(reading, index, 'now') || verbAt(reading, index) !== null));
  // "Joining 4 tarikh ko hai" is in the present tense.
  if (next >= 0 && verbAt(reading, next) === null) return null;
  const before = reading.tokens.slice(0, start).map((_, index) => verbAt(reading, start - 1 - index));
  const behind = reading.tokens.slice(end).map((_, index) => verbAt(reading, end + index));
  const [left, right] = [before, behind].map((verbs) => verbs.find((verb) => verb !== null));
  // "I met him in March, will he marry me": the next clause asks something else.
  const matchingVerb = right && (!right.isEnglish || (left === undefined && right.tense === 'past')) ? right : (left ?? null);
  return matchingVerb?.tense ?? null;
}

/** Rank of a day without a month. */
const dayAlone = 3;

/** The previous occurrence of a time; null if its name is specific. */
function previousOccurrence(reading: Reading, each: Found): Period | null {
  const { today } = reading;
  if (each.from <= today.start) return each.to > today.start + dayMs && each.from < today.start ? { ...each, to: today.start } : null;
  const date = toLocal(each.from);
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  if (each.as === 'month') return monthPeriod(year - 1, month);
  if (each.as === 'weekday') return dayPeriod(each.from - 7 * dayMs, true);
  if (each.as === 'date') return dayPeriod(each.rank === dayAlone ? at(year, month - 1, day) : at(year - 1, month, day));
  return has(reading, each.start, 'day') ? dayAway(Math.round((today.start - each.from) / dayMs), today) : null;
}

/** "5 Oct ko breakup hua tha": a time beside a verb in the past is the previous one of its name. */
export function applyTense(reading: Reading, all: readonly Found[]): Found[] {
  // A named year, or "next", takes precedence over the verb.
  const isWhich = (index: number) => has(reading, index, 'which') && has(reading, index + 1, 'unit');
  if (reading.tokens.some(({ year, date }, index) => year !== undefined || date !== undefined || isWhich(index))) return [...all];
  return all.map((each) => {
    // "They moved it to 15 December" names a future day.
    const isPlaced = (['which', 'join', 'until'] as const).some((role) => has(reading, each.start - 1, role)) || has(reading, each.start, 'which');
    const last = !isPlaced && findTense(reading, each) === 'past' ? previousOccurrence(reading, each) : null;
    return last === null ? each : { ...each, ...last };
  });
}
