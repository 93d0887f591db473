/* eslint-disable max-lines -- one list of the ways in which a time is named */
import { indiaMs } from '../../indian-date';
import { istDay } from '../vocabulary/days';
import { festivals } from './festivals';
import { hasLexeme, lexeme, type SearchText } from './lexicon';
import { englishMonthNames } from '../vocabulary/english';
import { hindiMonths } from '../vocabulary/hindi';

/** How a time was named; `unit` decides how an answer about it is built. */
export type HorizonUnit = 'day' | 'week' | 'month' | 'year' | 'festival' | 'span';

/** The time that a question names; milliseconds since 1970 UTC. */
export interface Horizon {
  from: number;
  to: number;
  unit: HorizonUnit;
  /** Whether all of it is over. */
  isPast: boolean;
  english: string;
  hindi: string;
}

const dayMs = 86_400_000;
const monthWords = ['january|jan', 'february|feb', 'march', 'april|apr', 'may', 'june', 'july', 'august|aug', 'september|sept|sep', 'october|oct', 'november|nov', 'december|dec'];
const monthHindi = ['janvari|january', 'farvari|february', 'march|maarch', 'april|aprail', 'mai mahine', 'june|joon', 'july|julai', 'august|agast', 'september|sitambar', 'october|aktubar|aktoobar', 'november|navambar', 'december|disambar'];
const monthLexemes = monthWords.map((words, index) =>
  lexeme(index === 4 ? 'in may|by may|this may|next may|till may|until may|before may|of may|may 2027|may 2028' : words, monthHindi[index]),
);
const weekdayLexemes = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'].map((day, index) =>
  lexeme(day, ['ravivar|raviwar|itvar', 'somvar|somwar', 'mangalvar|mangalwar', 'budhvar|budhwar', 'guruvar|guruwar|brihaspativar|veervar', 'shukravar|shukrawar', 'shanivar|shaniwar'][index]),
);

const at = (year: number, month: number, day = 1) => Date.UTC(year, month, day) - indiaMs;

/** The days of the week that a text names, from 0 for Sunday. */
export const findWeekdays = (text: SearchText): number[] => weekdayLexemes.flatMap((each, day) => (hasLexeme(text, each) ? [day] : []));

type Make = (today: { year: number; month: number; day: number; start: number; weekday: number }) => Omit<Horizon, 'isPast'>;
const span = (from: number, to: number, unit: HorizonUnit, english: string, hindi: string): Omit<Horizon, 'isPast'> => ({ from, to: to - 1, unit, english, hindi });
const oneDay = (offset: number, english: string, hindi: string): Make => ({ start }) => span(start + offset * dayMs, start + (offset + 1) * dayMs, 'day', english, hindi);

const named: [ReturnType<typeof lexeme>, Make][] = [
  [lexeme('day after tomorrow', 'parso|parson'), oneDay(2, 'the day after tomorrow', 'परसों')],
  [lexeme('tomorrow|tmrw|tmr', 'kal'), oneDay(1, 'tomorrow', 'कल')],
  [lexeme('yesterday'), oneDay(-1, 'yesterday', 'बीता कल')],
  [lexeme('next week|coming week', 'agle hafte|agle saptah|agla hafta'), ({ start, weekday }) => span(start + (8 - (weekday || 7)) * dayMs, start + (15 - (weekday || 7)) * dayMs, 'week', 'next week', 'अगले हफ़्ते')],
  [lexeme('this week|week|weekend', 'is hafte|iss hafte|is saptah|hafte|saptah'), ({ start }) => span(start, start + 7 * dayMs, 'week', 'this week', 'इस हफ़्ते')],
  [lexeme('next month|coming month', 'agle mahine|agle maah|agla mahina'), ({ year, month }) => span(at(year, month + 1), at(year, month + 2), 'month', 'next month', 'अगले महीने')],
  [lexeme('last month', 'pichle mahine'), ({ year, month }) => span(at(year, month - 1), at(year, month), 'month', 'last month', 'पिछले महीने')],
  [lexeme('this month|month', 'is mahine|iss mahine|is maah|mahina'), ({ year, month, start }) => span(start, at(year, month + 1), 'month', 'this month', 'इस महीने')],
  [lexeme('next year|coming year|new year|year ahead', 'agle saal|agla saal|agle varsh|naye saal|naya saal|aane wala saal|agle sal'), ({ year }) => span(at(year + 1, 0), at(year + 2, 0), 'year', `in ${year + 1}`, `${year + 1} में`)],
  [lexeme('last year|previous year', 'pichle saal|pichla saal|beete saal|gaye saal'), ({ year }) => span(at(year - 1, 0), at(year, 0), 'year', `in ${year - 1}`, `${year - 1} में`)],
  [lexeme('this year|year end|end of the year|by year end', 'is saal|iss saal|is varsh|yeh saal|ye saal|saal ke ant'), ({ year, start }) => span(start, at(year + 1, 0), 'year', 'this year', 'इस साल')],
  [lexeme('this attempt|this time|next attempt', 'is baar|iss baar|is attempt|agle attempt'), ({ start }) => span(start, start + 365 * dayMs, 'span', 'in the next 12 months', 'अगले 12 महीनों में')],
  [lexeme('soon|anytime soon|near future', 'jaldi|jald|nikat'), ({ start }) => span(start, start + 183 * dayMs, 'span', 'in the next six months', 'अगले छह महीनों में')],
  [lexeme('this summer|summer', 'garmi|garmiyon'), ({ year, month }) => span(at(year + (month > 5 ? 1 : 0), 3), at(year + (month > 5 ? 1 : 0), 6), 'span', 'this summer', 'गर्मियों में')],
  [lexeme('this winter|winter', 'sardi|sardiyon|thand'), ({ year, month, start }) => span(month < 2 || month > 9 ? start : at(year, 10), at(year + (month < 2 ? 0 : 1), 2), 'span', 'this winter', 'इस सर्दी')],
  [lexeme('today|tonight', 'aaj'), oneDay(0, 'today', 'आज')],
  [lexeme('past years|in the past|so far', 'ab tak|beete samay|ateet'), ({ start }) => span(start - 1095 * dayMs, start, 'span', 'in the last three years', 'पिछले तीन साल में')],
];

const inUnits = / (?:in|within|next|after|agle|agale|for the next|for next|coming|wale|vaale) (\d{1,2}|one|two|three|four|five|six|do|teen|tin|char|paanch|panch|chhah|chhe|chah|che|chai|saat|sat|aath|ath|das|seven|eight|nine|ten) (day|days|week|weeks|month|months|year|years|mahine|maheene|mahino|maheenon|saal|sal|saalon|hafte|haphte|din)(?= )/u;
const numbers: Record<string, number> = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, do: 2, teen: 3, tin: 3, char: 4, paanch: 5, panch: 5, chhah: 6, chhe: 6, chah: 6, che: 6, chai: 6, saat: 7, sat: 7, aath: 8, ath: 8, das: 10, seven: 7, eight: 8, nine: 9, ten: 10 };

function readUnits({ plain }: SearchText, start: number): Omit<Horizon, 'isPast'> | null {
  const match = inUnits.exec(plain.replace(/aa/gu, 'a').replace(/ vale /gu, ' wale '));
  if (!match) return null;
  const count = numbers[match[1] ?? ''] ?? Number(match[1]);
  const unit = match[2] ?? '';
  const [days, english, hindi] = /^(?:day|din)/u.test(unit) ? [1, 'days', 'दिनों'] : /^(?:week|haf)/u.test(unit) ? [7, 'weeks', 'हफ़्तों'] : /^m/u.test(unit) ? [30.44, 'months', 'महीनों'] : [365.25, 'years', 'सालों'];
  return span(start, start + Math.round(count * days) * dayMs, 'span', `in the next ${count} ${count === 1 ? english.slice(0, -1) : english}`, `अगले ${count} ${hindi} में`);
}

const dayOfMonth = / (\d{1,2})(?:st|nd|rd|th)?(?: of)? $| (\d{1,2})(?:st|nd|rd|th)?(?= )/u;

function readMonth(text: SearchText, { year, month, start }: { year: number; month: number; start: number }): Omit<Horizon, 'isPast'> | null {
  const index = monthLexemes.findIndex((each) => hasLexeme(text, each));
  if (index < 0) return null;
  const told = / ((?:19|20)\d\d) /u.exec(text.plain)?.[1];
  const isLast = / (?:last|previous|pich\w*l[aie]+|gaye|beete) (?:year|saal|sal|varsh) /u.test(text.plain.replace(/aa/gu, 'a'));
  const inYear = told ? Number(told) : isLast ? year - 1 : index < month ? year + 1 : year;
  const rest = text.plain.replace(/ (?:19|20)\d\d /u, ' ').replace(/ \d{1,2}(?:st|nd|rd|th)? (?:attempts?|try|tries|times?|baar|bar|house|class|semester|sem|years?|saal|sal|months?|mahin\w*|weeks?|hafte|days|din|hours?|ghante|lakhs?|crores?|cr|lpa|percent\w*|marks|numbers?|log|people|members|papers?|rounds?|standard|baby|child|marriage)(?= )/gu, ' ');
  const date = dayOfMonth.exec(rest);
  const day = Number(date?.[1] ?? date?.[2] ?? 0);
  if (day >= 1 && day <= 31) return span(at(inYear, index, day), at(inYear, index, day + 1), 'day', `on ${day} ${englishMonthNames[index]?.slice(0, 3)} ${inYear}`, `${day} ${hindiMonths[index]} ${inYear} को`);
  if (/ (?:before|by|till|until|tak|se pehle|pehle) /u.test(text.plain) && at(inYear, index) > start)
    return span(start, at(inYear, / (?:before|pehle) /u.test(text.plain) ? index : index + 1), 'span', `till ${englishMonthNames[index]} ${inYear}`, `${hindiMonths[index]} ${inYear} तक`);
  return span(at(inYear, index), at(inYear, index + 1), 'month', `in ${englishMonthNames[index]} ${inYear}`, `${hindiMonths[index]} ${inYear} में`);
}

const dayAlone = / (?:on|on the|the) (\d{1,2})(?:st|nd|rd|th)(?= )| (\d{1,2}) (?:tarikh|tareekh|taarikh) /u;

/** "On the 14th": of this month, or of the next where it is over. */
function readDayAlone({ plain }: SearchText, { year, month, day }: { year: number; month: number; day: number }): Omit<Horizon, 'isPast'> | null {
  const match = dayAlone.exec(plain);
  const named = Number(match?.[1] ?? match?.[2] ?? 0);
  if (named < 1 || named > 31 || / (?:house|ghar|bhav|semester|class|std|standard|attempt|year|floor|time|anniversary|birthday|century|march|century) /u.test(plain)) return null;
  const from = at(year, named < day ? month + 1 : month, named);
  const date = new Date(from + indiaMs);
  return span(from, from + dayMs, 'day', `on ${date.getUTCDate()} ${englishMonthNames[date.getUTCMonth()]?.slice(0, 3)} ${date.getUTCFullYear()}`, `${date.getUTCDate()} ${hindiMonths[date.getUTCMonth()]} ${date.getUTCFullYear()} को`);
}

function readFestival(text: SearchText, start: number): Omit<Horizon, 'isPast'> | null {
  const found = festivals.find((each) => hasLexeme(text, each.lexeme));
  if (!found) return null;
  const days = found.days.map((day) => Date.parse(`${day}T00:00:00Z`) - indiaMs);
  const isThis = / (?:this|is|iss|last|pichli|pichle) /u.test(text.plain);
  const next = days.find((day) => day + dayMs > start);
  const isNextYear = / (?:next year|coming year|agle saal|agle sal|agle varsh) /u.test(text.plain);
  const nextYear = new Date(start + indiaMs).getUTCFullYear() + 1;
  const day = (isNextYear ? days.find((each) => new Date(each + indiaMs).getUTCFullYear() === nextYear) : isThis ? days.find((each) => new Date(each + indiaMs).getUTCFullYear() === new Date(start + indiaMs).getUTCFullYear()) : next) ?? next ?? start;
  const isPast = day + dayMs <= start;
  return span(isPast ? day : start, day + dayMs, 'festival', isPast ? found.english : `by ${found.english}`, isPast ? found.hindi : `${found.hindi} तक`);
}

const laterYears = 8;

/** "before 2029", "by 2028", "2030 tak", "after 2027". */
function readYearBound({ plain }: SearchText, { year: thisYear, start }: { year: number; start: number }): Omit<Horizon, 'isPast'> | null {
  const match =
    / (before|by|till|until|upto|after|since) (?:the year |year )?(20\d\d) /u.exec(plain) ?? / (20\d\d) (?:ke |se )?(tak|pehle|pahle|baad) /u.exec(plain);
  if (!match) return null;
  const year = Number(match.slice(1).find((each) => /^\d/u.test(each)));
  const word = match.slice(1).find((each) => !/^\d/u.test(each)) ?? '';
  if (year < thisYear) return null;
  if (/^(?:after|since|baad)$/u.test(word)) return span(Math.max(start, at(year + 1, 0)), at(year + 1 + laterYears, 0), 'span', `after ${year}`, `${year} के बाद`);
  const isBefore = /^(?:before|pehle|pahle)$/u.test(word);
  if (isBefore && year <= thisYear) return null;
  return span(start, at(isBefore ? year : year + 1, 0), 'span', isBefore ? `before ${year}` : `by ${year}`, isBefore ? `${year} से पहले` : `${year} तक`);
}

const yearRange = / (?:between |from )?((?:19|20)\d\d) (?:(?:and|to|till|until|se|aur|upto|through) )?((?:19|20)\d\d)(?= )/u;

/** "between 2015 and 2018", "2015 se 2018". */
function readYearRange({ plain }: SearchText, start: number): Omit<Horizon, 'isPast'> | null {
  const match = yearRange.exec(plain);
  const [first, last] = [Number(match?.[1]), Number(match?.[2])];
  if (!match || last <= first) return null;
  const end = at(last + 1, 0);
  return span(end > start ? Math.max(at(first, 0), start) : at(first, 0), end, 'span', `from ${first} to ${last}`, `${first} से ${last} के बीच`);
}

const yearPattern = / ((?:19|20)\d\d)(?: (?:me|mein|main|men|ka|ki|mera|in))?(?= )/u;

/** A month that is asked for is none that is named. */
const whichMonth = / (?:which|what|every|kis|kaun sa|kaunsa|konsa|kaun se|har) (?:month|week|mahina|mahine|maheenaa|hafte|hafta)(?= )/u;
const rahuKaal = / rahu ?ka+l\w*(?= )/u;
const childhood = lexeme('childhood|as a child|when i was a child|growing up', 'bachpan');

const monthsOfNow = 4;
/** The time in which an offer has to be answered. */
export const nowFrom = (now: Date): Horizon => {
  const start = Date.parse(`${istDay(now)}T00:00:00Z`) - indiaMs;
  const { year, month } = { year: new Date(start + indiaMs).getUTCFullYear(), month: new Date(start + indiaMs).getUTCMonth() };
  return { ...span(start, at(year, month + monthsOfNow), 'span', 'now', 'अभी'), isPast: false };
};

/** The time that a question names; null where it names none. `birth` is the instant of birth, for ages. */
export function findHorizon(asked: SearchText, now: Date, birth: number): Horizon | null {
  const text = { ...asked, plain: asked.plain.replace(rahuKaal, ' ').replace(whichMonth, ' '), folded: asked.folded.replace(/ rhu (?:kl|klm)(?= )/u, ' ').replace(/ (?:ks|kn s|kns|kn se|hr) (?:mhn|mhin|mhine|mhina)(?= )/u, ' ') };
  const start = Date.parse(`${istDay(now)}T00:00:00Z`) - indiaMs;
  const local = new Date(start + indiaMs);
  const today = { year: local.getUTCFullYear(), month: local.getUTCMonth(), day: local.getUTCDate(), weekday: local.getUTCDay(), start };
  const withPast = (found: Omit<Horizon, 'isPast'>): Horizon => ({ ...found, isPast: found.to < start });
  if (hasLexeme(text, childhood)) return withPast(span(birth, birth + 12 * 365.25 * dayMs, 'span', 'in childhood', 'बचपन में'));
  const simple = readFestival(text, start) ?? readUnits(text, start) ?? readMonth(text, today) ?? readDayAlone(text, today);
  if (simple) return withPast(simple);
  const age = / (?:age|at|before|turn|turned|umar|umra|of|was) (?:of |the age of |age )?(\d\d)(?= )(?! (?:lakhs?|lacs?|l|cr|crores?|karod|hazar|hajar|thousand|k|rs|rupees|rupaye|percent|marks|paise|per|days?|weeks?|months?|minutes?|km|din|mahine|am|pm) )| (\d\d) (?:saal|sal) k[aie] (?:tha|thi|the)(?= )| (\d\d) (?:ki umar|ki umra|years old|saal ki umar)/u.exec(text.plain);
  if (age) {
    const years = Number(age[1] ?? age[2] ?? age[3]);
    const from = birth + years * 365.25 * dayMs;
    return withPast(span(from, from + 365.25 * dayMs, 'year', `at the age of ${years}`, `${years} की उम्र में`));
  }
  const later = / (?:after|baad|post) (?:the age of |age |turning )?(\d\d) (?!(?:days?|weeks?|months?|years?|din|hafte|mahine|saal|sal|minutes?) )| (\d\d) (?:ke|ki umar ke|saal ke|sal ke) baad /u.exec(text.plain);
  if (later && Number(later[1] ?? later[2]) >= 18) {
    const years = Number(later[1] ?? later[2]);
    const from = Math.max(start, birth + years * 365.25 * dayMs);
    return withPast(span(from, Math.max(from, birth + years * 365.25 * dayMs) + 10 * 365.25 * dayMs, 'span', `after the age of ${years}`, `${years} की उम्र के बाद`));
  }
  const range = readYearRange(text, start);
  if (range) return withPast(range);
  const bounded = readYearBound(text, today);
  if (bounded) return withPast(bounded);
  const year = Number(yearPattern.exec(text.plain)?.[1]);
  if (year) return withPast(span(Math.max(at(year, 0), year === today.year ? start : 0), at(year + 1, 0), 'year', `in ${year}`, `${year} में`));
  const weekday = weekdayLexemes.findIndex((each) => hasLexeme(text, each));
  if (weekday >= 0) {
    const from = start + ((weekday - today.weekday + 7) % 7) * dayMs;
    const en = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'][weekday] ?? '';
    const hi = ['रविवार', 'सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार'][weekday] ?? '';
    return withPast(span(from, from + dayMs, 'day', `on ${en}`, `${hi} को`));
  }
  // What has not come "so far" is still awaited.
  const isAwaited = / (?:ab tak|so far) /u.test(text.plain) && / (?:nahi|nahin|nhi|nahee|naheen|not|no|hasnt|havent|didnt) /u.test(text.plain);
  const match = named.find(([each], at) => !(isAwaited && at === named.length - 1) && hasLexeme(text, each));
  return match ? withPast(match[1](today)) : null;
}
