import { indiaMs } from '../../indian-date';
import { istDay } from '../vocabulary/days';
import { readFestival } from './dates/read-festival';
import { readPeriods } from './dates/read-periods';
import { at, dayMs, sayTime, span, type Horizon, type NamedTime, type Said, type Today } from './dates/spans';
import { toTimeTokens } from './dates/time-tokens';
import type { SearchText } from './lexicon';

export type { Horizon } from './dates/spans';

const laterYears = 8;

const otherwise = / (?:nahi|nahin|nhi|naheen|na) (?:h?u[aiy]+|ho|mil[aei]|lag[aei]|aay[aei]|ban[aei]|hot[aei])? ?toh? | if (?:it |i |we |he |she |this )?(?:do |does |is )?not /u;

/** "If not in 2027, when": what is asked lies behind the time that is named. */
export const asksOtherwise = ({ plain }: SearchText): boolean => otherwise.test(plain);

/** A time without the words that place it. */
const nounOf = ({ english, hindi }: Horizon): Said => [
  english.replace(/^(?:in|on|by|before) /u, ''),
  hindi.replace(/ (?:में|को|तक|से पहले)$/u, ''),
];

/** The years behind a time. */
export function afterHorizon(told: Horizon): Horizon {
  const last = at(new Date(told.to).getUTCFullYear() + laterYears, 0);
  return { ...span(told.to, last, 'span', sayTime('after', nounOf(told))), isPast: false };
}

/** What lies before a time that is told: "it ends in March, will it come before that?" */
export function beforeHorizon(told: Horizon, now: Date): Horizon {
  const { start } = todayOf(now);
  if (told.isPast || told.from <= start) return told;
  return { ...span(start, told.from, 'span', sayTime('before', nounOf(told))), isPast: false };
}

/** The Indian day of an instant. */
export function todayOf(now: Date): Today {
  const start = Date.parse(`${istDay(now)}T00:00:00Z`) - indiaMs;
  const local = new Date(start + indiaMs);
  return { year: local.getUTCFullYear(), month: local.getUTCMonth(), day: local.getUTCDate(), weekday: local.getUTCDay(), start };
}

/** The time that a question names; null where it names none. `birth` is the instant of birth, for ages. */
export function findHorizon(text: SearchText, now: Date, birth: number): Horizon | null {
  const today = todayOf(now);
  const withPast = (found: NamedTime): Horizon => ({ ...found, isPast: found.to < today.start });
  const tokens = toTimeTokens(text);
  const festival = readFestival(text, tokens, today);
  if (festival) return withPast(festival);
  const [best] = readPeriods({ tokens, today, birth }).sort((one, other) => one.rank - other.rank);
  if (!best) return null;
  // Of a time that has begun only the rest is asked about.
  const from = best.to > today.start && best.unit === 'span' && best.from < today.start && best.as !== 'phrase' ? today.start : best.from;
  return withPast(span(Math.min(from, best.to - dayMs), best.to, best.unit, best.said));
}
