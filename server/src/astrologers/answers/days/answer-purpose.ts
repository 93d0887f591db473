import words from '../../../../content/days/words.json';
import type { Words } from '../../asks/ask';
import { languageOf } from '../../asks/words-of';
import type { Context } from '../../compose/context';
import { hasLexeme, lexeme } from '../../question/lexicon';
import { dayMs } from '../../question/dates/spans';
import { paragraphs, tellForm } from './day-forms';
import { dateWords, noonOf, placeOf, wordsOfDay } from './day-words';
import type { NamedDates } from './find-dates';
import { selfGood } from './names';
import { firstFree, noonsOf, rateNoons, ranked, reasonOf, type Purpose, type Rated } from './rate-days';

export interface DayAsk {
  context: Context;
  purpose: Purpose;
  named: NamedDates;
  /** A festival on which the day is to be. */
  festival: (Words & { ids: readonly string[]; date: string }) | null;
  forOther: boolean;
}

const hourWords = lexeme(words.hour[0] ?? '', words.hour[1]);
const dayWords = lexeme(words.day[0] ?? '', words.day[1]);
const [strong, monthDays, quarter] = [70, 31, 92];

const asksHour = ({ read }: Context): boolean => hasLexeme(read.text, hourWords);
const phraseOf = ({ context, purpose }: DayAsk): string => purpose.for[languageOf(context)];

/** Tithi, nakshatra and hours of a day, and whose place they are. */
function detailsOf({ context, forOther }: DayAsk, { day, hours, refusal }: Rated, withHours = true): string[] {
  const told = wordsOfDay(context, day, refusal === null ? hours : []);
  return [
    tellForm(context, 'limbs', told),
    withHours ? tellForm(context, told.hours === undefined ? 'onlyRahu' : 'hours', told) : '',
    placeOf(context).isTold ? '' : tellForm(context, 'takenCity'),
    forOther ? tellForm(context, 'othersStar') : '',
  ];
}

/** Hours of a day that is chosen already. */
function tellHours(ask: DayAsk, rated: Rated): string {
  const told = { ...wordsOfDay(ask.context, rated.day, rated.hours), for: phraseOf(ask) };
  const form = told.hours === undefined ? 'noHour' : rated.refusal === null ? 'hour' : 'hourRefused';
  const first = tellForm(ask.context, form, { ...told, why: reasonOf(ask.context, [rated]) });
  return paragraphs([first, tellForm(ask.context, 'onlyRahu', told)], detailsOf(ask, rated, false));
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
  const { context, purpose, forOther } = ask;
  const isOver = rated.day.noon + dayMs / 2 < context.question.now.getTime();
  if (isOver) return tellForm(context, 'past', { date: dateWords(context, rated.day.noon) });
  const next = rated.refusal === null || isSelfGood(ask) ? null : firstFree(context, rated.day.noon + dayMs, purpose, forOther);
  const nearest = next === null ? '' : tellForm(context, 'next', { date: dateWords(context, next.day.noon) });
  return paragraphs([verdictOf(ask, rated), nearest], detailsOf(ask, rated));
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

/** The best days of a span; where none is free, why, and the first one after it. */
function tellBest(ask: DayAsk, noons: readonly number[], isNamed: boolean): string {
  const { context, purpose, named, forOther } = ask;
  const rated = rateNoons(context, noons, purpose, forOther);
  const free = ranked(rated.filter(({ refusal }) => refusal === null));
  const wished = free.filter(({ day }) => named.weekdays.includes(day.weekday));
  const [best, second] = wished.length > 0 ? wished : free;
  const phrase = phraseOf(ask);
  if (!best) {
    const next = firstFree(context, (noons.at(-1) ?? context.now) + dayMs, purpose, forOther);
    const { horizon } = context.read;
    const time = horizon?.[context.isEnglish ? 'english' : 'hindi'];
    const told = next && { date: dateWords(context, next.day.noon), for: phrase, time };
    const after = told ? tellForm(context, isNamed ? 'noneNext' : 'best', told) : '';
    const none = isNamed || next === null ? tellForm(context, 'none', { for: phrase, why: reasonOf(context, rated) }) : '';
    return paragraphs([after, none], next ? detailsOf(ask, next) : []);
  }
  const missed = named.weekdays.length > 0 && wished.length === 0 ? tellForm(context, 'noWished') : '';
  const told = { date: dateWords(context, best.day.noon), second: second && dateWords(context, second.day.noon), for: phrase };
  const first = tellForm(context, second ? 'bestTwo' : 'best', told);
  return paragraphs([first, missed], [...detailsOf(ask, best), forOther ? '' : tellForm(context, 'fits')]);
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

/** A day or an hour for a purpose: whether a day is good, which of some, or the best of a span. */
export function answerPurpose(ask: DayAsk): string {
  const { context, purpose, named, festival, forOther } = ask;
  const { horizon } = context.read;
  const isBounded = horizon !== null && !['day', 'festival'].includes(horizon.unit);
  const [first = '', last = ''] = named.dates.map(noonOf).sort((one, other) => one - other);
  const isRange = named.isRange && first !== '' && last !== '';
  const onlyWeekdays = named.weekdays.length === named.dates.length && isBounded && horizon.unit !== 'week';
  const dates = festival ? [festival.date] : onlyWeekdays ? [] : named.dates;
  const noons = isRange
    ? noonsOf(context, Number(first) - dayMs / 2, Number(last) + dayMs / 2)
    : dates.length > 0
      ? dates.map(noonOf)
      : horizon?.unit === 'day'
        ? [horizon.from + dayMs / 2]
        : null;
  const doctor = purpose.decides === 'doctor';
  if (noons !== null && (doctor || noons.length > 0)) {
    const rated = rateNoons(context, noons, purpose, forOther);
    const [only] = rated;
    if (doctor) return tellDoctor(ask, rated);
    if (isRange) return tellBest(ask, noons, true);
    if (rated.length > 1) return tellEither(ask, rated);
    if (only) return asksHour(context) ? tellHours(ask, only) : tellVerdict(ask, only);
  }
  const end = isBounded && !horizon.isPast ? horizon.to : context.now + (purpose.event === 'any' ? monthDays : quarter) * dayMs;
  const from = isBounded && !horizon.isPast ? horizon.from : context.now;
  // Where the doctor names the month alone, the calmest day of it is told.
  if (doctor) return tellDoctor(ask, isBounded ? rateNoons(context, noonsOf(context, from, end), purpose, forOther) : [], false);
  const asksHourAlone = asksHour(context) && !hasLexeme(context.read.text, dayWords) && !isBounded;
  return asksHourAlone
    ? tellHours(ask, rateNoons(context, [context.now], purpose, forOther)[0] as Rated)
    : tellBest(ask, noonsOf(context, from, end), isBounded);
}
