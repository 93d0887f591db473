import { findHorizon, type Horizon } from '../question/horizon';
import { findMatters } from '../question/matters';
import { readText, shortVowels } from '../question/question-text';
import { hasKind } from '../question/kinds';
import type { Context } from './context';
import { elaborate, judge, type Judgement } from './judgement';
import { splitOptions } from './options';

interface TimeOption {
  horizon: Horizon;
  judgement: Judgement;
}

const scoreOf = ({ judgement }: TimeOption) => (judgement.isInside ? (judgement.window?.score ?? 0) : 0);

const yearMs = 365.25 * 86_400_000;
const later = { english: 'later', hindi: 'बाद में' };
const holds = (outer: Horizon, inner: Horizon): boolean => outer.unit === 'year' && inner.unit !== 'year' && outer.from <= inner.from && inner.to <= outer.to;
const yearAfter = (year: Horizon): Horizon => ({ ...year, from: year.from + yearMs, to: year.to + yearMs, english: year.english.replace(/\d{4}/u, (each) => String(Number(each) + 1)), hindi: year.hindi.replace(/\d{4}/u, (each) => String(Number(each) + 1)) });
const behind = (time: Horizon): Horizon => ({ ...time, from: time.to, to: time.to + yearMs, unit: 'span', english: time.english.replace('before', 'after'), hindi: time.hindi.replace('से पहले', 'के बाद') });
const nowFrom = (now: number): Horizon => ({ from: now, to: now + yearMs, unit: 'span', isPast: false, english: 'now', hindi: 'अभी' });

/** "now", "wait", "after the degree": the coming year, or the four after it. */
function nowOrLater(part: string, { read, now }: Context): Horizon | null {
  const plain = shortVowels(readText(part, read.language));
  if (/ (?:wait|waiting|later|postpone|hold|delay|ruk|ruku|ruka|rukna|ruk \w+|ruk\w*|intajar|intezar|intazar|baad|after) /u.test(plain) && !/ (?:after (?:all|10th|12th)) /u.test(plain)) return { ...later, from: now + yearMs, to: now + 5 * yearMs, unit: 'span', isPast: false };
  return / (?:now|right away|immediately|abhi|turant|this time) /u.test(plain) ? nowFrom(now) : null;
}

const unit = /(?:^|\s)(mahine|mahina|month|week|hafte|saal|sal|year|महीने|हफ़्ते|हफ्ते|साल)(?=$|\s)/iu;
const onlyNext = /^(?:agle|agla|agli|next|अगले|अगली|अगला)(?: (?:me|mein|में))?$/iu;
/** "This month or next" names the unit once. */
const withUnit = (part: string, other: string): string => {
  const shared = unit.exec(other)?.[1];
  if (onlyNext.test(part.trim()) && shared !== undefined) return `${part.trim().split(' ')[0]} ${shared}`;
  return onlyNext.test(other.trim()) && part.trim() === unit.exec(part)?.[1] ? `${/^[a-z]/iu.test(part) ? (/^(?:month|week|year)$/iu.test(part.trim()) ? 'this' : 'is') : 'इस'} ${part.trim()}` : part;
};

/** "Before or after Ram Navami" names the day once. */
const withDay = ([one = '', two = '', ...rest]: readonly string[]): string[] => {
  const day = rest.length === 0 && /^before$/iu.test(one) ? /^after (.+)$/iu.exec(two)?.[1] : undefined;
  return day === undefined ? [one, two, ...rest] : [`before ${day}`, two];
};

/** "This year or next?": two named times of one matter; null where the options are no times. */
export function composeEitherTime(context: Context, parts: readonly string[]): string | null {
  const { say, read, question, book } = context;
  const both = withDay(parts);
  const named = both.map((part, at) => withUnit(part, both[1 - at] ?? '')).map((part) => findHorizon(readText(part, read.language), question.now, Date.parse(question.chart.utc)) ?? nowOrLater(part, context));
  // "Sell it or wait?": what is not put off is meant for now.
  const found = named.length === 2 && named.some((each) => each?.english === later.english) ? named.map((each) => each ?? nowFrom(context.now)) : [...named];
  if (found.length < 2 || found.some((each) => each === null || each.isPast)) return null;
  const [one, two] = found;
  // "June or next year": the year that holds the other time is the one behind it.
  if (found.length === 2 && one && two) {
    if (holds(one, two)) found[0] = yearAfter(one);
    else if (holds(two, one)) found[1] = yearAfter(two);
    // "Before Eid or after it".
    if (one.english.startsWith('before ') && two.english === later.english) found[1] = behind(one);
    if (two.english.startsWith('before ') && one.english === later.english) found[0] = behind(two);
  }
  // "Marriage now or after the degree": what is put off is not what comes before it.
  const [meant] = findMatters(readText(parts.filter((_, at) => found[at]?.english !== later.english).join(' '), read.language));
  const matter = meant ?? read.matter;
  const options = (found as Horizon[]).map((horizon) => ({ horizon, judgement: judge({ ...context, read: { ...read, horizon, matter } }) }));
  const [best, other] = [...options].sort((a, b) => scoreOf(b) - scoreOf(a));
  if (!best || !other || best.horizon.english === other.horizon.english) return null;
  const m = book.matter(matter.id);
  const when = best.judgement.window && best.judgement.isInside ? book.span(best.judgement.window, question.astrologer) : '';
  const opening = best.horizon.english === later.english || best.horizon.english === 'now' ? openingNowOrLater(context, best, when, m) : say(
    [['More likely ', 'Rather '], `${best.horizon.english} than ${other.horizon.english}`, when === '' ? '' : [`: the best time for ${m} is ${when}`, `, with ${when} as the best time for ${m}`], '.'],
    [`${best.horizon.hindi} ज़्यादा `, ['योग हैं', 'संभावना है'], `, ${other.horizon.hindi} कम`, when === '' ? '' : [`; ${m} के लिए सबसे अच्छा समय ${when} है`, `, ${m} के लिए ${when} सबसे अच्छा है`], '।'],
  );
  return [opening, ...elaborate({ ...context, read: { ...read, horizon: best.horizon } }, best.judgement)].join('\n\n');
}

const monthName = /\b(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|apr|aug|sept|oct|nov|dec)\b|जनवरी|फ़?फ?रवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|अक्टूबर|नवंबर|दिसंबर/giu;
/** "Its rite in March or in April?": two months side by side, before either is taken for what it is about; null where each side is more than its month. */
export function composeMonthChoice(context: Context): string | null {
  const { read } = context;
  if (!hasKind(read.text, 'either') || read.fact !== null || ['why', 'past', 'remedy'].includes(read.kind) || read.matter.careful) return null;
  const months = (read.text.raw.match(/(?:this|next|is|agle|इस|अगले) (?:month|year|mahine|saal|sal|महीने|साल)/giu) ?? read.text.raw.match(monthName) ?? []).map((each) => each.toLowerCase());
  const parts = splitOptions(read.text.raw);
  if (parts.length !== 2 || new Set(months).size !== 2 || !parts.every((part) => months.some((month) => part.toLowerCase().includes(month))) || /\d/u.test(read.text.raw)) return null;
  return composeEitherTime(context, months.map((each) => (each === 'may' ? 'in may' : each)));
}

const ofThem = / (?:kis ?me|kis (?:attempt|mahine|bar|baar|time)|which (?:one|attempt|month|session|of them)|in which|kaun ?s[aei]|kons[aei]|better in|dono me) /u;
/** "The first attempt is in January, the second in April, which is better?": two months that are told apart without "or". */
export function composeTwoMonths(context: Context): string | null {
  const { read } = context;
  const months = [...new Set((read.text.raw.match(monthName) ?? []).map((each) => each.toLowerCase()))];
  if (months.length !== 2 || read.fact !== null || read.matter.careful || read.matter.rank === 0 || ['why', 'past', 'remedy'].includes(read.kind) || !ofThem.test(shortVowels(read.text))) return null;
  return composeEitherTime(context, months.map((each) => (each === 'may' ? 'in may' : each)));
}

function openingNowOrLater({ say }: Context, { horizon }: TimeOption, when: string, m: string): string {
  const isNow = horizon.english === 'now';
  return isNow
    ? say([['Now rather than later', 'Do not wait', 'Sooner is better here'], when === '' ? `: this year supports ${m}` : [`: the good time for ${m} is ${when}`, `, for the good time for ${m} falls in ${when}`], '.'], [['अभी ठीक है, रुकने की ज़रूरत नहीं', 'देर मत कीजिए, समय यही है'], when === '' ? '' : [`; ${m} के लिए अच्छा समय ${when} है`, `: ${m} का सही समय ${when} है`], '।'])
    : say([['Wait a little', 'Later rather than now', 'Better wait'], when === '' ? `: this year gives ${m} little support` : [`: the better time for ${m} is ${when}`, `; ${m} has its better time in ${when}`], '.'], [['थोड़ा रुकना बेहतर है', 'अभी नहीं, कुछ रुककर'], when === '' ? '' : [`; ${m} के लिए बेहतर समय ${when} है`, `: ${m} का सही समय ${when} है`], '।']);
}
