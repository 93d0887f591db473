import { panchangDay } from '../../astrology';
import { findCity } from '../question/cities';
import { clockOf, englishClock } from '../vocabulary/clock';
import { istDay } from '../vocabulary/days';
import { karanaNames, nityaYogas, tithiNames, weekdays } from '../words/panchang-words';
import type { Context } from './context';
import { nextFestival } from './festival-day';

const clockHi = (at: number) => {
  const { hour, minutes, hours } = clockOf(at);
  const part = hours < 4 ? 'रात' : hours < 12 ? 'सुबह' : hours < 16 ? 'दोपहर' : hours < 20 ? 'शाम' : 'रात';
  return `${part} ${hour}:${minutes} बजे`;
};

type Limb = { value: number; ends_at: string };
type Name = readonly [english: string, hindi: string];

const tithiOf = (value: number): Name => {
  const [en, hi] = tithiNames[value === 30 ? 15 : (value - 1) % 15] ?? ['', ''];
  return value <= 15 ? [`Shukla ${en}`, `शुक्ल ${hi}`] : [`Krishna ${en}`, `कृष्ण ${hi}`];
};

/** Which limb of the day a question asks for; the tithi where it names the panchang as a whole. */
const asked: readonly (readonly ['nakshatra' | 'yoga' | 'karana' | 'sun' | 'moon' | 'weekday', RegExp])[] = [
  ['moon', / (?:moon\w*|chand\w*|chaand|chandr\w*) /u],
  ['sun', / (?:sunrise|sunset|suryoday\w*|suryast\w*) /u],
  ['nakshatra', / (?:nakshatr\w*|nakshtra|star) /u],
  ['karana', / kara?na? /u],
  ['yoga', / yoga? /u],
  ['weekday', / (?:vaar|weekday|day of the week) /u],
];

/** Tithi, nakshatra, yoga, karana, weekday, sunrise or moonrise of a day or festival that is named, in the city that is named, New Delhi by default. */
export function panchangAnswer(context: Context): string[] {
  const { say, book, read, question } = context;
  const city = findCity(read.text, question.city);
  const place = read.language === 'Hindi' ? city.hindi : city.english;
  const at = read.horizon?.unit === 'day' ? read.horizon.from + 12 * 3_600_000 : (nextFestival(context)?.noons[0] ?? question.now.getTime());
  const day = panchangDay(istDay(new Date(at)), city);
  const date = book.day(day.sunrise);
  const wanted = asked.find(([, pattern]) => pattern.test(read.text.plain))?.[0] ?? 'tithi';
  const star = (value: number): Name => [book.star(value), book.star(value)];
  const names = { tithi: tithiOf, nakshatra: star, yoga: (value: number) => nityaYogas[value - 1] ?? ['', ''], karana: karanaNames } as const;
  const label = { tithi: ['tithi', 'तिथि'], nakshatra: ['nakshatra of the day', 'दिन का नक्षत्र'], yoga: ['yoga of the day', 'दिन का योग'], karana: ['karana', 'करण'] } as const;
  const untilEn = (end: number) => `${englishClock(end)}${istDay(new Date(end)) === istDay(new Date(day.sunrise)) ? '' : ` on ${book.day(end)}`}`;
  const untilHi = (end: number) => `${istDay(new Date(end)) === istDay(new Date(day.sunrise)) ? '' : `${book.day(end)} को `}${clockHi(end)}`;
  const limbLine = (limb: keyof typeof names): string => {
    const [first, next] = day[limb] as readonly Limb[];
    if (first === undefined) return '';
    const end = Date.parse(first.ends_at);
    const [own, after] = [names[limb](first.value), next ? names[limb](next.value) : null];
    return say(
      [`On ${date} the ${label[limb][0]} is ${own[0]} until ${untilEn(end)}`, after ? `, then ${after[0]}` : '', ` (${place}).`],
      [`${date} को ${label[limb][1]} ${own[1]} ${untilHi(end)} तक है`, after ? `, फिर ${after[1]}` : '', ` (${place})।`],
    );
  };
  const sun = say(
    [`On ${date} the Sun rises at ${englishClock(day.sunrise)} and sets at ${englishClock(day.sunset)} (${place}).`],
    [`${date} को सूर्योदय ${clockHi(day.sunrise)} और सूर्यास्त ${clockHi(day.sunset)} है (${place})।`],
  );
  const { moonrise, moonset } = day;
  const moon = say(
    [`On ${date} the Moon ${moonrise === null ? 'does not rise' : `rises at ${untilEn(moonrise)}`}`, moonset === null ? '' : ` and sets at ${untilEn(moonset)}`, ` (${place}).`],
    [`${date} को चंद्रोदय ${moonrise === null ? 'नहीं होता' : `${untilHi(moonrise)} है`}`, moonset === null ? '' : `, चंद्रास्त ${untilHi(moonset)}`, ` (${place})।`],
  );
  if (wanted === 'moon') return [moon, limbLine('tithi')];
  if (wanted === 'sun') return [sun, limbLine('tithi')];
  if (wanted === 'weekday') {
    const [en, hi] = weekdays[day.weekday] ?? ['', ''];
    return [say([`${date} is a ${en}.`], [`${date} को ${hi} है।`]), limbLine('tithi')];
  }
  const beside = wanted === 'tithi' ? 'nakshatra' : 'tithi';
  return [limbLine(wanted), `${limbLine(beside)} ${sun}`];
}
