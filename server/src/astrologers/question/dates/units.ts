import { unnamedPeriod, type Period } from './periods';
import { isPastStatement, hasRole, type Reading } from './reading';
import { dayMs, formatTime, formatUnit, type BilingualText } from './spans';
import type { Role } from './time-tokens';

const unitDays: Record<string, number> = { day: 1, week: 7, fortnight: 15, month: 30.44, year: 365.25 };
/** Minimum days of a time "after" another. */
const minDaysAfter = 60;

interface Counted {
  of: Period;
  start: number;
  end: number;
}

/** A number of units from a token on: "3 months", "2 se 3 saal", "a couple of weeks"; of two numbers the later one. */
function countAt(tokens: Reading['tokens'], start: number): { count: number; unit: string; end: number } | null {
  const numberAt = (at: number) => (tokens[at]?.isOrdinal ? undefined : tokens[at]?.figure) ?? (tokens[at]?.roles.number === undefined ? undefined : Number(tokens[at].roles.number));
  let [at, count] = [start, numberAt(start)];
  if (count === undefined) return null;
  for (let next = at + 1; ; next += 1) {
    if (tokens[next]?.roles.join !== undefined) continue;
    const later = numberAt(next);
    if (later === undefined) break;
    // "Twenty two" is one number.
    const isOne: boolean = next === at + 1 && tokens[at]?.figure === undefined && count >= 20 && count % 10 === 0 && later < 10;
    [at, count] = [next, isOne ? count + later : later];
  }
  const unit = tokens[at + 1]?.roles.unit;
  return unit === undefined || count <= 0 || count > 100 ? null : { count, unit, end: at + 2 };
}

/** "Few months" and "कुछ महीनों": with the Hindi plural before a postposition, or without. */
function formatCount(word: string, count: number, unit: string, isOblique: boolean): BilingualText {
  const { one, many } = formatUnit(unit);
  const isFew = fewWords.includes(word);
  const number = isFew ? formatTime('few') : (fractions[String(count)] ?? [String(count), String(count)]);
  return [`${number[0]} ${count <= 1 ? one[0] : many[0]}`, `${number[1]} ${count <= 1 || !isOblique ? one[1] : many[1]}`];
}

const fewWords = ['few', 'a few', 'kuch', 'chand'];
const fractions: Record<string, BilingualText> = { '0.5': formatTime('half'), '1.5': formatTime('oneAndHalf'), '2.5': formatTime('twoAndHalf') };

/** "In 3 months", "2 saal ke andar", "after two years", "agle chhe mahine", "pichle 2 saal", "3 years ago". */
export function countedPeriod(reading: Reading, start: number): Counted | null {
  const { tokens, today: { start: now } } = reading;
  const counted = countAt(tokens, start);
  if (counted === null) return null;
  const { count, unit, end } = counted;
  const has = (at: number, role: Role) => tokens[at]?.roles[role] !== undefined;
  const before = has(start - 1, 'of') && !has(start - 1, 'within') ? start - 2 : start - 1;
  const days = unitDays[unit] ?? 1;
  const length = Math.round(count * days) * dayMs;
  const behind = Math.max(days, minDaysAfter) * dayMs;
  const name = (key: string, isOblique = false) => formatTime(key, formatCount(tokens[start]?.word ?? '', count, unit, isOblique));
  const result = (from: number, to: number, said: BilingualText, until = end): Counted => ({ of: unnamedPeriod(from, to, 'span', said), start: Math.min(start, before), end: until });
  // "I made it in forty days" does not name a future time.
  const isOpen = has(before, 'within') && !isPastStatement(reading);
  const offset = Number(tokens[before]?.roles.which ?? (isOpen ? 0 : Number.NaN));
  // A question about something that has lasted since then is about today.
  if (offset < 0) return has(before - 1, 'since') || has(end, 'thenSince') ? null : result(now - length, now, name('inLast', true));
  if (has(before, 'every') || (has(before, 'after') && has(end, 'of'))) return null;
  if (has(before, 'after')) return result(now + length, now + length + behind, name('after'));
  if (has(end, 'thenAfter') && !has(end + 1, 'of')) return result(now + length, now + length + behind, name('after'), end + 1);
  if (has(end, 'ago') && (tokens[end]?.word === 'ago' || hasRole(reading, 'past'))) return result(now - length, Math.min(now, now - length + behind), name('agoOf'), end + 1);
  const isWithin = has(end, 'thenWithin') || has(end, 'thenUntil');
  // "Twice a day" names no time.
  if ((unit === 'day' && count === 1) || !(offset >= 0 || (isWithin && !isPastStatement(reading)))) return null;
  const text = count === 1 ? formatTime('within', formatCount('', 1, unit, false)) : name('inNext', true);
  return result(now, now + length, count === 1 ? [text[0].replace(' 1 ', ' a '), text[1]] : text, isWithin ? end + 1 : end);
}
