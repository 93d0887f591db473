import type { DayPart, MuhurtaDay } from '../../../astrology';
import { toIndianDate } from '../../../indian-date';
import type { Context } from '../../compose/context';
import { defaultCity, findNamedCity, type City } from '../../question/places/cities';
import { toClock, englishClock } from '../../vocabulary/clock';
import { istDay } from '../../vocabulary/days';
import { tithiNames, weekdays } from '../../words/panchang-words';
import { paksha, partsOfDay } from './names';

const noonHour = 'T12:00:00+05:30';
export const toNoon = (date: string): number => Date.parse(`${date}${noonHour}`);

/** The place of sunrise and sunset: the named one, otherwise the city of the chat, otherwise New Delhi, which the answer mentions. */
export function getPlace({ read, question }: Context): { city: City; isNamed: boolean } {
  const namedCity = findNamedCity(read.text) ?? question.city;
  return { city: namedCity ?? defaultCity, isNamed: namedCity !== undefined };
}

export const cityWords = ({ read }: Pick<Context, 'read'>, { english, hindi }: City): string =>
  read.language === 'Hindi' ? hindi : english;

/** "Tuesday, 8 Dec 2026". */
export const dateWords = ({ book, isEnglish }: Context, at: number): string =>
  `${weekdays[new Date(`${toIndianDate(new Date(at))}T00:00:00Z`).getUTCDay()]?.[isEnglish ? 0 : 1] ?? ''}, ${book.day(at)}`;

const getPartOfDay = (hours: number): string => partsOfDay.find(({ before }) => hours < before)?.hi ?? '';

/** "9:35 am", "सुबह 9:35 बजे". */
export function clockWords({ isEnglish }: Pick<Context, 'isEnglish'>, at: number): string {
  const { hour, minutes, hours } = toClock(at);
  return isEnglish ? englishClock(at) : `${getPartOfDay(hours)} ${hour}:${minutes} बजे`;
}

/** The time, with its date if it is not on `date`. */
export const momentWords = (context: Context, at: number, date: string): string =>
  istDay(new Date(at)) === date
    ? clockWords(context, at)
    : context.isEnglish
      ? `${clockWords(context, at)} on ${context.book.day(at)}`
      : `${context.book.day(at)} को ${clockWords(context, at)}`;

/** "9:35 am to 10:35 am", "सुबह 9:35 से 10:35 बजे". */
export function hoursWords(context: Pick<Context, 'isEnglish'>, { start, end }: DayPart): string {
  if (context.isEnglish) return `${englishClock(start)} to ${englishClock(end)}`;
  const [from, to] = [toClock(start), toClock(end)];
  const [part, later] = [getPartOfDay(from.hours), getPartOfDay(to.hours)];
  return `${part} ${from.hour}:${from.minutes} से ${later === part ? '' : `${later} `}${to.hour}:${to.minutes} बजे`;
}

export const tithiWords = ({ isEnglish }: Pick<Context, 'isEnglish'>, tithi: number): string => {
  const fortnight = paksha[tithi <= 15 ? 0 : 1];
  const name = tithiNames[tithi === 30 ? 15 : (tithi - 1) % 15] ?? ['', ''];
  if (tithi === 15 || tithi === 30) return name[isEnglish ? 0 : 1];
  return isEnglish ? `${fortnight?.en ?? ''} ${name[0]}` : `${fortnight?.hi ?? ''} ${name[1]}`;
};

/** Placeholder values of the forms for a day. */
export const wordsOfDay = (context: Context, day: MuhurtaDay, hours: readonly DayPart[]) => ({
  date: dateWords(context, day.noon),
  tithi: tithiWords(context, day.tithi),
  star: context.book.star(day.nakshatra),
  rahu: hoursWords(context, day.rahuKalam),
  city: cityWords(context, getPlace(context).city),
  hours:
    hours.length === 0
      ? undefined
      : hours
          .slice(0, 2)
          .map((each) => hoursWords(context, each))
          .join(context.isEnglish ? ' and ' : ' और '),
});
