import words from '../../../../content/days/words.json';
import { languageOf } from '../../asks/words-of';
import type { Context } from '../../compose/context';
import { dayMs } from '../../question/dates/spans';
import { hasLexeme, lexeme } from '../../question/lexicon';
import { detailsOf, nearestTo, partHours, phraseOf, type DayAsk } from './day-ask';
import { paragraphs, tellForm } from './day-forms';
import { dateWords, noonOf, wordsOfDay } from './day-words';
import { selfGood } from './names';
import { firstFree, longest, noonsOf, quarter, rateNoons, ranked, reasonOf, type Rated } from './rate-days';
import { tellBeside, tellBest, tellWeekdays, timeOf, type Time } from './tell-span';

const hourWords = lexeme(words.hour[0] ?? '', words.hour[1]);
const dayWords = lexeme(words.day[0] ?? '', words.day[1]);
const [strong, monthDays] = [70, 31];

const asksHour = ({ read }: Context): boolean => hasLexeme(read.text, hourWords);
/** Hours of a day that is chosen already. */
function tellHours(ask: DayAsk, rated: Rated): string {
  const told = { ...wordsOfDay(ask.context, rated.day, rated.hours), for: phraseOf(ask) };
  const form = told.hours === undefined ? 'noHour' : rated.refusal === null ? 'hour' : 'hourRefused';
  const first = tellForm(ask.context, form, { ...told, why: reasonOf(ask.context, [rated]) });
  const next = told.hours === undefined ? nearestTo(ask, rated) : '';
  return paragraphs([first, next, tellForm(ask.context, 'onlyRahu', told)], detailsOf(ask, rated, false));
}

const isSelfGood = ({ festival }: DayAsk): boolean => selfGood.some((id) => festival?.ids.includes(id));

function verdictOf(ask: DayAsk, { day, refusal, score }: Rated): string {
  const { context, festival } = ask;
  const told = { date: dateWords(context, day.noon), for: phraseOf(ask) };
  if (festival && isSelfGood(ask)) return tellForm(context, 'festivalSelf', { ...told, festival: festival[languageOf(context)] });
  if (refusal !== null) return tellForm(context, 'refused', { ...told, why: reasonOf(context, [{ day, refusal, score, hours: [] }]) });
  return tellForm(context, score >= strong ? 'good' : 'fair', told);
}

function tellVerdict(ask: DayAsk, rated: Rated): string {
  const { context } = ask;
  const isOver = rated.day.noon + dayMs / 2 < context.question.now.getTime();
  if (isOver) return tellForm(context, 'past', { date: dateWords(context, rated.day.noon) });
  const nearest = rated.refusal === null || isSelfGood(ask) ? '' : nearestTo(ask, rated);
  return paragraphs([verdictOf(ask, rated), partHours(ask, rated), nearest], detailsOf(ask, rated));
}

function tellEither(ask: DayAsk, days: readonly Rated[]): string {
  const { context } = ask;
  const [best, ...others] = ranked(days);
  if (!best) return '';
  const list = context.book.list(others.map(({ day }) => context.book.day(day.noon)));
  const told = { date: dateWords(context, best.day.noon), other: list, for: phraseOf(ask) };
  const refused = others.filter(({ refusal }) => refusal !== null);
  const form = best.refusal !== null ? 'eitherNone' : refused.length === others.length ? 'eitherClear' : 'eitherBoth';
  const why = reasonOf(context, best.refusal === null ? refused : [best]);
  return paragraphs([tellForm(context, form, { ...told, why })], detailsOf(ask, best));
}

/** The day of an operation is the doctor's; the almanac tells which of those that are open is calmer. */
function tellDoctor(ask: DayAsk, days: readonly Rated[], areNamed = true): string {
  const { context } = ask;
  const [best] = ranked(days);
  const date = best ? dateWords(context, best.day.noon) : undefined;
  if (best && !areNamed)
    return paragraphs([tellForm(context, 'doctorOpen', { date })], detailsOf(ask, best), [tellForm(context, 'doctorStep')]);
  const choice = days.length > 1 ? tellForm(context, 'doctorChoice', { date }) : '';
  const first = days.length === 1 ? tellForm(context, 'doctorDay', { date }) : tellForm(context, 'doctorAny');
  return paragraphs([first, choice], best ? detailsOf(ask, best) : [], [tellForm(context, 'doctorStep')]);
}

/** The days that are named by themselves; null where a span is looked through. */
function namedNoons({ context, named, festival, wish }: DayAsk): number[] | null {
  const { horizon } = context.read;
  const isBounded = horizon !== null && !['day', 'festival', 'week'].includes(horizon.unit);
  const onlyWeekdays = named.weekdays.length === named.dates.length && isBounded;
  if (festival) return [noonOf(festival.date)];
  if (wish.weekdays.length > 0 && named.weekdays.length === named.dates.length) return null;
  if (named.dates.length > 0 && !onlyWeekdays) return named.dates.map(noonOf);
  if (horizon?.unit === 'day') return [horizon.from + dayMs / 2];
  // "This evening" is that of today.
  return wish.part !== null && horizon === null && !asksHour(context) && !hasLexeme(context.read.text, dayWords) ? [context.now] : null;
}

/** The span that is looked through where no day is named. */
function spanOf({ context, purpose, wish }: DayAsk): { from: number; to: number; time: Time } {
  const { horizon } = context.read;
  const isBounded = horizon !== null && !['day', 'festival'].includes(horizon.unit);
  const words = horizon?.[context.isEnglish ? 'english' : 'hindi'];
  const days = wish.weekdays.length > 0 ? longest : purpose.event === 'any' ? monthDays : quarter;
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
  if (wish.asksWeekday && !isDoctor) return tellWeekdays(ask);
  const noons = namedNoons(ask);
  const [first, last] = [...(noons ?? [])].sort((one, other) => one - other);
  if (isDoctor && noons !== null) {
    const isRange = named.isRange && first !== undefined && last !== undefined;
    return tellDoctor(ask, rateNoons(context, isRange ? noonsOf(context, first - dayMs / 2, last + dayMs / 2) : noons, ask));
  }
  if (first !== undefined && last !== undefined && named.isRange)
    return tellBest(ask, noonsOf(context, first - dayMs / 2, last + dayMs / 2), timeOf(context, 'between', { first, last }));
  if (first !== undefined && wish.side !== null) return tellBeside(ask, wish.side, first);
  if (noons !== null && noons.length > 0) {
    const rated = rateNoons(context, noons, ask);
    const [only] = rated;
    if (rated.length > 1 || !only) return tellEither(ask, rated);
    return asksHour(context) && !isSelfGood(ask) ? tellHours(ask, only) : tellVerdict(ask, only);
  }
  const { from, to, time } = spanOf(ask);
  // Where the doctor names the month alone, the calmest day of it is told.
  if (isDoctor) return tellDoctor(ask, time.isNamed ? rateNoons(context, noonsOf(context, from, to), ask) : [], false);
  const asksHourAlone = asksHour(context) && !hasLexeme(context.read.text, dayWords) && !time.isNamed;
  // Without a day the hour is that of the first one that is free.
  const free = asksHourAlone ? firstFree(context, context.now, ask) : null;
  return free ? tellHours(ask, free) : tellBest(ask, noonsOf(context, from, to), time);
}
