import file from '../../../../content/days/seasons.json';
import { moonSignAt, nextEclipse, nextSeason, type Season } from '../../../astrology';
import { getContentLanguage } from '../../asks/ask-words';
import type { Context } from '../../compose/context';
import { listDays, type NamedFestival } from '../../question/dates/festivals';
import { hasLexeme, lexeme, type SearchText } from '../../question/lexicon';
import { dayMs } from '../../question/dates/spans';
import { istDay } from '../../vocabulary/days';
import { fillForm, listWordings } from './day-forms';
import { cityWords, dateWords, momentWords, toNoon, getPlace } from './day-words';

const seasons = file.seasons.map(({ words, ...each }) => ({ ...each, lexeme: lexeme(words[0] ?? '', words[1]) }));
const eclipse = lexeme(file.eclipses.words[0] ?? '', file.eclipses.words[1]);
const kinds = (['solar', 'lunar'] as const).map((kind) => {
  const { words, ...names } = file.eclipses[kind];
  return { kind, ...names, lexeme: lexeme(words[0] ?? '', words[1]) };
});
const hour = dayMs / 24;
const panchakSigns = [11, 12];
const monthHours = 31 * 24;
const getYear = (date: string) => Number(date.slice(0, 4));

/** The year that a message names; null if it names none. */
function namedYear({ text, horizon }: Context['read']): number | null {
  const year = /(?<!\d)(?:19|20)\d\d(?!\d)/u.exec(text.plain)?.[0];
  if (year !== undefined) return Number(year);
  return horizon?.unit === 'year' ? getYear(istDay(new Date(horizon.from + dayMs))) : null;
}

/** Dates of a festival in the named year, otherwise the next two. */
export function daysAsked({ read, now }: Context, festival: NamedFestival): string[] {
  const today = istDay(new Date(now));
  const named = namedYear(read);
  if (named !== null) {
    const yearsAhead = named - getYear(today);
    const all = listDays(festival, now, [yearsAhead]);
    return festival.monthly ? all.filter((each) => each >= today || yearsAhead < 0) : all;
  }
  return listDays(festival, now, [0, 1])
    .filter((each) => each >= today)
    .slice(0, 2);
}

/** This year's date if it is past and no other year is named. */
function overThisYear({ now, read }: Context, festival: NamedFestival, first: string): string | undefined {
  const today = istDay(new Date(now));
  const isAhead = first >= today && festival.monthly !== true && namedYear(read) === null;
  return isAhead ? listDays(festival, now, [0]).findLast((each) => each < today) : undefined;
}

/** Describes the date of a festival or lunar day. */
export function describeFestival(context: Context, festival: NamedFestival): string[] {
  const [first, second] = daysAsked(context, festival);
  if (first === undefined) return [];
  const date = (day: string | undefined) => (day === undefined ? undefined : dateWords(context, toNoon(day)));
  const words = { festival: festival[getContentLanguage(context)], date: date(first) };
  const isOver = toNoon(first) + dayMs / 2 < context.question.now.getTime();
  const pastDay = overThisYear(context, festival, first);
  const next = isOver ? listDays(festival, context.now, [0, 1]).find((each) => each >= istDay(new Date(context.now))) : undefined;
  return [
    pastDay === undefined
      ? fillForm(context, isOver ? 'festivalWas' : 'festivalIs', words)
      : fillForm(context, 'festivalOver', { ...words, was: date(pastDay) }),
    next === undefined ? '' : fillForm(context, 'festivalNext', { date: date(next) }),
    second === undefined || pastDay !== undefined ? '' : fillForm(context, 'festivalAfter', { date: date(second) }),
    festival.islamic ? fillForm(context, 'festivalMoved') : '',
  ];
}

/** The next visible eclipse; null if none is asked for. */
export function describeEclipse(context: Context): string[] | null {
  const { text } = context.read;
  if (!hasLexeme(text, eclipse)) return null;
  const { city } = getPlace(context);
  const asked = kinds.filter((each) => hasLexeme(text, each.lexeme));
  const found = (asked.length === 1 ? asked : kinds)
    .map((each) => ({ ...each, at: nextEclipse(each.kind, context.now, city) }))
    .filter((each) => each.at !== null)
    .sort((one, other) => (one.at ?? 0) - (other.at ?? 0));
  const year = found.map((each) => {
    const date = dateWords(context, (each.at ?? 0) + dayMs / 4);
    return fillForm(context, 'eclipse', { name: each[getContentLanguage(context)], date, city: cityWords(context, city) });
  });
  return [...year, fillForm(context, 'eclipseCare')];
}

/** The days in which the Moon goes through its last two signs, with their hours. */
function describePanchak(context: Context, name: string): string {
  const isPanchak = (at: number) => panchakSigns.includes(moonSignAt(new Date(at)));
  const now = context.question.now.getTime();
  const hours = Array.from({ length: monthHours }, (_, index) => now + index * hour);
  const from = hours.find(isPanchak) ?? now;
  const to = hours.find((at) => at > from && !isPanchak(at)) ?? from;
  const moment = (at: number) => momentWords(context, at, '');
  return fillForm(context, from === now ? 'seasonNow' : 'season', { name, from: moment(from), to: moment(to) });
}

/** Whether a message names a season. */
export const mentionsSeason = (text: SearchText): boolean => seasons.some((each) => hasLexeme(text, each.lexeme));

/** The named season with its dates; null if none is named or none follows. */
export function namedSeason(
  context: Context,
): { id: Season | 'panchak'; name: string; span: NonNullable<ReturnType<typeof nextSeason>> | null } | null {
  const found = seasons.find((each) => hasLexeme(context.read.text, each.lexeme));
  if (!found) return null;
  const name = found[getContentLanguage(context)];
  if (found.id === 'panchak') return { id: 'panchak', name, span: null };
  return { id: found.id as Season, name, span: nextSeason(found.id as Season, context.now, getPlace(context).city) };
}

/** Start and end of a named season in which some things are not begun; null if none is named. */
export function describeSeason(context: Context): string[] | null {
  const found = namedSeason(context);
  if (!found) return null;
  const { id, name, span } = found;
  if (id === 'panchak') return [describePanchak(context, name)];
  if (span === null) return listWordings(context, 'noSeason', { name }).slice(0, 1);
  const [from, to] = [span.from, span.to].map((at) => dateWords(context, at));
  return [fillForm(context, span.runs ? 'seasonNow' : 'season', { name, from, to })];
}
