import asking from '../../../../content/asking.json';
import { toAsciiDigits } from '@oracle-astra/shared/contract';
import { relativeTable } from '../../tools/tables';
import { findNamedCity, type City, type StatedPlace } from '../places/cities';
import { findKin, type Kin } from '../people';
import { readText } from '../question-text';
import { findClock } from './birth-clock';
import { findDate } from './birth-date';

/** Another person's birth as stated in a question, and the question without it. */
export interface StatedBirth {
  kin: Kin;
  /** `YYYY-MM-DD` */
  date: string;
  /** Minutes after midnight. */
  minutes: number | null;
  city: City | null;
  rest: string;
}

/** Words that mark a date as a birth; "birthday" and "birth chart" do not. */
const born =
  /\b(?:born|birth(?! ?day| ?chart| ?mark)\w*|dob|d\.o\.b\.?|jana?m(?! ?din| ?kundli| ?patri)\w*|jnm|paida|delivered|gave birth)\b|जन्म(?!दिन| ?कुंडली| ?पत्री)|पैदा/iu;
/** "Beta hua 3 May 2024 ko": a child "became" on a day. */
const bornPhrases = /\b(?:got|had|blessed with) (?:a )?(?:baby|son|daughter|boy|girl|twins)\b|\b(?:bet[aie]|beti|bachch?[aie]|baby|putra|putri|ladk[aie]|pot[aie]|nati|twins?)\s+(?:hu[aiey]+|huwa)\b|(?:बेट[ाीे]|बच्च[ाीे]|पुत्र|पुत्री|लड़क[ाीे]|पोत[ाी])\s+(?:हुआ|हुई|हुए)/iu;
/** A past birth, for a day that is counted from today: "was born", and not a certificate of birth. */
const justBorn = /\b(?:born|paida|delivered|gave birth|jana?m hu\w+)\b|का जन्म|जन्म हु|पैदा/iu;
/** Other past events with a date and time. */
const otherEvent =
  /\b(?:married|marriage|wedding|shaa?di|vivah|engag\w*|sagai|met|mile|died|death|expired|passed away|guz[a]?r\w*|left|loan|accident|join\w*|bought|kharid\w*|started|opened)\b|शादी|विवाह|सगाई|मिले|गुज़र|गुजर|देहांत|लोन|दुर्घटना/iu;
/** Other words that belong to a stated birth. */
const wordsOfBirth =
  /\b(?:(?:was|is|got) born|born|birth ?(?:date|day|time|place|details)?|dob|d\.o\.b\.?|tob|pob|janm(?:a|din)?|janam(?: ?din)?|jnm|paida|hua|huyi|hui|tha|thi|date of birth|time|place|tareekh|tarikh|delivered|delivery)\b:?|जन्म(?:दिन)?|पैदा|हुआ|हुई|तारीख|समय|डिलीवरी/giu;
const newborn = /\b(?:new ?born|baby(?: (?:boy|girl))?|nav ?jaat)\b|नवजात|शिशु/iu;
/** The person of a birth without a relation, in a question for a name. */
export const unnamedChild: Kin = { id: 'child', house: relativeTable.child.house };

/** The person of a birth without a relation, in a question about marriage. */
export const unnamedPartner: Kin = { id: 'partner', house: relativeTable.partner.house };

/** The words in their order, with any words in between. */
const toLoosePattern = (words: string) =>
  words
    .split(/[, ]+/u)
    .map((each) => each.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&'))
    .join('[,;( ]+');

/** Minimum age of a date to be a birth without a word for it: with an hour, and with an hour and a town. */
const [minYears, minYearsWithTown, yearMs] = [12, 3, 365.25 * 86_400_000];
/** Maximum distance in letters between the word for birth and its day, and between the day and its hour. */
const [beforeWord, behindWord, nearDate] = [45, 70, 42];

/** Whether a text mentions a birth. */
export const mentionsBirth = (text: string): boolean => born.test(text) || bornPhrases.test(text);

/** Removes the stated birth from the question. */
function withoutBirth(raw: string, date: string, clock: string, place: string[]): string {
  const remaining = [date, clock].filter((each) => each !== '').reduce((text, each) => text.replace(each, ' '), raw).replace(wordsOfBirth, ' ');
  const withoutPlace = place.length === 0 ? remaining : remaining.replace(new RegExp(`(?:\\b(?:in|at|from)\\s+)?(?:${place.join('|')})(?:\\s+(?:mein|me|में))?`, 'iu'), ' ');
  return withoutPlace
    .replace(/\b(?:on|at|in|ka|ki|ko)\s*(?=[,.?!]|$)/giu, ' ')
    .replace(/\s*,(?:\s*,)*\s*/gu, ', ')
    .replace(/\s{2,}/gu, ' ')
    .trim();
}

/** The position of the word for birth; -1 if there is none. */
function wordOfBirth(raw: string): number {
  const at = raw.search(born);
  return at >= 0 ? at : raw.search(bornPhrases);
}

/** The date of a birth, near its keyword if there is one; null if none is stated or it is in the future. */
function dayOfBirth(raw: string, word: number, now: Date): ReturnType<typeof findDate> {
  const parts = word < 0 ? [raw] : [raw.slice(word, word + behindWord), raw.slice(Math.max(0, word - beforeWord), word), raw];
  const found = parts.map((part) => findDate(part, now)).find((each) => each !== null) ?? null;
  return found === null || Date.parse(found.date) > now.getTime() ? null : found;
}

/** "My girlfriend is of 14 March 2001, 6:20 am": a date of long ago with a year and an hour is a date of birth. */
const isOfBirth = (raw: string, ageMs: number, hasTown: boolean): boolean =>
  ageMs > (hasTown ? minYearsWithTown : minYears) * yearMs && !otherEvent.test(raw);

const pronouns = Object.entries(asking.standsFor).map(([gender, words]) => ({
  gender,
  pattern: new RegExp(`\\b(?:${Object.keys(words).join('|')})\\b`, 'iu'),
}));

/** "A widower with a daughter, his birth is …": whether the clause of a birth is about somebody of another sex than the relative. */
function isAnother(clause: string, { id }: Kin): boolean {
  const own = relativeTable[id].gender;
  return own !== undefined && pronouns.some(({ gender, pattern }) => gender !== 'either' && gender !== own && pattern.test(clause));
}

/** The stated birth of a relative ("my sister, born on 4 July 1999, 6 am, Kanpur"), or of `unnamed` without a relation; null if there is none. */
export function findStatedBirth(typed: string, now: Date, place?: StatedPlace, unnamed: Kin | null = null): StatedBirth | null {
  const raw = toAsciiDigits(typed);
  const word = wordOfBirth(raw);
  const found = dayOfBirth(raw, word, now);
  if (found === null) return null;
  const at = raw.indexOf(found.match);
  // A time of another event in another clause is not the time of birth.
  const clause = raw.slice(Math.max(0, at - nearDate), at + found.match.length + nearDate).replace(found.match, ' ');
  const { minutes, match } = findClock(clause);
  const text = readText(raw, 'English');
  const city = place?.city ?? findNamedCity(text);
  const isLongAgo = !found.isNear && minutes !== null && isOfBirth(raw, now.getTime() - Date.parse(found.date), city !== null);
  if (word < 0 && !isLongAgo) return null;
  // "She was born today" has no time, and a question about today is not about a birth.
  if (found.isNear && (minutes === null || !(justBorn.test(raw) || bornPhrases.test(raw)))) return null;
  const named = findKin(text);
  const isNamed = named !== null && !isAnother(clause, named);
  const kin = newborn.test(raw) ? unnamedChild : isNamed ? named : unnamed;
  if (kin === null) return null;
  const names = city === null ? [] : [...(place ? [toLoosePattern(place.words)] : []), city.english, city.hindi];
  return { kin, date: found.date, minutes, city, rest: withoutBirth(raw, found.match, match, names) };
}
