import { muhurtaDay, rateDay } from '../../astrology';
import { findCity } from '../question/cities';
import { findHorizon } from '../question/horizon';
import { hasKind } from '../question/kinds';
import { readText } from '../question/question-text';
import { weekdays } from '../words/panchang-words';
import type { Context } from './context';
import { why } from './day-refusals';
import { dayLine, eventOf, hoursLine } from './muhurta';
import { splitOptions } from './options';

const halfDay = 43_200_000;
const months = /\b(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b|जनवरी|फरवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|अक्टूबर|नवंबर|दिसंबर/iu;

/** "14 ko", "19 तारीख": a day of this month or of the next. */
const dayOfMonth = /(?:^|\s)(\d{1,2})(?:st|nd|rd|th)?(?=\s*(?:ko|को|ta+ri?ee?kh|तारीख|$))/iu;

/** "Shaadi ki date 18 rakhe ya 25" speaks of days without a word for them at each. */
const dates = /\b(?:dates?|ta+ri?ee?kh\w*)\b|तारीख/iu;
const number = /(?<![\d:.])(\d{1,2})(?:st|nd|rd|th)?(?![\d:.%]|\s*(?:lakhs?|hazar|hajar|baje|saal|years?|percent|am|pm))/iu;

/** Each option as a day; "12 ko" has the month of the option beside it. */
function daysOf({ read: { language }, question }: Context, asked: string): number[] {
  const month = months.exec(asked)?.[0] ?? '';
  return splitOptions(asked).flatMap((part) => {
    const alone = (month === '' ? dayOfMonth : number).exec(part)?.[1] ?? (dates.test(asked) ? number.exec(part)?.[1] : undefined);
    const own = months.exec(part)?.[0] ?? month;
    const named = alone === undefined ? part : own === '' ? `${alone} tarikh ko` : `${alone} ${own}`;
    const horizon = findHorizon(readText(named, language), question.now, Date.parse(question.chart.utc));
    return horizon?.unit === 'day' && !horizon.isPast ? [horizon.from + halfDay] : [];
  });
}

/** "The 5th or the 12th?": the better of named days by the panchang, with the reason; null where no two days are put. */
export function composeEitherDays(context: Context, asked: string = context.read.text.raw): string | null {
  const { read, say, book, question: { chart, city }, isEnglish } = context;
  if (!hasKind(readText(asked, read.language), 'either') || read.fact !== null) return null;
  const noons = [...new Set(daysOf(context, asked))];
  if (noons.length < 2) return null;
  const event = eventOf(context);
  const rated = noons
    .map((noon) => muhurtaDay(noon, findCity(read.text, city)))
    .map((day) => ({ day, ...rateDay(day, event, { nakshatra: chart.nakshatra, moonSign: chart.rashi }) }))
    .sort((a, b) => Number(a.refusal !== null) - Number(b.refusal !== null) || b.score - a.score);
  const [best, other] = rated;
  if (!best || !other) return null;
  const label = (at: number) => book.day(at);
  const name = (at: (typeof rated)[number]) => `${weekdays[at.day.weekday]?.[isEnglish ? 0 : 1] ?? ''}, ${label(at.day.noon)}`;
  const [reason, reasonHi] = other.refusal !== null && best.refusal === null ? [`on the other day ${why[other.refusal][0]}`, `दूसरे दिन ${why[other.refusal][1]}`] : best.refusal !== null ? [`neither is quite free, since ${why[best.refusal][0]}`, `दोनों में कमी है, ${why[best.refusal][1]}`] : ['both are free of hindrances, and its star goes better with yours', 'दोनों ठीक हैं, पर उस दिन का तारा आपके नक्षत्र से बेहतर मेल खाता है'];
  const opening = say([[`${name(best)}, rather than ${label(other.day.noon)}`, `Take ${name(best)}, and not ${label(other.day.noon)}`], [': ', ', because '], `${reason}.`], [[`${name(best)} बेहतर है, ${label(other.day.noon)} नहीं`, `${name(best)} लीजिए, ${label(other.day.noon)} के बदले`], ['; ', ', क्योंकि '], `${reasonHi}।`]);
  return [opening, `${dayLine(context, best.day)} ${hoursLine(context, best)}`].join('\n\n');
}
