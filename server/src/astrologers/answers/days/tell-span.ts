import { eventRules } from '../../../astrology';
import type { Context } from '../../compose/context';
import { dayMs } from '../../question/dates/spans';
import { weekdays as weekdayNames } from '../../words/panchang-words';
import { detailsOf, partHours, phraseOf, type DayAsk } from './day-ask';
import { paragraphs, tellForm, wordingsOf } from './day-forms';
import { dateWords } from './day-words';
import { firstFree, noonsOf, quarter, rateNoons, ranked, reasonOf, type Rated } from './rate-days';

const mostListed = 12;

/** A time as it is named, and whether it is one to which the answer is bound. */
export interface Time {
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
export function tellBest(ask: DayAsk, noons: readonly number[], time: Time): string {
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
    [missed, first, partHours(ask, best)],
    [...detailsOf(ask, best), forOther || star !== null ? '' : tellForm(context, 'fits')],
  );
}

/** The days of the week that custom takes for a purpose, and those that it leaves out. */
export function tellWeekdays(ask: DayAsk): string {
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

/** The words of a time that days bound: "between 10 and 25 January", "after 10 December". */
export const timeOf = (context: Context, form: 'between' | 'afterDay' | 'beforeDay', told: Readonly<Record<string, number>>): Time => ({
  words: wordingsOf(context, form, Object.fromEntries(Object.entries(told).map(([name, at]) => [name, context.book.day(at)])))[0],
  isNamed: true,
});

/** The one day from which on, or up to which, a day is looked for. */
export function tellBeside(ask: DayAsk, side: 'after' | 'before', at: number): string {
  const { context } = ask;
  const form = side === 'after' ? 'afterDay' : 'beforeDay';
  const noons = side === 'after' ? noonsOf(context, at + dayMs, at + (quarter + 1) * dayMs) : noonsOf(context, context.now, at - dayMs / 2);
  return tellBest(ask, noons, timeOf(context, form, { date: at }));
}
