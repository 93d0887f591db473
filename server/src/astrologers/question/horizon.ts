import { indiaMs } from '../../indian-date';
import { istDay } from '../vocabulary/days';
import { englishMonthNames } from '../vocabulary/english';
import { hindiMonths } from '../vocabulary/hindi';
import { hasLexeme, lexeme, type SearchText } from './lexicon';
import { dayBeside, oneDate, readDayAlone, readWeekday } from './dates/named-days';
import { afterMonth, readFestival, readUnits } from './dates/named-spans';
import { foldWord } from './romanize';
import { at, dayMs, span, type Horizon, type NamedTime, type Today } from './dates/spans';

export type { Horizon } from './dates/spans';

const monthWords = ['january|jan', 'february|feb', 'march', 'april|apr', 'may', 'june', 'july', 'august|aug', 'september|sept|sep', 'october|oct', 'november|nov', 'december|dec'];
const monthHindi = ['janvari|january', 'farvari|february', 'march|maarch', 'april|aprail', 'mai mahine', 'june|joon', 'july|julai', 'august|agast', 'september|sitambar', 'october|aktubar|aktoobar', 'november|navambar', 'december|disambar'];
const monthLexemes = monthWords.map((words, index) =>
  lexeme(index === 4 ? 'in may|by may|this may|next may|till may|until may|before may|of may|may 2027|may 2028' : words, monthHindi[index]),
);
type Make = (today: Today) => NamedTime;
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
  [lexeme('this financial year|financial year|fiscal year|this fy', 'is financial year'), ({ year, month, start }) => span(start, at(month > 2 ? year + 1 : year, 3), 'span', 'in this financial year', 'इस वित्त वर्ष में')],
  [lexeme('next attempt|next time', 'agli baar|agle attempt'), ({ start }) => span(start, start + 365 * dayMs, 'span', 'next time', 'अगली बार')],
  [lexeme('this attempt|this time', 'is baar|iss baar|is attempt'), ({ start }) => span(start, start + 365 * dayMs, 'span', 'this time', 'इस बार')],
  [lexeme('soon|anytime soon|near future', 'jaldi|jald|nikat'), ({ start }) => span(start, start + 183 * dayMs, 'span', 'in the next six months', 'अगले छह महीनों में')],
  [lexeme('this summer|summer', 'garmi|garmiyon'), ({ year, month }) => span(at(year + (month > 5 ? 1 : 0), 3), at(year + (month > 5 ? 1 : 0), 6), 'span', 'this summer', 'गर्मियों में')],
  [lexeme('this winter|winter', 'sardi|sardiyon|thand'), ({ year, month, start }) => span(month < 2 || month > 9 ? start : at(year, 10), at(year + (month < 2 ? 0 : 1), 2), 'span', 'this winter', 'इस सर्दी')],
  [lexeme('today|tonight', 'aaj'), oneDay(0, 'today', 'आज')],
  [lexeme('past years|in the past|so far', 'ab tak|beete samay|ateet'), ({ start }) => span(start - 1095 * dayMs, start, 'span', 'in the last three years', 'पिछले तीन साल में')],
];

const may = lexeme('may');
const dayOfMay = / \d{1,2}(?:st|nd|rd|th)? (?:of )?may | may \d{1,2}(?:st|nd|rd|th)? /u;
const until = / (?:by|till|until|tak) /u;
const earlier = / (?:before|se pehle|se pahle|se pahale) /u;
const newYear = / (?:(?:on|for|by|before|till|this|the|around) (?:the )?new year(?! (?:me|mein|year))|n(?:a|e)[ey]* sa+l (?:tak|se pa?e?hle)|new year (?:eve|trip|party|ki (?:trip|party|chhutti)|par|pe|tak|se pehle)) /u;

function readMonth(text: SearchText, { year, month, start }: { year: number; month: number; start: number }): NamedTime | null {
  const index = dayOfMay.test(text.plain) ? 4 : monthLexemes.findIndex((each) => hasLexeme(text, each));
  if (index < 0) return null;
  const told = / ((?:19|20)\d\d) /u.exec(text.plain)?.[1];
  const isLast = / (?:last|previous|pich\w*l[aie]+|gaye|beete) (?:year|saal|sal|varsh) /u.test(text.plain.replace(/aa/gu, 'a'));
  const inYear = told ? Number(told) : isLast ? year - 1 : index < month ? year + 1 : year;
  const rest = text.plain.replace(/ (?:19|20)\d\d /u, ' ').replace(/ \d{1,2}(?:st|nd|rd|th)? (?:attempts?|try|tries|times?|baar|bar|house|class|semester|sem|years?|saal|sal|months?|mahin\w*|weeks?|hafte|days|din|hours?|ghante|lakhs?|crores?|cr|lpa|percent\w*|marks|numbers?|log|people|members|papers?|rounds?|standard|baby|child|marriage)(?= )/gu, ' ');
  const isMonth = (word: string): boolean => hasLexeme({ plain: ` ${word} `, folded: ` ${foldWord(word)} `, mayBeHindi: text.mayBeHindi }, monthLexemes[index] ?? may);
  const day = dayBeside(rest, (word) => (index === 4 ? /^(?:may|mai|maee)$/u.test(word) : isMonth(word)));
  if (day >= 1 && day <= 31 && !until.test(text.plain) && !(earlier.test(text.plain) && at(inYear, index, day) > start)) return oneDate(at(inYear, index, day));
  if (day >= 1 && day <= 31 && earlier.test(text.plain)) return span(start, at(inYear, index, day), 'span', `before ${day} ${englishMonthNames[index]?.slice(0, 3)} ${inYear}`, `${day} ${hindiMonths[index]} ${inYear} से पहले`);
  if (day >= 1 && day <= 31 && at(inYear, index, day) > start) return span(start, at(inYear, index, day + 1), 'span', `by ${day} ${englishMonthNames[index]?.slice(0, 3)} ${inYear}`, `${day} ${hindiMonths[index]} ${inYear} तक`);
  const [en = '', hi = ''] = [englishMonthNames[index], hindiMonths[index]];
  if (/ (?:after|ke bad|ke baad) /u.test(text.plain) && told === undefined && !isLast) return afterMonth(inYear, index, en, hi);
  if (/ (?:before|se pehle|se pahle|se pahale|pehle|pahale) /u.test(text.plain) && at(inYear, index) > start) return span(start, at(inYear, index), 'span', `before ${en} ${inYear}`, `${hi} ${inYear} से पहले`);
  if (until.test(text.plain) && at(inYear, index) > start) return span(start, at(inYear, index + 1), 'span', `by ${en} ${inYear}`, `${hi} ${inYear} तक`);
  return span(at(inYear, index), at(inYear, index + 1), 'month', `in ${englishMonthNames[index]} ${inYear}`, `${hindiMonths[index]} ${inYear} में`);
}

const laterYears = 8;

/** "before 2029", "by 2028", "2030 tak", "after 2027". */
function readYearBound({ plain }: SearchText, { year: thisYear, start }: { year: number; start: number }): NamedTime | null {
  const match =
    / (before|by|till|until|upto|after|since) (?:the year |year )?(20\d\d) /u.exec(plain) ?? / (20\d\d) (?:ke |se )?(tak|pehle|pahle|baad) /u.exec(plain) ?? / (20\d\d) (?:.* )?(before|earlier|sooner|pehle|pahle) /u.exec(plain);
  if (!match) return null;
  const year = Number(match.slice(1).find((each) => /^\d/u.test(each)));
  const word = match.slice(1).find((each) => !/^\d/u.test(each)) ?? '';
  if (year < thisYear) return null;
  if (/^(?:after|since|baad)$/u.test(word)) return span(Math.max(start, at(year + 1, 0)), at(year + 1 + laterYears, 0), 'span', `after ${year}`, `${year} के बाद`);
  const isBefore = /^(?:before|earlier|sooner|pehle|pahle)$/u.test(word);
  if (isBefore && year <= thisYear) return null;
  return span(start, at(isBefore ? year : year + 1, 0), 'span', isBefore ? `before ${year}` : `by ${year}`, isBefore ? `${year} से पहले` : `${year} तक`);
}

const otherwise = / (?:nahi|nahin|nhi|naheen|na) (?:h?u[aiy]+|ho|mil[aei]|lag[aei]|aay[aei]|ban[aei]|hot[aei])? ?toh? | if (?:it |i |we |he |she |this )?(?:do |does |is )?not /u;

/** "If not in 2027, when": what is asked lies behind the time that is named. */
export const asksOtherwise = ({ plain }: SearchText): boolean => otherwise.test(plain);

/** The years behind a time. */
export function afterHorizon({ to, english, hindi }: Horizon): Horizon {
  const [en, hi] = [english.replace(/^(?:in|on|by|before) /u, ''), hindi.replace(/ (?:में|को|तक|से पहले)$/u, '')];
  return { ...span(to, at(new Date(to).getUTCFullYear() + laterYears, 0), 'span', `after ${en}`, `${hi} के बाद`), isPast: false };
}

const yearRange = / (?:between |from )?((?:19|20)\d\d) (?:(?:and|to|till|until|se|aur|upto|through) )?((?:19|20)\d\d)(?= )/u;

/** "between 2015 and 2018", "2015 se 2018". */
function readYearRange({ plain }: SearchText, start: number): NamedTime | null {
  const match = yearRange.exec(plain);
  const [first, last] = [Number(match?.[1]), Number(match?.[2])];
  if (!match || last <= first) return null;
  const end = at(last + 1, 0);
  return span(end > start ? Math.max(at(first, 0), start) : at(first, 0), end, 'span', `from ${first} to ${last}`, `${first} से ${last} के बीच`);
}

const yearPattern = / ((?:19|20)\d\d)(?: (?:me|mein|main|men|ka|ki|mera|in))?(?= )/u;

/** A month that is asked for is none that is named. */
const whichMonth = / (?:which|what|every|kis|kaun saa?|kaunsaa?|konsaa?|kon saa?|kaun se|har) (?:month|week|mahina|mahine|maheenaa|hafte|hafta)(?= )/u;
const rahuKaal = / rahu ?ka+l\w*(?= )/u;
const childhood = lexeme('childhood|as a child|when i was a child|growing up', 'bachpan');

/** The time that a question names; null where it names none. `birth` is the instant of birth, for ages. */
export function findHorizon(asked: SearchText, now: Date, birth: number): Horizon | null {
  const text = { ...asked, plain: asked.plain.replace(rahuKaal, ' ').replace(whichMonth, ' '), folded: asked.folded.replace(/ rhu (?:kl|klm)(?= )/u, ' ').replace(/ (?:ks|kis|kn s|kns|kn se|kon sa|kon se|kon si|konsa|konse|hr) (?:mhn|mhin|mhine|mhina)(?= )/u, ' ') };
  const start = Date.parse(`${istDay(now)}T00:00:00Z`) - indiaMs;
  const local = new Date(start + indiaMs);
  const today = { year: local.getUTCFullYear(), month: local.getUTCMonth(), day: local.getUTCDate(), weekday: local.getUTCDay(), start };
  const withPast = (found: NamedTime): Horizon => ({ ...found, isPast: found.to < start });
  if (hasLexeme(text, childhood)) return withPast(span(birth, birth + 12 * 365.25 * dayMs, 'span', 'in childhood', 'बचपन में'));
  if (newYear.test(text.plain)) return withPast(/ (?:by|before|till|tak|pehle) /u.test(text.plain) ? span(start, at(today.year + 1, 0, 2), 'span', 'by New Year', 'नए साल तक') : oneDate(at(today.year + 1, 0)));
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
  const weekday = readWeekday(text, today);
  if (weekday) return withPast(weekday);
  // What has not come "so far" is still awaited.
  const isAwaited = / (?:ab tak|so far) /u.test(text.plain) && / (?:nahi|nahin|nhi|nahee|naheen|not|no|hasnt|havent|didnt) /u.test(text.plain);
  const match = named.find(([each], at) => !(isAwaited && at === named.length - 1) && hasLexeme(text, each));
  return match ? withPast(match[1](today)) : null;
}
