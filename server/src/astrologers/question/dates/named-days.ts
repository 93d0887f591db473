import { indiaMs } from '../../../indian-date';
import { englishMonthNames, englishWeekdays } from '../../vocabulary/english';
import { hindiMonths, hindiWeekdays } from '../../vocabulary/hindi';
import { findLexeme, hasLexeme, lexeme, type SearchText } from '../lexicon';
import { at, dayMs, span, type NamedTime, type Today } from './spans';

const weekdayLexemes = ['sunday', 'monday', 'tuesday|tues', 'wednesday', 'thursday|thurs', 'friday', 'saturday'].map((day, index) =>
  lexeme(day, ['ravivar|raviwar|itvar', 'somvar|somwar', 'mangalvar|mangalwar', 'budhvar|budhwar', 'guruvar|guruwar|brihaspativar|veervar|jumerat', 'shukravar|shukrawar|juma|jumme|jume', 'shanivar|shaniwar'][index]),
);

const dateOf = (from: number): [english: string, hindi: string] => {
  const date = new Date(from + indiaMs);
  const [day, month, year] = [date.getUTCDate(), date.getUTCMonth(), date.getUTCFullYear()];
  return [`${day} ${englishMonthNames[month]?.slice(0, 3)} ${year}`, `${day} ${hindiMonths[month]} ${year}`];
};

/** One day of the calendar. */
export function oneDate(from: number): NamedTime {
  const [en, hi] = dateOf(from);
  return span(from, from + dayMs, 'day', `on ${en}`, `${hi} को`);
}

/** What stands right before the day: "next", "agle", "last". */
const next = / (?:next|aga?l[aei]) (?:week |hafte |wal[aei] )?$/u;
const last = / (?:last|previous|pi?chh?a?l[aei]|bite|beete|gaye) (?:week |hafte )?$/u;
const ofNextWeek = / (?:next week|aga?le (?:hafte|haphte|saptah)) /u;

/** "On Tuesday" is the coming one, "next Tuesday" that of the week to come. */
export function readWeekday(text: SearchText, { weekday: today, start }: Today): NamedTime | null {
  const day = weekdayLexemes.findIndex((each) => hasLexeme(text, each));
  // What is done every Sunday names no day to come.
  if (/ (?:every|each|har|since|from last) (?:\w+day|\w+va+r|\w+wa+r) /u.test(text.plain)) return null;
  const found = weekdayLexemes[day];
  if (found === undefined) return null;
  const where = found.english ? text.plain.search(found.english) : -1;
  const before = where >= 0 ? text.plain.slice(0, where) : text.folded.slice(0, findLexeme({ ...text, plain: ' ' }, found));
  const ahead = (day - today + 7) % 7 || 7;
  // The week begins on Monday.
  const toMonday = (8 - today) % 7 || 7;
  const isNext = next.test(before) || ofNextWeek.test(text.plain);
  const offset = last.test(before) ? ahead - 7 - (ahead === 7 ? 7 : 0) : isNext ? toMonday + ((day + 6) % 7) : ahead;
  const from = start + offset * dayMs;
  const [en, hi] = dateOf(from);
  return span(from, from + dayMs, 'day', `on ${englishWeekdays[day]}, ${en}`, `${hindiWeekdays[day]}, ${hi} को`);
}

const suffix = '(?:st|nd|rd|th)';
const dayAlone = [
  new RegExp(` (?:on|on the|till|by|until|(?:the|before) (?!1[02]${suffix})) ?(\\d{1,2})${suffix}(?= )`, 'u'),
  new RegExp(` (\\d{1,2})${suffix}? (?:ta+r(?:i|ee)kh?)(?= )`, 'u'),
  / (\d{1,2}) (?:ko|tak) /u,
  / (\d{1,2}) (?:ke|se) (?:pehle|pahle|pahale) /u,
  / on (\d{1,2}) (?!\w)/u,
  new RegExp(` (?!1[02]${suffix})(\\d{1,2})${suffix}(?= )`, 'u'),
];
const noDay = / (?:house|ghar|bhav|bhaav|semester|sem|class|kaksha|std|standard|grade|attempts?|years?|floor|manzil|time|anniversary|birthday|century|march|child|baby|month|round|division|rank|position|place|lord|board|boards|number|age|umar|umra|sector|gali|ward|baje|cycle|wife|husband|marriage|job|dasha|shadi|shaadi|vivah|married|marry) /u;
const until = / (?:till|by|until|tak|before|pehle|pahle|pahale) /u;
const following = / (?:next month|aga?le (?:mahine|maheene|maah|mah)) /u;

/** "On the 14th", "15 ko", "22 tarik tak": of this month, or of the next where it is over. */
export function readDayAlone({ plain }: SearchText, { year, month, day, start }: Today): NamedTime | null {
  const named = dayAlone.reduce((found, pattern) => found || Number(pattern.exec(plain)?.[1] ?? 0), 0);
  if (named < 1 || named > 31 || noDay.test(plain)) return null;
  const from = at(year, named < day || following.test(plain) ? month + 1 : month, named);
  if (!until.test(plain)) return oneDate(from);
  const [en, hi] = dateOf(from);
  return span(start, from + dayMs, 'span', `by ${en}`, `${hi} तक`);
}

const between = /^(?:of|ki|kee|ke|ko|me|mein|men|main|the|ta+r(?:i|ee)kh?)$/u;
const aDay = new RegExp(`^(\\d{1,2})${suffix}?$`, 'u');
const anywhere = new RegExp(` (\\d{1,2})(?:${suffix}(?= )|(?= (?:ta+r(?:i|ee)kh?|ko|tak|se) ))|^ (?:\\S+ ){0,2}(\\d{1,2}) $`, 'u');

/** The number that stands beside a month, else the one that is said as a day; 0 for none. */
export function dayBeside(plain: string, isMonth: (word: string) => boolean): number {
  const words = plain.trim().split(' ');
  const month = words.findIndex(isMonth);
  for (const step of month < 0 ? [] : [-1, 1]) {
    let near = month + step;
    while (between.test(words[near] ?? '')) near += step;
    const found = aDay.exec(words[near] ?? '');
    if (found) return Number(found[1]);
  }
  const said = anywhere.exec(plain);
  return Number(said?.[1] ?? said?.[2] ?? 0);
}
