import { indiaMs } from '../../indian-date';
import { istDay } from '../vocabulary/days';
import { readFestival } from './dates/read-festival';
import { readPeriods } from './dates/read-periods';
import { at, dayMs, formatTime, span, type Horizon, type NamedTime, type BilingualText, type Today } from './dates/spans';
import { toTimeTokens } from './dates/time-tokens';
import type { SearchText } from './lexicon';

export type { Horizon } from './dates/spans';

const laterYears = 8;

const otherwise = / (?:nahi|nahin|nhi|naheen|na) (?:h?u[aiy]+|ho|mil[aei]|lag[aei]|aay[aei]|ban[aei]|hot[aei])? ?toh? | if (?:it |i |we |he |she |this )?(?:do |does |is )?not /u;

/** "If not in 2027, when" asks about the time after the named one. */
export const asksOtherwise = ({ plain }: SearchText): boolean => otherwise.test(plain);

/** The noun of a time without its preposition. */
const toNoun = ({ english, hindi }: Horizon): BilingualText => [
  english.replace(/^(?:in|on|by|before) /u, ''),
  hindi.replace(/ (?:में|को|तक|से पहले)$/u, ''),
];

/** The years after a time. */
export function afterHorizon(stated: Horizon): Horizon {
  const last = at(new Date(stated.to).getUTCFullYear() + laterYears, 0);
  return { ...span(stated.to, last, 'span', formatTime('after', toNoun(stated))), isPast: false };
}

/** The time before a stated one: "it ends in March, will it come before that?" */
export function beforeHorizon(stated: Horizon, now: Date): Horizon {
  const { start } = toToday(now);
  if (stated.isPast || stated.from <= start) return stated;
  return { ...span(start, stated.from, 'span', formatTime('before', toNoun(stated))), isPast: false };
}

/** The Indian day of an instant. */
export function toToday(now: Date): Today {
  const start = Date.parse(`${istDay(now)}T00:00:00Z`) - indiaMs;
  const local = new Date(start + indiaMs);
  return { year: local.getUTCFullYear(), month: local.getUTCMonth(), day: local.getUTCDate(), weekday: local.getUTCDay(), start };
}

/** The time that a question names; null if it names none. `birth` is the instant of birth, for ages. */
export function findHorizon(text: SearchText, now: Date, birth: number): Horizon | null {
  const today = toToday(now);
  const withPast = (found: NamedTime): Horizon => ({ ...found, isPast: found.to < today.start });
  const tokens = toTimeTokens(text);
  const festival = readFestival(text, tokens, today);
  if (festival) return withPast(festival);
  const [best] = readPeriods({ tokens, today, birth }).sort((one, other) => one.rank - other.rank);
  if (!best) return null;
  // Only the remaining part of a current period counts.
  const from = best.to > today.start && best.unit === 'span' && best.from < today.start && best.as !== 'phrase' ? today.start : best.from;
  return withPast(span(Math.min(from, best.to - dayMs), best.to, best.unit, best.said));
}
