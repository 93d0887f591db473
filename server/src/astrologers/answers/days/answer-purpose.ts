import words from '../../../../content/days/words.json';
import { getContentLanguage } from '../../asks/ask-words';
import type { Context } from '../../compose/context';
import { dayMs } from '../../question/dates/spans';
import { hasLexeme, lexeme } from '../../question/lexicon';
import { describeDetails, nearestTo, partHours, getPhrase, type DayAsk } from './day-ask';
import { paragraphs, fillForm } from './day-forms';
import { dateWords, toNoon, wordsOfDay } from './day-words';
import { selfGood } from './names';
import { firstFree, maxDays, listNoons, defaultDays, rateNoons, ranked, findMainReason, type Rated } from './rate-days';
import { describeOneSided, describeBest, describeWeekdays, formatTime, type Time } from './describe-span';

const hourWords = lexeme(words.hour[0] ?? '', words.hour[1]);
const dayWords = lexeme(words.day[0] ?? '', words.day[1]);
const [strong, monthDays] = [70, 31];

const asksHour = ({ read }: Context): boolean => hasLexeme(read.text, hourWords);
/** Good hours of a day that is already chosen. */
function describeHours(ask: DayAsk, rated: Rated): string {
  const words = { ...wordsOfDay(ask.context, rated.day, rated.hours), for: getPhrase(ask) };
  const form = words.hours === undefined ? 'noHour' : rated.refusal === null ? 'hour' : 'hourRefused';
  const first = fillForm(ask.context, form, { ...words, why: findMainReason(ask.context, [rated]) });
  const next = words.hours === undefined ? nearestTo(ask, rated) : '';
  return paragraphs([first, next, fillForm(ask.context, 'onlyRahu', words)], describeDetails(ask, rated, false));
}

const isSelfGood = ({ festival }: DayAsk): boolean => selfGood.some((id) => festival?.ids.includes(id));

function describeDayVerdict(ask: DayAsk, { day, refusal, score }: Rated): string {
  const { context, festival } = ask;
  const words = { date: dateWords(context, day.noon), for: getPhrase(ask) };
  if (festival && isSelfGood(ask)) return fillForm(context, 'festivalSelf', { ...words, festival: festival[getContentLanguage(context)] });
  if (refusal !== null)
    return fillForm(context, 'refused', { ...words, why: findMainReason(context, [{ day, refusal, score, hours: [] }]) });
  return fillForm(context, score >= strong ? 'good' : 'fair', words);
}

function describeVerdict(ask: DayAsk, rated: Rated): string {
  const { context } = ask;
  const isOver = rated.day.noon + dayMs / 2 < context.question.now.getTime();
  if (isOver) return fillForm(context, 'past', { date: dateWords(context, rated.day.noon) });
  const nearest = rated.refusal === null || isSelfGood(ask) ? '' : nearestTo(ask, rated);
  return paragraphs([describeDayVerdict(ask, rated), partHours(ask, rated), nearest], describeDetails(ask, rated));
}

function describeEither(ask: DayAsk, days: readonly Rated[]): string {
  const { context } = ask;
  const [best, ...others] = ranked(days);
  if (!best) return '';
  const list = context.book.list(others.map(({ day }) => context.book.day(day.noon)));
  const words = { date: dateWords(context, best.day.noon), other: list, for: getPhrase(ask) };
  const refused = others.filter(({ refusal }) => refusal !== null);
  const form = best.refusal !== null ? 'eitherNone' : refused.length === others.length ? 'eitherClear' : 'eitherBoth';
  const why = findMainReason(context, best.refusal === null ? refused : [best]);
  return paragraphs([fillForm(context, form, { ...words, why })], describeDetails(ask, best));
}

/** The doctor sets the day of an operation; the almanac only says which possible day is calmer. */
function describeDoctor(ask: DayAsk, days: readonly Rated[], areNamed = true): string {
  const { context } = ask;
  const [best] = ranked(days);
  const date = best ? dateWords(context, best.day.noon) : undefined;
  if (best && !areNamed)
    return paragraphs([fillForm(context, 'doctorOpen', { date })], describeDetails(ask, best), [fillForm(context, 'doctorStep')]);
  const choice = days.length > 1 ? fillForm(context, 'doctorChoice', { date }) : '';
  const first = days.length === 1 ? fillForm(context, 'doctorDay', { date }) : fillForm(context, 'doctorAny');
  return paragraphs([first, choice], best ? describeDetails(ask, best) : [], [fillForm(context, 'doctorStep')]);
}

/** Noons of the days that are named individually; null if a span is searched. */
function namedNoons({ context, named, festival, wish }: DayAsk): number[] | null {
  const { horizon } = context.read;
  const isBounded = horizon !== null && !['day', 'festival', 'week'].includes(horizon.unit);
  const onlyWeekdays = named.weekdays.length === named.dates.length && isBounded;
  if (festival) return [toNoon(festival.date)];
  if (wish.weekdays.length > 0 && named.weekdays.length === named.dates.length) return null;
  if (named.dates.length > 0 && !onlyWeekdays) return named.dates.map(toNoon);
  if (horizon?.unit === 'day') return [horizon.from + dayMs / 2];
  // "This evening" means today's.
  return wish.part !== null && horizon === null && !asksHour(context) && !hasLexeme(context.read.text, dayWords) ? [context.now] : null;
}

/** The span that is searched if no day is named. */
function getSearchSpan({ context, purpose, wish }: DayAsk): { from: number; to: number; time: Time } {
  const { horizon } = context.read;
  const isBounded = horizon !== null && !['day', 'festival'].includes(horizon.unit);
  const words = horizon?.[context.isEnglish ? 'english' : 'hindi'];
  const days = wish.weekdays.length > 0 ? maxDays : purpose.event === 'any' ? monthDays : defaultDays;
  const ahead = { from: context.now, to: context.now + days * dayMs };
  return {
    ...(isBounded && !horizon.isPast ? { from: horizon.from, to: horizon.to } : ahead),
    time: { words: isBounded ? words : undefined, isNamed: isBounded },
  };
}

/** A day or an hour for a purpose: whether a day is good, which of some, or the best of a span. */
export function answerPurpose(ask: DayAsk): string {
  const { context, purpose, named, wish } = ask;
  const isDoctor = purpose.decides === 'doctor';
  if (wish.asksWeekday && !isDoctor) return describeWeekdays(ask);
  const noons = namedNoons(ask);
  const [first, last] = [...(noons ?? [])].sort((one, other) => one - other);
  if (isDoctor && noons !== null) {
    const isRange = named.isRange && first !== undefined && last !== undefined;
    return describeDoctor(ask, rateNoons(context, isRange ? listNoons(context, first - dayMs / 2, last + dayMs / 2) : noons, ask));
  }
  if (first !== undefined && last !== undefined && named.isRange)
    return describeBest(ask, listNoons(context, first - dayMs / 2, last + dayMs / 2), formatTime(context, 'between', { first, last }));
  if (first !== undefined && wish.side !== null) return describeOneSided(ask, wish.side, first);
  if (noons !== null && noons.length > 0) {
    const rated = rateNoons(context, noons, ask);
    const [only] = rated;
    if (rated.length > 1 || !only) return describeEither(ask, rated);
    return asksHour(context) && !isSelfGood(ask) ? describeHours(ask, only) : describeVerdict(ask, only);
  }
  const { from, to, time } = getSearchSpan(ask);
  // If the doctor left the day open, the calmest day of the month is named.
  if (isDoctor) return describeDoctor(ask, time.isNamed ? rateNoons(context, listNoons(context, from, to), ask) : [], false);
  const asksHourAlone = asksHour(context) && !hasLexeme(context.read.text, dayWords) && !time.isNamed;
  // Without a day, the hour is that of the first suitable day.
  const free = asksHourAlone ? firstFree(context, context.now, ask) : null;
  return free ? describeHours(ask, free) : describeBest(ask, listNoons(context, from, to), time);
}
