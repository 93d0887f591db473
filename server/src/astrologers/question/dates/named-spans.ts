import { indiaMs } from '../../../indian-date';
import { daysOf, festivals } from './festivals';
import { hasLexeme, type SearchText } from '../lexicon';
import { at, dayMs, span, type NamedTime } from './spans';

const numbers: Record<string, number> = { a: 1, an: 1, one: 1, ek: 1, half: 0.5, two: 2, do: 2, dedh: 1.5, three: 3, teen: 3, tin: 3, four: 4, char: 4, five: 5, panch: 5, six: 6, chhah: 6, chhe: 6, chah: 6, che: 6, chai: 6, seven: 7, sat: 7, saat: 7, eight: 8, ath: 8, nine: 9, nau: 9, ten: 10, das: 10, barah: 12, twelve: 12, few: 3, couple: 2, kuch: 3, chand: 3 };
const counts = Object.keys(numbers).join('|');
const units = 'days?|weeks?|months?|years?|mahin\\w*|mahi+n\\w*|maheen\\w*|sal|salon|salo|hafte|haphte|hafton|din|dino|dinon';
const inUnits = new RegExp(` (?:in|within|inside|next|for the next|for next|coming|agle|agale|wale) (?:the next |the coming |next |a |half )?(\\d{1,2}|${counts}) (?:of )?(?:a )?(${units})(?= )`, 'u');
const hindiUnits = new RegExp(` (\\d{1,2}|${counts}) (${units}) (?:ke )?(?:me|mein|men|main|andar|ander|bhitar|bheetar|tak)(?= )`, 'u');
const laterUnits = new RegExp(` (?:after (\\d{1,2}|${counts}) (${units})|(\\d{1,2}|${counts}) (${units})(?: ke)? bad)(?= )(?! of )`, 'u');
/** "Pichle 2 saal se" still goes on. */
const pastUnits = new RegExp(`(?<! (?:for|since|from)(?: the)?) (?:last|past|previous|pichle|pichhle|bite|beete) (\\d{1,2}|${counts}) (${units})(?= )(?! se )`, 'u');
const isOver = / (?:gaya|gayi|gaye|hua|hui|hue|tha|thi|the|chuka|chuki|liya|kiya|diya|raha|rahi|rahe|hain?|h) /u;
const isAhead = / (?:\w*(?:eg|og|ung|oong|eng|ang)[aie]|\w+(?:u|un|oon)|kya|kab|sakt\w*|chahiye|payeg\w*) /u;
const rate = / (?:ek|1) din (?:me|mein|men) | (?:din|roz) me (?:kita?n\w*) /u;

const unitOf = (unit: string): [days: number, english: string, one: string, many: string] => (/^(?:day|din)/u.test(unit) ? [1, 'days', 'दिन', 'दिनों'] : /^(?:week|haf|hap)/u.test(unit) ? [7, 'weeks', 'हफ़्ते', 'हफ़्तों'] : /^m/u.test(unit) ? [30.44, 'months', 'महीने', 'महीनों'] : [365.25, 'years', 'साल', 'सालों']);
const sayCount = (word: string, count: number): [string, string] => (/^(?:few|kuch|chand)$/u.test(word) ? ['few', 'कुछ'] : count === 0.5 ? ['half', 'आधे'] : count === 1.5 ? ['one and a half', 'डेढ़'] : [String(count), String(count)]);

/** "In 3 months", "2 mahine me", "agle do saal", "6 महीने के अंदर", and "2 saal baad". */
export function readUnits({ plain: read }: SearchText, start: number): NamedTime | null {
  const plain = read.replace(/aa/gu, 'a').replace(/ vale /gu, ' wale ');
  const past = pastUnits.exec(plain);
  if (past) {
    const [, word = '', unit = ''] = past;
    const count = numbers[word] ?? Number(word);
    const [days, en, hi, many] = unitOf(unit);
    const [said, saidHi] = sayCount(word, count);
    return span(start - Math.round(count * days) * dayMs, start, 'span', `in the last ${said} ${en}`, `पिछले ${saidHi} ${count <= 1 ? hi : many} में`);
  }
  const later = laterUnits.exec(plain);
  if (later) {
    const [word = '', unit = ''] = [later[1] ?? later[3], later[2] ?? later[4]];
    const count = numbers[word] ?? Number(word);
    const [days, en, hi] = unitOf(unit);
    const from = start + Math.round(count * days) * dayMs;
    const [said, saidHi] = sayCount(word, count);
    return span(from, from + Math.max(days, 60) * dayMs, 'span', `after ${said} ${count === 1 ? en.slice(0, -1) : en}`, `${saidHi} ${hi} बाद`);
  }
  const match = inUnits.exec(plain) ?? (isOver.test(plain) && !isAhead.test(plain) ? null : hindiUnits.exec(plain));
  if (!match || rate.test(plain)) return null;
  const [, word = '', unit = ''] = match;
  const count = numbers[word] ?? Number(word);
  const [days, en, one, many] = unitOf(unit);
  const [said, saidHi] = sayCount(word, count);
  const isOne = count <= 1;
  const english = said === 'half' ? `in the next half ${en.slice(0, -1)}` : count === 1 ? `within a ${en.slice(0, -1)}` : `in the next ${said} ${en}`;
  return span(start, start + Math.round(count * days) * dayMs, 'span', english, `अगले ${saidHi} ${isOne ? one : many} में`);
}

const before = / (?:before|se pehle|se pahle|se pahale|ke pehle|ke pahle|pehle|pahale) /u;
const afterwards = / (?:after|ke bad|ke baad) /u;
const monthsAfter = 120;

/** "Before Diwali", "ईद के बाद", "is holi tak"; a festival that is over is the past. */
export function readFestival(text: SearchText, start: number): NamedTime | null {
  const found = festivals.find((each) => hasLexeme(text, each.lexeme));
  if (!found) return null;
  const yearOf = (day: number): number => new Date(day + indiaMs).getUTCFullYear();
  const days = daysOf(found, start).map((day) => Date.parse(`${day}T00:00:00Z`) - indiaMs);
  const isThis = / (?:this|last|pichli|pichle) /u.test(text.plain) || (text.mayBeHindi && / iss? /u.test(text.plain));
  const next = days.find((day) => day + dayMs > start);
  const isNextYear = / (?:next year|coming year|agle saal|agle sal|agle varsh) /u.test(text.plain);
  const day = (isNextYear ? days.find((each) => yearOf(each) === yearOf(start) + 1) : isThis && !isAhead.test(text.plain) ? days.find((each) => yearOf(each) === yearOf(start)) : next) ?? next ?? start;
  if (day + dayMs <= start) return span(day, day + dayMs, 'festival', found.english, found.hindi);
  const [en, hi] = [`${found.english} ${yearOf(day)}`, `${found.hindi} ${yearOf(day)}`];
  if (afterwards.test(text.plain)) return span(day + dayMs, day + monthsAfter * dayMs, 'span', `after ${en}`, `${hi} के बाद`);
  return before.test(text.plain) ? span(start, day, 'festival', `before ${en}`, `${hi} से पहले`) : span(start, day + dayMs, 'festival', `by ${en}`, `${hi} तक`);
}

/** "After December", "फरवरी के बाद": the year behind a month. */
export const afterMonth = (year: number, month: number, english: string, hindi: string): NamedTime => span(at(year, month + 1), at(year + 1, month + 1), 'span', `after ${english} ${year}`, `${hindi} ${year} के बाद`);
