import { indiaMs } from '../../../indian-date';
import { findLexeme, hasLexeme, type SearchText } from '../lexicon';
import { listDays, festivals, type NamedFestival } from './festivals';
import { dayMs, formatTime, span, type NamedTime, type BilingualText, type Today } from './spans';
import { getRoles, type Role, type TimeToken } from './time-tokens';

const daysAfter = 120;

/** The word before the name of a festival. */
function wordBefore(text: SearchText, { lexeme }: NamedFestival): string {
  const inEnglish = lexeme.english ? text.plain.search(lexeme.english) : -1;
  const before = inEnglish >= 0 ? text.plain.slice(0, inEnglish) : text.folded.slice(0, findLexeme({ ...text, plain: ' ' }, lexeme));
  return before.trim().split(' ').at(-1) ?? '';
}

/** "Before Diwali", "ईद के बाद", "is holi tak", "navratri 2028"; the time of a past festival is past. */
export function readFestival(text: SearchText, tokens: readonly TimeToken[], { start, year }: Today): NamedTime | null {
  const found = festivals.find((each) => hasLexeme(text, each.lexeme));
  if (!found) return null;
  const has = (...names: Role[]) => tokens.some(({ roles }) => names.some((role) => roles[role] !== undefined));
  const which = getRoles(wordBefore(text, found)).which;
  const yearRole = tokens.find(({ roles }, at) => roles.which !== undefined && tokens[at + 1]?.roles.unit === 'year')?.roles.which;
  const named = tokens.flatMap((token) => token.year ?? [])[0];
  const getYear = (day: number): number => new Date(day + indiaMs).getUTCFullYear();
  const years = named === undefined ? undefined : [named - year];
  const days = listDays(found, start, years).map((day) => Date.parse(`${day}T00:00:00Z`) - indiaMs);
  const inYear = (of: number) => days.find((each) => getYear(each) === of);
  const next = named === undefined ? days.find((day) => day + dayMs > start) : days[0];
  const isOver = which === '-1' || ((which === '0' || which === undefined) && has('past') && !has('ahead'));
  const last = days.filter((day) => day + dayMs <= start).at(-1);
  const day = (yearRole !== undefined ? inYear(year + Number(yearRole)) : isOver ? last : next) ?? next ?? start;
  if (day + dayMs <= start) return span(day, day + dayMs, 'festival', [found.english, found.hindi]);
  const noun: BilingualText = [`${found.english} ${getYear(day)}`, `${found.hindi} ${getYear(day)}`];
  if (has('after', 'thenAfter')) return span(day + dayMs, day + daysAfter * dayMs, 'span', formatTime('after', noun));
  return has('before', 'thenBefore') ? span(start, day, 'festival', formatTime('before', noun)) : span(start, day + dayMs, 'festival', formatTime('until', noun));
}
