import { eventRules } from '../../../astrology';
import type { Context } from '../../compose/context';
import { dayMs } from '../../question/dates/spans';
import { weekdays as weekdayNames } from '../../words/panchang-words';
import { describeDetails, partHours, getPhrase, type DayAsk } from './day-ask';
import { paragraphs, fillForm, listWordings } from './day-forms';
import { dateWords } from './day-words';
import { firstFree, listNoons, defaultDays, rateNoons, ranked, findMainReason, type Rated } from './rate-days';

const maxListed = 12;

/** The words of a time, and whether the user named it. */
export interface Time {
  words: string | undefined;
  isNamed: boolean;
}

/** Lists all suitable days of a span and the best of them. */
function describeList(ask: DayAsk, free: readonly Rated[], time: Time): string {
  const { context } = ask;
  const inOrder = [...free].sort((one, other) => one.day.noon - other.day.noon);
  const [best] = free;
  if (!best) return '';
  const words = {
    count: String(free.length),
    list: context.book.list(inOrder.slice(0, maxListed).map(({ day }) => context.book.day(day.noon))),
    for: getPhrase(ask),
    time: time.words ?? fillForm(context, 'ahead'),
  };
  const first = fillForm(context, free.length === 1 ? 'listOne' : 'list', words);
  const choice = free.length > 1 ? fillForm(context, 'best', { date: dateWords(context, best.day.noon), for: getPhrase(ask) }) : '';
  return paragraphs([first, choice], describeDetails(ask, best));
}

/** No day of the span is suitable: names the first one after it and the reason. */
function describeNone(ask: DayAsk, rated: readonly Rated[], last: number, time: Time): string {
  const { context } = ask;
  const next = firstFree(context, last + dayMs, ask);
  const words = next && { date: dateWords(context, next.day.noon), for: getPhrase(ask), time: time.words };
  const after = words ? fillForm(context, time.isNamed ? 'noneNext' : 'best', words) : '';
  const noneText =
    time.isNamed || next === null ? fillForm(context, 'none', { for: getPhrase(ask), why: findMainReason(context, rated) }) : '';
  return paragraphs([after, noneText], next ? describeDetails(ask, next) : []);
}

/** Describes the best, the first or all suitable days of a span; if there is none, the reason and the first one after it. */
export function describeBest(ask: DayAsk, noons: readonly number[], time: Time): string {
  const { context, named, wish, forOther, star } = ask;
  const rated = rateNoons(context, noons, ask);
  const free = ranked(rated.filter(({ refusal }) => refusal === null));
  const weekdays = wish.weekdays.length > 0 ? wish.weekdays : named.weekdays;
  const onWishedDays = free.filter(({ day }) => weekdays.includes(day.weekday));
  const left = onWishedDays.length > 0 ? onWishedDays : free;
  if (left.length === 0) return describeNone(ask, rated, noons.at(-1) ?? context.now, time);
  if (wish.isList) return describeList(ask, left, time);
  const inOrder = [...left].sort((one, other) => one.day.noon - other.day.noon);
  const [best = inOrder[0] as Rated, second] = wish.isFirst ? inOrder.slice(0, 1) : left;
  const missedText = weekdays.length > 0 && onWishedDays.length === 0 ? fillForm(context, 'noWished') : '';
  const words = { date: dateWords(context, best.day.noon), second: second && dateWords(context, second.day.noon), for: getPhrase(ask) };
  const first = fillForm(context, wish.isFirst ? 'first' : second ? 'bestTwo' : 'best', words);
  return paragraphs(
    [missedText, first, partHours(ask, best)],
    [...describeDetails(ask, best), forOther || star !== null ? '' : fillForm(context, 'fits')],
  );
}

/** The weekdays that custom prefers and avoids for a purpose. */
export function describeWeekdays(ask: DayAsk): string {
  const { context } = ask;
  const { weekdays, refusedWeekdays = [] } = eventRules[ask.purpose.event];
  const formatWeekdays = (days: readonly number[]) =>
    context.book.list(days.map((day) => weekdayNames[day]?.[context.isEnglish ? 0 : 1] ?? ''));
  const refused = refusedWeekdays.length === 0 ? '' : fillForm(context, 'weekdaysRefused', { list: formatWeekdays(refusedWeekdays) });
  const free = ranked(rateNoons(context, listNoons(context, context.now, context.now + defaultDays * dayMs), ask));
  const next = free.find(({ day, refusal }) => refusal === null && weekdays.includes(day.weekday));
  const date = next && fillForm(context, 'weekdayNext', { date: dateWords(context, next.day.noon) });
  return paragraphs(
    [fillForm(context, 'weekdays', { for: getPhrase(ask), list: formatWeekdays(weekdays) }), refused, date ?? ''],
    next ? describeDetails(ask, next) : [],
  );
}

/** Formats a time bounded by days: "between 10 and 25 January", "after 10 December". */
export const formatTime = (
  context: Context,
  form: 'between' | 'afterDay' | 'beforeDay',
  words: Readonly<Record<string, number>>,
): Time => ({
  words: listWordings(context, form, Object.fromEntries(Object.entries(words).map(([name, at]) => [name, context.book.day(at)])))[0],
  isNamed: true,
});

/** Searches before or after the single named day. */
export function describeOneSided(ask: DayAsk, side: 'after' | 'before', at: number): string {
  const { context } = ask;
  const form = side === 'after' ? 'afterDay' : 'beforeDay';
  const noons =
    side === 'after' ? listNoons(context, at + dayMs, at + (defaultDays + 1) * dayMs) : listNoons(context, context.now, at - dayMs / 2);
  return describeBest(ask, noons, formatTime(context, form, { date: at }));
}
