import type { Words } from '../../asks/ask';
import { fill } from '../../asks/forms/forms';
import { getContentLanguage } from '../../asks/ask-words';
import type { Context } from '../../compose/context';
import { dayMs } from '../../question/dates/spans';
import { toClock } from '../../vocabulary/clock';
import { fillForm } from './day-forms';
import { dateWords, hoursWords, getPlace, wordsOfDay } from './day-words';
import type { NamedDates } from './find-dates';
import type { Wish } from './find-wish';
import { firstFree, type Judged, type Rated } from './rate-days';

/** A request for a day, with what was read from the message. */
export interface DayAsk extends Judged {
  context: Context;
  named: NamedDates;
  wish: Wish;
  /** A festival on which the day is to be. */
  festival: (Words & { ids: readonly string[]; date: string }) | null;
}

export const getPhrase = ({ context, purpose }: DayAsk): string => purpose.for[getContentLanguage(context)];

/** The good hours of a day within the part of it that is asked about. */
export function partHours({ context, wish: { part } }: DayAsk, { hours, refusal }: Rated): string {
  if (part === null || refusal !== null || hours.length === 0) return '';
  const inside = hours.filter(({ start, end }) => toClock(start).hours < part.to && toClock(end).hours >= part.from);
  const words = (inside.length > 0 ? inside : hours).slice(0, 2).map((each) => hoursWords(context, each));
  return fillForm(context, inside.length > 0 ? 'inPart' : 'notInPart', {
    part: part[getContentLanguage(context)],
    hours: context.book.list(words),
  });
}

/** A customary note about the purpose. */
const getNote = ({ context, purpose: { note } }: DayAsk): string =>
  note === undefined ? '' : context.render([fill(note, getContentLanguage(context), {})]);

/** Tithi, nakshatra and hours of a day, and the place they are computed for. */
export function describeDetails(ask: DayAsk, { day, hours, refusal }: Rated, withHours = true): string[] {
  const { context, forOther, star } = ask;
  const words = wordsOfDay(context, day, refusal === null ? hours : []);
  return [
    fillForm(context, 'limbs', words),
    withHours ? fillForm(context, words.hours === undefined ? 'onlyRahu' : 'hours', words) : '',
    getPlace(context).isNamed ? '' : fillForm(context, 'takenCity'),
    star === null ? (forOther ? fillForm(context, 'othersStar') : '') : fillForm(context, 'toldStar', { star: context.book.star(star) }),
    getNote(ask),
  ];
}

/** The first suitable day after a given one. */
export function nearestTo(ask: DayAsk, { day }: Rated): string {
  const next = firstFree(ask.context, day.noon + dayMs, ask);
  return next === null ? '' : fillForm(ask.context, 'next', { date: dateWords(ask.context, next.day.noon) });
}
