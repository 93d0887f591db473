import { normalizeText } from '../reader/normalize-text';
import { romanize } from '../question/romanize';
import type { Composed } from './composed';
import type { Question } from '../types';
import { istDay } from '../vocabulary/days';
import { englishMonthNames } from '../vocabulary/english';
import { hindiMonths } from '../vocabulary/hindi';

/** How each month is written, and the most days that it has. */
const monthNames: readonly (readonly [pattern: string, days: number])[] = [
  ['jan(?:uary)?|जनवरी', 31],
  ['feb(?:ruary|uary)?|फ़?फ?रवरी|फरवरी|फ़रवरी', 29],
  ['mar(?:ch)?|मार्च', 31],
  ['apr(?:il)?|अप्रैल', 30],
  ['may|मई', 31],
  ['june?|जून', 30],
  ['july?|जुलाई', 31],
  ['aug(?:ust)?|अगस्त', 31],
  ['sept?(?:ember)?|सितंबर|सितम्बर', 30],
  ['oct(?:ober)?|अक्टूबर', 31],
  ['nov(?:ember)?|नवंबर|नवम्बर', 30],
  ['dec(?:ember)?|दिसंबर|दिसम्बर', 31],
];

/** "31 February", "February 31st", "31 फरवरी को", with the days that the month has. */
const datesByMonth = monthNames.map(([pattern, days]) => ({
  days,
  date: new RegExp(`(?<![\\p{L}\\p{M}\\d])(?:on |the )*(\\d{1,2})(?:st|nd|rd|th)?(?: of)? (${pattern})(?![\\p{L}\\p{M}])(?: (?:ko|को))?|(?<![\\p{L}\\p{M}])(?:on )?(${pattern}) (\\d{1,2})(?:st|nd|rd|th)?(?![\\p{L}\\d])`, 'iu'),
}));

interface Repaired {
  text: string;
  english: string;
  hindi: string;
}

/** "31 February", "45 December": the month is meant. */
function withoutDay(text: string): Repaired | null {
  if (!/\d/u.test(text)) return null;
  for (const [index, { days, date }] of datesByMonth.entries()) {
    const [english = '', hindi = ''] = [englishMonthNames[index], hindiMonths[index]];
    const found = date.exec(text);
    const day = Number(found?.[1] ?? found?.[4]);
    if (found === null || day <= days) continue;
    const month = found[2] ?? found[3] ?? english;
    const isHindi = /\p{Script=Devanagari}/u.test(text) || /\b(?:ko|hai|kab|mera|meri|kya|hoga|hogi)\b/iu.test(text);
    return { text: text.replace(found[0], isHindi ? `${month} me` : `in ${english}`), english: `${english} has no day ${day}, so the whole month is taken.`, hindi: `${hindi} में ${day} तारीख नहीं होती, इसलिए पूरा महीना देखा है।` };
  }
  return null;
}

const ahead = / (?:will|shall|can|when) | (?:\w*(?:eg|og|ung|oong)[aie]+|kab) /u;
const behind = / (?:was|happened|happen|see|\w{3,}ed|were|did|had|born|birth|since|from|after|before|passed|pass|out|batch|se|tha|thi|the|hua|hui|huye|hue|gaya|gayi|gaye|kiya|ki|baad|janam|janm|left|started|got|done|complet\w*|last|pichle|lost|liya|li|bought|married|joined|model|tak|or|ya) /u;

/** "Will I get the job in 2019?": a year that is over holds nothing to come. */
function withoutYear(text: string, now: Date): Repaired | null {
  const years = [...text.matchAll(/(?<!\d)(?:in |on |by )((?:19|20)\d\d)(?!\d)|(?<!\d)((?:19|20)\d\d)(?!\d) (?:me|mein|ko|में|को)(?=\s|$)/giu)];
  const [found] = years;
  const year = found?.[1] ?? found?.[2];
  if (years.length !== 1 || !found || Number(year) >= Number(istDay(now).slice(0, 4))) return null;
  const plain = ` ${romanize(normalizeText(text)).trim()} `;
  if (!ahead.test(plain) || behind.test(plain)) return null;
  return { text: text.replace(found[0], '').replace(/\s{2,}/gu, ' ').trim(), english: `${year} is over, so this is about the time ahead.`, hindi: `${year} बीत चुका है, इसलिए आगे का समय देखा है।` };
}

/** A day that no month has and a year that is over are set right in a sentence before the answer; null where the time can be. */
export function answerPossible(question: Question, answer: (question: Question) => Composed): Composed | null {
  const repaired = withoutDay(question.text) ?? withoutYear(question.text, question.now);
  if (repaired === null || repaired.text === question.text) return null;
  const answered = answer({ ...question, text: repaired.text });
  if (!answered.usesChart || answered.sensitiveTopic) return answered;
  return { ...answered, text: `${answered.context.say([repaired.english], [repaired.hindi])} ${answered.text}` };
}
