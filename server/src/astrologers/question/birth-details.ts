import { findNamedCity, type City, type ToldPlace } from './cities';
import { findKin, type Kin } from './people';
import { readText } from './question-text';
import { relativeTable } from '../tools/tables';

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

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const hindiMonths = ['जन', 'फ', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुल', 'अग', 'सित', 'अक्', 'नव', 'दिस'];
const month = `(${[...months, ...hindiMonths].join('|')})[\\p{L}\\p{M}]*\\.?`;
const year = '((?:19|20)\\d\\d)';
const dayFirst = new RegExp(`(?<!\\d)(\\d{1,2})(?:st|nd|rd|th)?\\s*(?:of\\s+)?${month},?\\s*${year}`, 'iu');
const monthFirst = new RegExp(`${month}\\s+(\\d{1,2})(?:st|nd|rd|th)?,?\\s+${year}`, 'iu');
const inFigures = new RegExp(`(?<!\\d)(\\d{1,2})[/.-](\\d{1,2})[/.-]${year}`, 'u');
const clock = /(subah|shaam|sham|raat|dopahar|सुबह|शाम|रात|दोपहर)?\s*(?:at\s+|ko\s+|को\s+)?(?<![\d/.-])(\d{1,2})(?:[:.](\d{2}))?\s*(am|pm|a\.m\.|p\.m\.|baje|bje|बजे)/iu;
const wordsOfBirth = /\b(?:was born|is born|born|birth|dob|d\.o\.b\.?|janm|janam|jnm|paida|hua|hui|tha|thi|date of birth|time|place|tareekh|tarikh)\b|जन्म|पैदा|हुआ|हुई|तारीख|समय/giu;

const monthOf = (word: string) => Math.max(months.indexOf(word.toLowerCase()), hindiMonths.indexOf(word)) + 1;

function findDate(text: string): { date: string; match: string } | null {
  const [a, b, c] = [dayFirst.exec(text), monthFirst.exec(text), inFigures.exec(text)];
  const [day, number, of, match] = a
    ? [a[1], monthOf(a[2] ?? ''), a[3], a[0]]
    : b
      ? [b[2], monthOf(b[1] ?? ''), b[3], b[0]]
      : c
        ? [c[1], Number(c[2]), c[3], c[0]]
        : [];
  if (!day || !number || !of || !match || number > 12 || Number(day) > 31) return null;
  const date = `${of}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const exists = new Date(Date.parse(date)).toISOString().startsWith(date);
  return exists ? { date, match } : null;
}

function findMinutes(text: string): { minutes: number | null; match: string } {
  const found = clock.exec(text);
  if (!found) return { minutes: null, match: '' };
  const [match, part = '', hour = '', minute = '0', half = ''] = found;
  const isLate = /^p/iu.test(half) || /^(?:sh?aam|sham|शाम)$/iu.test(part) || (/^(?:raat|रात)$/iu.test(part) && Number(hour) >= 7) || (/^(?:dopahar|दोपहर)$/iu.test(part) && Number(hour) < 7);
  const hours = Number(hour) > 12 ? Number(hour) : (Number(hour) % 12) + (isLate ? 12 : 0);
  return hours > 23 || Number(minute) > 59 ? { minutes: null, match: '' } : { minutes: hours * 60 + Number(minute), match };
}

/** Who is told by a name alone, beside a marriage, is the one whom it is about. */
export const unnamedPartner: Kin = { id: 'partner', house: relativeTable.partner.house };

/** The words in their order, whatever stands between them. */
const toLoosePattern = (words: string) =>
  words
    .split(/[, ]+/u)
    .map((each) => each.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&'))
    .join('[,;( ]+');

/** The birth of a relative that a question tells ("my sister, born on 4 July 1999, 6 am, Kanpur"), or of `unnamed` where it says no relation; null where it tells none. */
export function findToldBirth(raw: string, now: Date, place?: ToldPlace, unnamed: Kin | null = null): ToldBirth | null {
  if (!/\d{4}/u.test(raw) || raw.search(wordsOfBirth) < 0) return null;
  const found = findDate(raw);
  if (!found || Date.parse(found.date) > now.getTime() || Number.isNaN(Date.parse(found.date))) return null;
  const text = readText(raw, 'English');
  const kin = findKin(text) ?? unnamed;
  if (!kin) return null;
  const { minutes, match } = findMinutes(raw.replace(found.match, ' '));
  const city = place?.city ?? findNamedCity(text);
  const withoutDate = raw.replace(found.match, ' ').replace(match === '' ? '\u0000' : match, ' ').replace(wordsOfBirth, ' ');
  const rest = (city ? withoutDate.replace(new RegExp(`(?:\\b(?:in|at)\\s+)?(?:${[...(place ? [toLoosePattern(place.words)] : []), city.english, city.hindi].join('|')})(?:\\s+(?:mein|me|में))?`, 'iu'), ' ') : withoutDate)
    .replace(/\b(?:on|at|in|ka|ki|ko)\s*(?=[,.?!]|$)/giu, ' ')
    .replace(/\s*,(?:\s*,)*\s*/gu, ', ')
    .replace(/\s{2,}/gu, ' ')
    .trim();
  return { kin, date: found.date, minutes, city, rest };
}
