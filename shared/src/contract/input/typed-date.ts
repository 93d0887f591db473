import { toAsciiDigits } from './ascii-digits';

export interface TypedDate {
  day: string;
  month: string;
  /** As typed. The form rejects a year of two digits, because its century is unknown. */
  year: string;
}

/** In the order of the year. The Hindi names have no nukta and use anusvara, like the output of `toPlain`. */
const monthNames = [
  ['january', 'जनवरी'],
  ['february', 'फरवरी'],
  ['march', 'मार्च'],
  ['april', 'अप्रैल'],
  ['may', 'मई'],
  ['june', 'जून'],
  ['july', 'जुलाई', 'जुलै'],
  ['august', 'अगस्त', 'ऑगस्ट', 'आगस्त'],
  ['september', 'सितंबर'],
  ['october', 'अक्टूबर', 'अक्तूबर'],
  ['november', 'नवंबर'],
  ['december', 'दिसंबर'],
] as const;

/** Normalizes spellings: digits, composed letters, nukta, and the nasal before b. */
const toPlain = (text: string) => toAsciiDigits(text).normalize('NFKD').replace(/़/gu, '').replace(/म्ब/gu, 'ंब').toLowerCase();

/** A month's name has at least three letters, in Hindi two. */
const isShort = (word: string) => word.length < (/^[a-z]/.test(word) ? 3 : 2);
const monthOf = (word: string) =>
  isShort(word)
    ? 0
    : 1 + monthNames.findIndex((names) => names.some((name) => name.startsWith(word) || (word === 'sept' && name === 'september')));

function toDate(day: string, month: string, year: string): TypedDate | null {
  const isPossible = Number(day) >= 1 && Number(day) <= 31 && Number(month) >= 1 && Number(month) <= 12;
  return isPossible ? { day: day.padStart(2, '0'), month: month.padStart(2, '0'), year } : null;
}

/** Day first, as in India, unless the year is first or only month first is a valid date. */
function fromNumbers([a = '', b = '', c = '']: readonly string[]): TypedDate | null {
  if (/^\d{4}$/.test(a)) return /^\d{1,2}$/.test(c) ? toDate(c, b, a) : null;
  return /^(?:\d{2}|\d{4})$/.test(c) ? (toDate(a, b, c) ?? toDate(b, a, c)) : null;
}

function fromDigits(digits: string): TypedDate | null {
  const dayFirst = toDate(digits.slice(0, 2), digits.slice(2, 4), digits.slice(4));
  const isYear = dayFirst !== null && /^(?:19|20)/.test(dayFirst.year);
  return isYear ? dayFirst : toDate(digits.slice(6), digits.slice(4, 6), digits.slice(0, 4));
}

/** If the month is a word, the year is the number of four digits, or else the second number. */
function fromWords(month: number, [a = '', b = '']: readonly string[]): TypedDate | null {
  if (b === '') return null;
  return a.length === 4 ? toDate(b, String(month), a) : /^(?:\d{2}|\d{4})$/.test(b) ? toDate(a, String(month), b) : null;
}

/** A time beside the date, which is ignored. */
const time = /(?<![\d:])\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?![\d:])/g;

/**
 * Parses a complete date: with separators, as eight digits, or with the month's name in English or Hindi, and digits of any
 * script. Null for anything else.
 */
export function readDate(text: string): TypedDate | null {
  const plain = toPlain(text).replace(time, ' ');
  const numbers = plain.match(/\d+/g) ?? [];
  const month = Math.max(0, ...(plain.match(/[\p{L}\p{M}]+/gu) ?? []).map(monthOf));
  if (month > 0) return fromWords(month, numbers);
  return /^\D*\d{8}\D*$/.test(plain) ? fromDigits(numbers[0] ?? '') : fromNumbers(numbers);
}
