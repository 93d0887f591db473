import { istDay } from '../../vocabulary/days';

/** A date found in a text. */
export interface FoundDate {
  /** `YYYY-MM-DD` */
  date: string;
  /** The words of the date. */
  match: string;
  /** Whether it is relative to today ("yesterday"), or has no year. */
  isNear: boolean;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const hindiMonths = ['जन', 'फ', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुल', 'अग', 'सित', 'अक्', 'नव', 'दिस'];
/** "May" and "march" are also other words, so no letters may follow them. */
const month = `((?:jan|feb|apr|aug|sept?|oct|nov|dec)[a-z]*|mar(?:ch)?|may|june?|july?|(?:${hindiMonths.join('|')})[\\p{L}\\p{M}]*)\\.?`;
const day = '(?<![\\d.:/-])(\\d{1,2})(?:st|nd|rd|th)?';
const year = "((?:19|20)\\d\\d)(?!\\d)";
const shortYear = "['’]?(\\d\\d)(?![\\d:.]|\\s*(?:am|pm|baje|bje|बजे))";
const patterns: readonly [pattern: RegExp, order: readonly ('day' | 'month' | 'year')[]][] = [
  [new RegExp(`${day}\\s*(?:of\\s+|-)?${month}(?:,|\\s|-)*${year}`, 'iu'), ['day', 'month', 'year']],
  [new RegExp(`(?<!\\p{L})${month}\\s+(\\d{1,2})(?:st|nd|rd|th)?,?\\s+${year}`, 'iu'), ['month', 'day', 'year']],
  [new RegExp(`(?<!\\d)${year}[/.-](\\d{1,2})[/.-](\\d{1,2})(?!\\d)`, 'u'), ['year', 'month', 'day']],
  [new RegExp(`(?<!\\d)(\\d{1,2})[/. -](\\d{1,2})[/. -]${year}`, 'u'), ['day', 'month', 'year']],
  [new RegExp(`${day}\\s*(?:of\\s+|-)?${month}(?:,|\\s|-)*${shortYear}`, 'iu'), ['day', 'month', 'year']],
  [/(?<![\d.:/-])(\d{1,2})([/.-])(\d{1,2})\2(\d\d)(?!\d)/u, ['day', 'year', 'month', 'year']],
];
const withoutYear: readonly [pattern: RegExp, order: readonly ('day' | 'month')[]][] = [
  [new RegExp(`${day}\\s*(?:of\\s+)?${month}(?!\\p{L})`, 'iu'), ['day', 'month']],
  [new RegExp(`(?<!\\p{L})${month}\\s+(\\d{1,2})(?:st|nd|rd|th)?(?![\\d:])`, 'iu'), ['month', 'day']],
];
/** Relative days before today, the farthest first. */
const relativeDays: readonly [pattern: RegExp, days: number][] = [
  [/\b(?:day before yesterday|parso|parson)\b|परसों/iu, 2],
  [/\b(?:yesterday|last (?:night|evening)|kal|beete kal|kal raat)\b|कल/iu, 1],
  [/\b(?:today|this (?:morning|afternoon|evening)|tonight|aaj|aj|abhi)\b|आज|अभी/iu, 0],
];
/** "5 tarikh ko": of this month, or of the previous one if it is in the future. */
const dayOfMonth = /(?<![\d.:/-])(\d{1,2})\s*(?:st|nd|rd|th)?\s*(?:tareekh|tarikh|tarik|तारीख|तारीख़)|\bon (?:the )?(\d{1,2})(?:st|nd|rd|th)\b/iu;
/** The previous weekday, in the order of Date: "on Thursday night". */
const weekdays = ['sunday|ravivar|itwar|रविवार|इतवार', 'monday|somvar|somwar|सोमवार', 'tuesday|mangalvar|mangalwar|मंगलवार', 'wednesday|budhvar|budhwar|बुधवार', 'thursday|guruvar|guruwar|brihaspativar|veervar|गुरुवार|बृहस्पतिवार|वीरवार', 'friday|shukravar|shukrawar|jumma|शुक्रवार', 'saturday|shanivar|shaniwar|शनिवार'].map((names) => new RegExp(`(?<![\\p{L}\\p{M}])(?:${names})(?![\\p{L}\\p{M}])`, 'iu'));
const dayMs = 86_400_000;

const numberOfMonth = (word: string): number => (/^\d/u.test(word) ? Number(word) : Math.max(months.indexOf(word.slice(0, 3).toLowerCase()), hindiMonths.findIndex((each) => word.startsWith(each))) + 1);
const toDate = (of: number, number: number, on: number): string | null => {
  const date = `${of}-${String(number).padStart(2, '0')}-${String(on).padStart(2, '0')}`;
  const at = Date.parse(date);
  return number >= 1 && number <= 12 && on >= 1 && !Number.isNaN(at) && new Date(at).toISOString().startsWith(date) ? date : null;
};

/** A year of two digits is the latest such year that is not in the future. */
const fullYear = (written: string, now: Date): number => {
  if (written.length === 4) return Number(written);
  const century = now.getUTCFullYear() - (now.getUTCFullYear() % 100);
  return Number(written) + (century + Number(written) > now.getUTCFullYear() ? century - 100 : century);
};

function findWritten(text: string, now: Date): FoundDate | null {
  for (const [pattern, order] of patterns) {
    const found = pattern.exec(text);
    if (!found) continue;
    const part = (name: 'day' | 'month' | 'year') => found[order.lastIndexOf(name) + 1] ?? '';
    const date = toDate(fullYear(part('year'), now), numberOfMonth(part('month')), Number(part('day')));
    if (date !== null) return { date, match: found[0], isNear: false };
  }
  return null;
}

function findNear(text: string, now: Date): FoundDate | null {
  const today = istDay(now);
  for (const [pattern, order] of withoutYear) {
    const found = pattern.exec(text);
    if (!found) continue;
    const part = (name: 'day' | 'month') => found[order.indexOf(name) + 1] ?? '';
    const [on, number, of] = [Number(part('day')), numberOfMonth(part('month')), Number(today.slice(0, 4))];
    const date = [of, of - 1].map((each) => toDate(each, number, on)).find((each) => each !== null && each <= today);
    if (date) return { date, match: found[0], isNear: true };
  }
  const ago = (days: number) => new Date(Date.parse(today) - days * dayMs).toISOString().slice(0, 10);
  const numbered = dayOfMonth.exec(text);
  if (numbered) {
    const on = Number(numbered[1] ?? numbered[2]);
    const [of, number] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
    const date = [toDate(of, number, on), number === 1 ? toDate(of - 1, 12, on) : toDate(of, number - 1, on)].find((each) => each !== null && each <= today);
    if (date) return { date, match: numbered[0], isNear: true };
  }
  for (const [pattern, days] of relativeDays) {
    const match = pattern.exec(text)?.[0];
    if (match !== undefined) return { date: ago(days), match, isNear: true };
  }
  for (const [weekday, pattern] of weekdays.entries()) {
    const match = pattern.exec(text)?.[0];
    if (match !== undefined) return { date: ago((new Date(today).getUTCDay() - weekday + 7) % 7), match, isNear: true };
  }
  return null;
}

/** The first date with a year, otherwise a recent day or month; null if there is none. */
export const findDate = (text: string, now: Date): FoundDate | null => findWritten(text, now) ?? findNear(text, now);
