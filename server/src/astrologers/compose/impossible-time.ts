import file from '../../../content/computed/impossible-time.json';
import times from '../../../content/times.json';
import { fillWordings } from '../answers/fill-wordings';
import { normalizeText } from '../reader/normalize-text';
import { romanize } from '../question/romanize';
import type { Question } from '../types';
import { istDay } from '../vocabulary/days';
import { englishMonthNames } from '../vocabulary/english';
import { hindiMonths } from '../vocabulary/hindi';
import type { Composed } from './composed';
import type { Context } from './context';

/** Maximum number of days of each month. */
const daysInMonth = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const anyDay = '(\\d{1,2})(?:st|nd|rd|th)?';

/** A month as it is typed in either script; its nukta and its nasal are often left out or spelt out. */
function listSpellings(month: string, index: number): string[] {
  const spellings = [times.month, times.may].flatMap((lists) => (lists as Record<string, string[]>)[index] ?? []).flatMap((list) => list.split('|'));
  const plain = month.replace('\u093c', '');
  return [...spellings, month, plain, plain.replace('ंब', 'म्ब')].filter((each) => each !== '');
}

/** "31 February", "31 फरवरी को" and "February 31st". */
const datesByMonth = hindiMonths.map((hindi, index) => {
  const names = `(${listSpellings(hindi, index).join('|')})`;
  const dayFirst = new RegExp(`(?<![\\p{L}\\p{M}\\d])(?:on |the )*${anyDay}(?: of)? ${names}(?![\\p{L}\\p{M}])(?: (?:ko|को))?`, 'iu');
  const monthFirst = new RegExp(`(?<![\\p{L}\\p{M}])(?:on )?${names} ${anyDay}(?![\\p{L}\\d])`, 'iu');
  return { dayFirst, monthFirst };
});

interface Repaired {
  text: string;
  tell(context: Context): string;
}

/** "31 February", "45 December": read as the month. */
function withoutDay(text: string): Repaired | null {
  if (!/\d/u.test(text)) return null;
  for (const [index, { dayFirst, monthFirst }] of datesByMonth.entries()) {
    const [first, second] = [dayFirst.exec(text), monthFirst.exec(text)];
    const [found, day = '', month = ''] = first ?? (second === null ? [] : [second[0], second[2], second[1]]);
    if (found === undefined || Number(day) <= (daysInMonth[index] ?? 0)) continue;
    const [english = '', hindi = ''] = [englishMonthNames[index], hindiMonths[index]];
    const isHindi = /\p{Script=Devanagari}/u.test(text) || /\b(?:ko|hai|kab|mera|meri|kya|hoga|hogi)\b/iu.test(text);
    return {
      text: text.replace(found, isHindi ? `${month} me` : `in ${english}`),
      tell: (context) => fillWordings(context, file.day, { month: context.isEnglish ? english : hindi, day }),
    };
  }
  return null;
}

const toSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const [ahead, behind, endings] = [toSet(file.ahead), toSet(file.behind), file.aheadBy.split(' ')];
const yearNamed = [/(?<!\d)(?:in |on |by )((?:19|20)\d\d)(?!\d)/giu, /(?<!\d)((?:19|20)\d\d)(?!\d) (?:me|mein|ko|में|को)(?=\s|$)/giu];

/** "Will I get the job in 2019?": a question about the future cannot name a past year. */
function withoutYear(text: string, now: Date): Repaired | null {
  const years = yearNamed.flatMap((each) => [...text.matchAll(each)]);
  const [found] = years;
  const year = found?.[1] ?? '';
  if (years.length !== 1 || !found || Number(year) >= Number(istDay(now).slice(0, 4))) return null;
  const words = romanize(normalizeText(text)).trim().split(' ');
  const asksAhead = words.some((word) => ahead.has(word) || endings.some((each) => word.endsWith(each)));
  if (!asksAhead || words.some((word) => behind.has(word) || /^\w{3,}ed$/u.test(word))) return null;
  return {
    text: text.replace(found[0], '').replace(/\s{2,}/gu, ' ').trim(),
    tell: (context) => fillWordings(context, file.year, { year }),
  };
}

/** Corrects an impossible day or a past year in a sentence before the answer; null if the time is possible. */
export function answerPossible(question: Question, answer: (question: Question) => Composed): Composed | null {
  const repaired = withoutDay(question.text) ?? withoutYear(question.text, question.now);
  if (repaired === null || repaired.text === question.text) return null;
  const answered = answer({ ...question, text: repaired.text });
  if (!answered.usesChart || answered.sensitiveTopic) return answered;
  return { ...answered, text: `${repaired.tell(answered.context)} ${answered.text}` };
}
