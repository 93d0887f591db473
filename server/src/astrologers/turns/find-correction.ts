import file from '../../../content/asking.json';
import { readLine } from '../asks/request';
import { isQuestion, readClauses, refusals } from '../question/asking';
import { indiaMs } from '../../indian-date';
import { findHorizon, type Horizon } from '../question/horizon';
import { hasLexeme, lexeme, listed } from '../question/lexicon';
import { findAllKin, type KinId } from '../question/people';
import { findPlaces } from '../question/places/places';
import { readText, type QuestionText } from '../question/question-text';
import type { Topic } from '../topics/understand';
import type { TurnForm } from '../topics/turns/turn-form';
import { englishMonthNames } from '../vocabulary/english';
import { matterOfLine } from './line-matter';

const talk: readonly Topic[] = ['x_thanks', 'x_ack', 'x_greeting'];
const [maxWordsOfTalk, minTalkShare] = [5, 0.5];

/** "Thanks, and what about her job": the question after the thanks. */
export function withoutThanks(line: string): string {
  const [first, ...rest] = readClauses(readText(line, 'English'));
  if (first === undefined || rest.length === 0 || first.length > maxWordsOfTalk) return line;
  const { topic } = readLine(first.raw);
  if (!talk.includes(topic.value) || topic.share < minTalkShare) return line;
  const behind = line.slice(line.indexOf(first.raw) + first.raw.length).replace(/^[\s\p{P}]+/u, '');
  const read = readText(behind, 'English');
  return isQuestion(read) || !talk.includes(readLine(behind).topic.value) ? behind : line;
}

const corrects = { english: listed(file.corrects.en).english, hindi: lexeme('', file.corrects.hi).hindi };
const refuses = new Set(file.no.split(' '));
const [refusedEnglish, refusedHindi] = [/(?:^|\s)(?:not|n't)\s.*$/iu, /^.*\s(?:nah?i+n?|nhi|chh?odo|chh?oro|नहीं|नही|छोड़ो|छोड़िए)(?=\s|$)/iu];

/** Removes the refused part of a clause: "me, not my husband", "bete ki nahi, beti ki". */
const withoutRefusal = (clause: string): string =>
  clause.replace(/\p{Script=Devanagari}/u.test(clause) || !/\bnot\b/iu.test(clause) ? refusedHindi : refusedEnglish, '').trim();

/** "They say no drop": whether a message refuses something. */
export const refusesIt = ({ plain }: QuestionText): boolean => plain.split(' ').some((word) => refuses.has(word) || refusals.has(word));

const selfWords: ReadonlySet<string> = new Set(file.oneself.split(' '));

/** Whether a message mentions the user. */
export const mentionsSelf = ({ plain, language }: QuestionText): boolean =>
  // Among Hindi words "me" is "in".
  plain.split(' ').some((word) => selfWords.has(word) && (word !== 'me' || language === 'English'));

const otherPersons: ReadonlySet<string> = new Set(file.standsForOther.split(' '));

const day = /(?<![\d/.:-])(?:0?[1-9]|[12]\d|3[01])(?:st|nd|rd|th)?(?![\p{L}\d/.:%-])/iu;

/** The day of the month of a time that was named, by its number alone: "the 12th, not the 14th"; null if the message has none, or several. */
export function findDayOfMonth(line: string, of: Horizon | null, now: Date): Horizon | null {
  const [found, ...more] = line.match(new RegExp(day.source, 'giu')) ?? [];
  if (of === null || !['day', 'month'].includes(of.unit) || found === undefined || more.length > 0) return null;
  const month = new Date(of.from + indiaMs);
  const [year, at] = [month.getUTCFullYear(), englishMonthNames[month.getUTCMonth()] ?? ''];
  return findHorizon(readText(`${Number.parseInt(found, 10)} ${at} ${year}`, 'English'), now, 0);
}

type Slot = 'time' | 'person' | 'place';

/** The slots of a clause that can be corrected. */
function findSlots(part: string, now: Date, birth: number): Slot[] {
  const read = readText(part, 'English');
  const isTime = findHorizon(read, now, birth) !== null || day.test(part);
  const isPerson =
    mentionsSelf(read) ||
    read.plain.split(' ').some((word) => otherPersons.has(word)) ||
    findAllKin(read).some(({ id }) => id !== 'partner');
  const isPlace = findPlaces(read).length > 0;
  return [...(isTime ? (['time'] as const) : []), ...(isPerson ? (['person'] as const) : []), ...(isPlace ? (['place'] as const) : [])];
}

const [maxWordsOfNo, maxWordsOfRest] = [2, 3];

/** "The 12th, not the 14th", "no, my brother": a value is replaced by another of its kind, or the message begins with a no. */
function isCorrected(clauses: readonly QuestionText[], kept: readonly string[], now: Date, birth: number): boolean {
  const refused = clauses.map(({ raw }, at) => raw.replace(kept[at] ?? '', ''));
  const [first] = clauses;
  const isNo =
    first !== undefined &&
    first.length <= maxWordsOfNo &&
    first.plain
      .trim()
      .split(' ')
      .some((word) => refuses.has(word));
  const slots = findSlots(kept.join(', '), now, birth);
  return slots.length > 0 && (isNo || findSlots(refused.join(', '), now, birth).some((slot) => slots.includes(slot)));
}

interface Correction {
  /** The message without the refused part. */
  text: string;
  form: TurnForm;
  /** The variant of the form, if a detail is corrected. */
  way?: 'place';
  /** The refused relatives. */
  refused: KinId[];
}

/** "I meant my brother", "the 12th, not the 14th": the corrections of a message; null if there is none. */
export function findCorrection(line: string, now: Date, birth: number): Correction | null {
  const read = readText(line, 'English');
  const clauses = readClauses(read);
  const remaining = clauses.map(({ raw }) => withoutRefusal(raw));
  if (!hasLexeme({ ...read, mayBeHindi: true }, corrects) && !isCorrected(clauses, remaining, now, birth)) return null;
  const text = remaining.filter((each) => each !== '').join(', ') || line;
  const corrected = readText(text, 'English');
  // A clause that is a question is read as one; "tell me mine" repeats the one before it.
  if (isQuestion(corrected) && corrected.length > maxWordsOfRest) return null;
  const refused = clauses
    .flatMap(({ raw }, at) => findAllKin(readText(raw.replace(remaining[at] ?? '', ''), read.language)))
    .flatMap(({ id }) => (id === 'partner' ? [] : [id]));
  const slots = findSlots(text, now, birth);
  // "My son, not my daughter, he was born on 30 Jan": the day is no corrected time.
  if (refused.length > 0 && findAllKin(corrected).some(({ id }) => id !== 'partner')) return { text, form: 'other', refused };
  if (slots.includes('time')) return { text, form: 'othertime', refused };
  if (findAllKin(corrected).some(({ id }) => id !== 'partner')) return { text, form: 'other', refused };
  if (slots.includes('place') && !slots.includes('person')) return { text, form: 'detail', way: 'place', refused };
  return { text, form: [text, line].every((each) => matterOfLine(readLine(each)) === null) ? 'other' : 'othermatter', refused };
}

const minLetters = 4;
const listStems = (text: string): string[] =>
  readText(text, 'English')
    .plain.trim()
    .split(' ')
    .filter(({ length }) => length >= minLetters)
    .map((word) => word.slice(0, minLetters));

/** Index of the only part of a question that shares a distinctive word with a message; -1 if none or several do. */
export function namedPart(parts: readonly string[], line: string): number {
  const stems = parts.map(listStems);
  const lineStems = new Set(listStems(line));
  const named = stems.flatMap((own, at) =>
    own.some((stem) => lineStems.has(stem) && stems.every((each, other) => other === at || !each.includes(stem))) ? [at] : [],
  );
  return named.length === 1 ? (named[0] ?? -1) : -1;
}
