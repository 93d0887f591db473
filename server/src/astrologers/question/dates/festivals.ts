import file from '../../../../content/days/festivals.json';
import { festivalDates, festivalsOfMonth } from '../../../astrology';
import { indiaMs } from '../../../indian-date';
import { islamicDates } from './islamic-dates';
import { hasLexeme, lexeme, type Lexeme, type SearchText } from '../lexicon';

/** A festival that names a time: its ids in the calendar, or otherwise its day of an Islamic month or of the civil year. */
interface Entry {
  en: string;
  hi: string;
  ids?: readonly string[];
  islamic?: readonly number[];
  fixed?: string;
  /** Recurs each month. */
  monthly?: boolean;
  /** Its duration in nights. */
  nights?: number;
  words: readonly string[];
}

export interface NamedFestival extends Entry {
  english: string;
  hindi: string;
  lexeme: Lexeme;
}

const all: readonly NamedFestival[] = (file.festivals as readonly Entry[]).map((each) => ({
  ...each,
  english: each.en,
  hindi: each.hi,
  lexeme: lexeme(each.words[0] ?? '', each.words[1]),
}));

export const festivals: readonly NamedFestival[] = all.filter(({ monthly }) => monthly !== true);

/** The first named festival in list order; null if none is named. */
export const findFestival = (text: SearchText): NamedFestival | null => all.find((each) => hasLexeme(text, each.lexeme)) ?? null;

/** All festivals in a text; a name inside a longer one does not count. */
export function findFestivals({ plain, folded, mayBeHindi }: SearchText): NamedFestival[] {
  const left = { plain, folded, mayBeHindi };
  return all.filter(({ lexeme: { english, hindi } }) => {
    if (!hasLexeme(left, { english, hindi })) return false;
    if (english) left.plain = left.plain.replace(english, '-');
    if (hindi) left.folded = left.folded.replace(hindi, '-');
    return true;
  });
}

/** Years around an instant for which dates are given. */
const yearsAround = [-1, 0, 1, 2];
const months = Array.from({ length: 12 }, (_, index) => index + 1);

const inMonths = (ids: readonly string[], year: number): string[] =>
  months.flatMap((month) => festivalsOfMonth(year, month).flatMap(({ id, date }) => (ids.includes(id) ? [date] : [])));

/** The days of a festival by its rule; vrats on a weekday are found month by month. */
function daysById(id: string, year: number): string[] {
  const days = festivalDates(id, year);
  return days.length > 0 ? days : inMonths([id], year);
}

function daysInYear({ ids = [], islamic, fixed, monthly }: NamedFestival, year: number): string[] {
  if (monthly) return inMonths(ids, year);
  const [month, day] = islamic ?? [];
  return [
    ...ids.flatMap((id) => daysById(id, year)),
    ...(month !== undefined && day !== undefined ? islamicDates(month, day, year) : []),
    ...(fixed === undefined ? [] : [`${year}-${fixed}`]),
  ];
}

/** The days of a festival in India, `YYYY-MM-DD`, in the years around an instant, in order. */
export function listDays(festival: NamedFestival, now: number, years: readonly number[] = yearsAround): string[] {
  const year = new Date(now + indiaMs).getUTCFullYear();
  return years.flatMap((away) => daysInYear(festival, year + away)).sort();
}

/** Whether a day, `YYYY-MM-DD`, is a day of a known festival. */
export const isFestivalDay = (day: string): boolean => festivals.some((each) => daysInYear(each, Number(day.slice(0, 4))).includes(day));
