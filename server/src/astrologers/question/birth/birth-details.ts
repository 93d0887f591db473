import { toAsciiDigits } from '@oracle-astra/shared/contract';
import { relativeTable } from '../../tools/tables';
import { findNamedCity, type City, type ToldPlace } from '../cities';
import { findKin, type Kin } from '../people';
import { readText } from '../question-text';
import { findClock } from './birth-clock';
import { findDate } from './birth-date';

/** Somebody else's birth as a question tells it, and the question without it. */
export interface ToldBirth {
  kin: Kin;
  /** `YYYY-MM-DD` */
  date: string;
  /** Minutes after midnight. */
  minutes: number | null;
  city: City | null;
  rest: string;
}

/** Words that say that a day is one of birth. */
const born =
  /\b(?:born|birth\w*|dob|d\.o\.b\.?|janm\w*|janam\w*|jnm|paida|deliver(?:ed|y)|gave birth)\b|जन्म|पैदा|डिलीवरी/iu;
/** "Beta hua 3 May 2024 ko": a child "became" on a day. */
const became = /\b(?:got|had|blessed with) (?:a )?(?:baby|son|daughter|boy|girl|twins)\b|\b(?:bet[aie]|beti|bachch?[aie]|baby|putra|putri|ladk[aie]|pot[aie]|nati|twins?)\s+(?:\S+\s+){0,3}(?:hu[aiey]+|huwa|tha|thi)\b|(?:बेट[ाीे]|बच्च[ाीे]|पुत्र|पुत्री|लड़क[ाीे]|पोत[ाी])\s+(?:\S+\s+){0,3}(?:हुआ|हुई|हुए)/iu;
/** What a birth is told with, besides day, hour and place. */
const wordsOfBirth =
  /\b(?:(?:was|is|got) born|born|birth ?(?:date|day|time|place|details)?|dob|d\.o\.b\.?|tob|pob|janm(?:a|din)?|janam(?: ?din)?|jnm|paida|hua|huyi|hui|tha|thi|date of birth|time|place|tareekh|tarikh|delivered|delivery)\b:?|जन्म(?:दिन)?|पैदा|हुआ|हुई|तारीख|समय|डिलीवरी/giu;
const newborn = /\b(?:new ?born|baby(?: (?:boy|girl))?|nav ?jaat|delivered|delivery|gave birth)\b|नवजात|शिशु|डिलीवरी/iu;
/** Of a birth that names nobody, where a name is sought. */
export const unnamedChild: Kin = { id: 'child', house: relativeTable.child.house };

/** Who is told by a name alone, beside a marriage, is the one whom it is about. */
export const unnamedPartner: Kin = { id: 'partner', house: relativeTable.partner.house };

/** The words in their order, whatever stands between them. */
const toLoosePattern = (words: string) =>
  words
    .split(/[, ]+/u)
    .map((each) => each.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&'))
    .join('[,;( ]+');

const [leastYears, yearMs] = [12, 365.25 * 86_400_000];

/** Whether a text says that a day is one of birth. */
export const tellsBirth = (text: string): boolean => born.test(text) || became.test(text);

/** The question without the birth that it tells. */
function withoutBirth(raw: string, date: string, clock: string, place: string[]): string {
  const kept = [date, clock].filter((each) => each !== '').reduce((text, each) => text.replace(each, ' '), raw).replace(wordsOfBirth, ' ');
  const withoutPlace = place.length === 0 ? kept : kept.replace(new RegExp(`(?:\\b(?:in|at|from)\\s+)?(?:${place.join('|')})(?:\\s+(?:mein|me|में))?`, 'iu'), ' ');
  return withoutPlace
    .replace(/\b(?:on|at|in|ka|ki|ko)\s*(?=[,.?!]|$)/giu, ' ')
    .replace(/\s*,(?:\s*,)*\s*/gu, ', ')
    .replace(/\s{2,}/gu, ' ')
    .trim();
}

/** The birth of a relative that a question tells ("my sister, born on 4 July 1999, 6 am, Kanpur"), or of `unnamed` where it says no relation; null where it tells none. */
export function findToldBirth(typed: string, now: Date, place?: ToldPlace, unnamed: Kin | null = null): ToldBirth | null {
  const raw = toAsciiDigits(typed);
  const found = findDate(raw, now);
  if (found === null || Date.parse(found.date) > now.getTime()) return null;
  // "My girlfriend is of 14 March 2001, 6:20 am": a day with its year and an hour long ago is one of birth.
  const isLongAgo = !found.isNear && now.getTime() - Date.parse(found.date) > leastYears * yearMs && findClock(raw.replace(found.match, ' ')).minutes !== null;
  if (!tellsBirth(raw) && !isLongAgo) return null;
  const text = readText(raw, 'English');
  const kin = newborn.test(raw) ? unnamedChild : (findKin(text) ?? unnamed);
  if (kin === null) return null;
  const { minutes, match } = findClock(raw.replace(found.match, ' '));
  // "She was born today" says no hour, and a question about today is none of a birth.
  if (found.isNear && minutes === null) return null;
  const city = place?.city ?? findNamedCity(text);
  const names = city === null ? [] : [...(place ? [toLoosePattern(place.words)] : []), city.english, city.hindi];
  return { kin, date: found.date, minutes, city, rest: withoutBirth(raw, found.match, match, names) };
}
