import file from '../../../../content/times.json';
import { englishMonthNames } from '../../vocabulary/english';

const either = (words: string): string => words.replaceAll(' ', '|');
const whole = /(?<![\d/.-])(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d\d)(?![\d/-])|(?<![\d/.-])(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/gu;
const [before, behind] = [either(file.figures.before), either(file.figures.behind)];
const withoutYear = new RegExp(
  `(?<![\\d/.-])(\\d{1,2})/(\\d{1,2})(?![\\d/])(?:(?<=(?<![\\p{L}])(?:${before})(?: the)? \\d{1,2}/\\d{1,2})|(?= (?:${behind})(?![\\p{L}\\p{M}])))`,
  'giu',
);

/** `YYYY-MM-DD` from digits; null if the day does not exist. */
export function toDate(...[year = '', month = '', day = '']: (string | undefined)[]): string | null {
  const date = `${year}-${month}-${day}`;
  const at = Date.parse(date);
  return Number.isNaN(at) || !new Date(at).toISOString().startsWith(date) ? null : date;
}

/** A numeric date as one word, `dYYYYMMDD`; empty if the day does not exist. */
function toWord(...[, day, , month, short = '', year, wholeMonth, wholeDay]: string[]): string {
  const of = year ?? (short.length === 2 ? `20${short}` : short);
  const date = toDate(of, (wholeMonth ?? month ?? '').padStart(2, '0'), (wholeDay ?? day ?? '').padStart(2, '0'));
  return date === null ? ' ' : ` d${date.replaceAll('-', '')} `;
}

function toMonth(figures: string, day: string, month: string): string {
  const name = englishMonthNames[Number(month) - 1];
  return name === undefined || Number(day) < 1 || Number(day) > 31 ? figures : `${Number(day)} ${name}`;
}

/** Replaces numeric dates ("15/12/26", "15/12 ko") by words that the reader understands. */
export const withFigureDates = (line: string): string => line.replace(whole, toWord).replace(withoutYear, toMonth);
