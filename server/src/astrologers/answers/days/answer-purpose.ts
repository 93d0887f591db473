import { eventRules } from '../../../astrology';
import words from '../../../../content/days/words.json';
import type { Words } from '../../asks/ask';
import { fill } from '../../asks/forms';
import { languageOf } from '../../asks/words-of';
import type { Context } from '../../compose/context';
import { hasLexeme, lexeme } from '../../question/lexicon';
import { dayMs } from '../../question/dates/spans';
import { clockOf } from '../../vocabulary/clock';
import { weekdays as weekdayNames } from '../../words/panchang-words';
import { paragraphs, tellForm, wordingsOf } from './day-forms';
import { dateWords, hoursWords, noonOf, placeOf, wordsOfDay } from './day-words';
import type { NamedDates } from './find-dates';
import type { Wish } from './find-wish';
import { selfGood } from './names';
import { firstFree, longest, noonsOf, rateNoons, ranked, reasonOf, type Judged, type Rated } from './rate-days';

export interface DayAsk extends Judged {
  context: Context;
  named: NamedDates;
  wish: Wish;
  /** A festival on which the day is to be. */
  festival: (Words & { ids: readonly string[]; date: string }) | null;
}

const hourWords = lexeme(words.hour[0] ?? '', words.hour[1]);
const dayWords = lexeme(words.day[0] ?? '', words.day[1]);
const [strong, monthDays, quarter, mostListed] = [70, 31, 92, 12];

const asksHour = ({ read }: Context): boolean => hasLexeme(read.text, hourWords);
export const phraseOf = ({ context, purpose }: DayAsk): string => purpose.for[languageOf(context)];

/** The good hours of a day within the part of it that is asked about. */
function partHours({ context, wish: { part } }: DayAsk, { hours, refusal }: Rated): string {
  if (part === null || refusal !== null || hours.length === 0) return '';
  const inside = hours.filter(({ start, end }) => clockOf(start).hours < part.to && clockOf(end).hours >= part.from);
  const told = (inside.length > 0 ? inside : hours).slice(0, 2).map((each) => hoursWords(context, each));
  return tellForm(context, inside.length > 0 ? 'inPart' : 'notInPart', { part: part[languageOf(context)], hours: context.book.list(told) });
}

/** What custom says beside the day. */
const noteOf = ({ context, purpose: { note } }: DayAsk): string =>
  note === undefined ? '' : context.tell([fill(note, languageOf(context), {})]);

/** Tithi, nakshatra and hours of a day, and whose place they are. */
export function detailsOf(ask: DayAsk, { day, hours, refusal }: Rated, withHours = true): string[] {
  const { context, forOther, star } = ask;
  const told = wordsOfDay(context, day, refusal === null ? hours : []);
  return [
    tellForm(context, 'limbs', told),
    withHours ? tellForm(context, told.hours === undefined ? 'onlyRahu' : 'hours', told) : '',
    placeOf(context).isTold ? '' : tellForm(context, 'takenCity'),
    star === null ? (forOther ? tellForm(context, 'othersStar') : '') : tellForm(context, 'toldStar', { star: context.book.star(star) }),
    noteOf(ask),
  ];
}

/** The first day behind one that nothing refuses. */
function nearestTo(ask: DayAsk, { day }: Rated): string {
  const next = firstFree(ask.context, day.noon + dayMs, ask);
  return next === null ? '' : tellForm(ask.context, 'next', { date: dateWords(ask.context, next.day.noon) });
}

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

/** A time as it is named, and whether it is one to which the answer is bound. */
interface Time {
  words: string | undefined;
  isNamed: boolean;
}

/** All days of a span that nothing refuses, with the best of them. */
function tellList(ask: DayAsk, free: readonly Rated[], time: Time): string {
  const { context } = ask;
  const inOrder = [...free].sort((one, other) => one.day.noon - other.day.noon);
  const [best] = free;
  if (!best) return '';
  const told = {
    count: String(free.length),
    list: context.book.list(inOrder.slice(0, mostListed).map(({ day }) => context.book.day(day.noon))),
    for: phraseOf(ask),
    time: time.words ?? tellForm(context, 'ahead'),
  };
  const first = tellForm(context, free.length === 1 ? 'listOne' : 'list', told);
  const choice = free.length > 1 ? tellForm(context, 'best', { date: dateWords(context, best.day.noon), for: phraseOf(ask) }) : '';
  return paragraphs([first, choice], detailsOf(ask, best));
}

/** No day of a span is free: the first one behind it, and why. */
function tellNone(ask: DayAsk, rated: readonly Rated[], last: number, time: Time): string {
  const { context } = ask;
  const next = firstFree(context, last + dayMs, ask);
  const told = next && { date: dateWords(context, next.day.noon), for: phraseOf(ask), time: time.words };
  const after = told ? tellForm(context, time.isNamed ? 'noneNext' : 'best', told) : '';
  const none = time.isNamed || next === null ? tellForm(context, 'none', { for: phraseOf(ask), why: reasonOf(context, rated) }) : '';
  return paragraphs([after, none], next ? detailsOf(ask, next) : []);
}

/** The best days of a span, or the first or all that are free; where none is, why, and the first one after it. */
function tellBest(ask: DayAsk, noons: readonly number[], time: Time): string {
  const { context, named, wish, forOther, star } = ask;
  const rated = rateNoons(context, noons, ask);
  const free = ranked(rated.filter(({ refusal }) => refusal === null));
  const weekdays = wish.weekdays.length > 0 ? wish.weekdays : named.weekdays;
  const wished = free.filter(({ day }) => weekdays.includes(day.weekday));
  const left = wished.length > 0 ? wished : free;
  if (left.length === 0) return tellNone(ask, rated, noons.at(-1) ?? context.now, time);
  if (wish.isList) return tellList(ask, left, time);
  const inOrder = [...left].sort((one, other) => one.day.noon - other.day.noon);
  const [best = inOrder[0] as Rated, second] = wish.isFirst ? inOrder.slice(0, 1) : left;
  const missed = weekdays.length > 0 && wished.length === 0 ? tellForm(context, 'noWished') : '';
  const told = { date: dateWords(context, best.day.noon), second: second && dateWords(context, second.day.noon), for: phraseOf(ask) };
  const first = tellForm(context, wish.isFirst ? 'first' : second ? 'bestTwo' : 'best', told);
  return paragraphs(
    [first, missed, partHours(ask, best)],
    [...detailsOf(ask, best), forOther || star !== null ? '' : tellForm(context, 'fits')],
  );
}

/** The days of the week that custom takes for a purpose, and those that it leaves out. */
function tellWeekdays(ask: DayAsk): string {
  const { context } = ask;
  const { weekdays, refusedWeekdays = [] } = eventRules[ask.purpose.event];
  const listOf = (days: readonly number[]) => context.book.list(days.map((day) => weekdayNames[day]?.[context.isEnglish ? 0 : 1] ?? ''));
  const refused = refusedWeekdays.length === 0 ? '' : tellForm(context, 'weekdaysRefused', { list: listOf(refusedWeekdays) });
  const free = ranked(rateNoons(context, noonsOf(context, context.now, context.now + quarter * dayMs), ask));
  const next = free.find(({ day, refusal }) => refusal === null && weekdays.includes(day.weekday));
  const date = next && tellForm(context, 'weekdayNext', { date: dateWords(context, next.day.noon) });
  return paragraphs(
    [tellForm(context, 'weekdays', { for: phraseOf(ask), list: listOf(weekdays) }), refused, date ?? ''],
    next ? detailsOf(ask, next) : [],
  );
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

/** The words of a time that days bound: "between 10 and 25 January", "after 10 December". */
const timeOf = (context: Context, form: 'between' | 'afterDay' | 'beforeDay', told: Readonly<Record<string, number>>): Time => ({
  words: wordingsOf(context, form, Object.fromEntries(Object.entries(told).map(([name, at]) => [name, context.book.day(at)])))[0],
  isNamed: true,
});

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

/** The one day from which on, or up to which, a day is looked for. */
function tellBeside(ask: DayAsk, side: 'after' | 'before', at: number): string {
  const { context } = ask;
  const form = side === 'after' ? 'afterDay' : 'beforeDay';
  const noons = side === 'after' ? noonsOf(context, at + dayMs, at + (quarter + 1) * dayMs) : noonsOf(context, context.now, at - dayMs / 2);
  return tellBest(ask, noons, timeOf(context, form, { date: at }));
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
    return asksHour(context) ? tellHours(ask, only) : tellVerdict(ask, only);
  }
  const { from, to, time } = spanOf(ask);
  // Where the doctor names the month alone, the calmest day of it is told.
  if (isDoctor) return tellDoctor(ask, time.isNamed ? rateNoons(context, noonsOf(context, from, to), ask) : [], false);
  const asksHourAlone = asksHour(context) && !hasLexeme(context.read.text, dayWords) && !time.isNamed;
  // Without a day the hour is that of the first one that is free.
  const free = asksHourAlone ? firstFree(context, context.now, ask) : null;
  return free ? tellHours(ask, free) : tellBest(ask, noonsOf(context, from, to), time);
}
