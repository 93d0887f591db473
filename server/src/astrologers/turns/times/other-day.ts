import { findDates, noDates, type NamedDates } from '../../answers/days/find-dates';
import { findPurposes, namedPurposes } from '../../answers/days/find-purpose';
import { findWish } from '../../answers/days/find-wish';
import { answerPurpose } from '../../answers/days/answer-purpose';
import { toNoon } from '../../answers/days/day-words';
import { findLimb, describePartOfDay } from '../../answers/days/limbs';
import { isForOther, type Purpose } from '../../answers/days/rate-days';
import type { Composed } from '../../compose/composed';
import { createContext } from '../../compose/context';
import { join } from '../../compose/join';
import { asksBefore } from '../../question/asking';
import { afterHorizon, type Horizon } from '../../question/horizon';
import { lexeme, hasLexeme } from '../../question/lexicon';
import { readText } from '../../question/question-text';
import { dayMs } from '../../question/dates/spans';
import { tithiNames } from '../../words/panchang-words';
import type { TurnForm } from '../../topics/turns/turn-form';
import type { Turn } from '../turn';

/** Forms that ask for another day than the named one. */
const refusing: readonly TurnForm[] = ['objection', 'detail', 'othertime', 'when', 'until', 'if', 'again', 'sure', 'choice', 'good'];
const tithis = lexeme('', tithiNames.map(([name]) => name.toLowerCase()).join('|'));

/** The almanac is read eight months ahead. */
const maxAheadMs = 240 * dayMs;

/** The days that the answers of the conversation have named, in order. */
function namedDays({ context: { question } }: Turn): string[] {
  const firsts = (question.turns ?? []).map(({ answer }) => answer.split('\n\n')[0] ?? '');
  return firsts.flatMap((each) => findDates(each, question.now).dates).sort();
}

/** The time after the last day or before the first, within the requested time if it has days left. */
function timeBeside({ base, context, form }: Turn, days: readonly string[]): Horizon {
  const [first, last] = [toNoon(days[0] ?? ''), toNoon(days.at(-1) ?? '')];
  const isBefore = form === 'othertime' && asksBefore(context.read.text);
  const [from, to] = isBefore ? [context.now - dayMs / 2, first - dayMs / 2] : [last - dayMs / 2, last + dayMs / 2];
  const at = isBefore ? first : last;
  const day = { from, to, unit: 'span', isPast: false, english: context.book.day(at), hindi: context.book.day(at) } as const;
  if (isBefore) return day;
  const asked = base.context.read.horizon;
  const after = asked !== null && asked.to > to + 2 * dayMs ? { ...asked, unit: 'span' as const, from: to } : afterHorizon(day);
  return { ...after, to: Math.min(after.to, context.now + maxAheadMs) };
}

/** The question about the named day: its hour, or the reason for it. */
const dayForms: readonly TurnForm[] = ['amount', 'fact', 'how', 'why'];

/** A day for the previous purpose: a named one, or the one of the answer. */
function composeDay(turn: Turn, purpose: Purpose, named: NamedDates): Composed {
  const { base, context, form } = turn;
  const { read } = context;
  const wish = findWish(read.text, named);
  const forOther = isForOther(base.context.read.line.whose);
  const text = answerPurpose({ context, purpose, named, wish, way: wish.way, star: wish.star, festival: null, forOther });
  const [first = '', ...rest] = text.split('\n\n');
  return { ...base, text: form === 'why' ? join(...rest, first) : text, context };
}

/** The purpose of the day: that of the last question that names one, or the classified purpose of the previous one. */
function findDayPurpose({ said, context: { question, read } }: Turn): Purpose | undefined {
  const asked = (question.turns ?? []).map((each) => each.question).reverse();
  const named = asked.map((each) => namedPurposes(readText(each, read.language))[0]).find((each) => each !== undefined);
  return (named ?? findPurposes(readText(said.question, read.language), said.question)[0])?.day;
}

/** "Another one", "is it not amavasya then", "the 14th is a Sunday, is that fine": describes the previous day, a named day, or the next good one; null for none. */
export function composeOtherDay(turn: Turn): Composed | null {
  const { base, context, form } = turn;
  const { question, read } = context;
  const days = namedDays(turn);
  const purpose = findDayPurpose(turn);
  const named = findDates(question.text, question.now);
  // A weekday alone limits the days to search.
  const isNamed = named.dates.length > named.weekdays.length || (named.dates.length > 0 && /\d/u.test(question.text));
  // "The 14th, a Sunday" is that day, and no Sunday.
  if (purpose !== undefined && isNamed) return composeDay(turn, purpose, { ...named, weekdays: [], isEveryWeekday: false });
  const limb = findLimb(context)?.id ?? (hasLexeme({ ...read.text, mayBeHindi: true }, tithis) ? 'tithi' : null);
  if (days.length === 0 || purpose === undefined) return null;
  if (limb === null && dayForms.includes(form)) return composeDay(turn, purpose, { ...noDates, dates: days.slice(0, 1) });
  if (limb === null && !refusing.includes(form)) return null;
  const isTimed = read.horizon !== null && read.horizon.unit !== 'day';
  const wishesWeekday = named.weekdays.length > 0 && form !== 'objection';
  const sentence = limb === null ? '' : (describePartOfDay(context, limb, days[0] ?? '')[0] ?? '');
  const about = createContext(question, {
    ...base.context.read,
    language: read.language,
    horizon: isTimed ? read.horizon : wishesWeekday ? null : timeBeside(turn, days),
  });
  const wishedDays = { ...noDates, weekdays: named.weekdays };
  const wish = findWish(read.text, wishedDays);
  const next = answerPurpose({
    context: about,
    purpose,
    named: wishedDays,
    wish,
    way: wish.way,
    star: wish.star,
    festival: null,
    forOther: isForOther(base.context.read.line.whose),
  });
  const isFar = findDates(next, question.now).dates.some((date) => toNoon(date) - context.now > maxAheadMs);
  if (isFar && sentence === '') return null;
  return { ...base, text: isFar ? sentence : join(sentence, next), context: about, isFree: form === 'objection' };
}
