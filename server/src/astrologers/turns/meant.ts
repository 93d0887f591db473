import file from '../../../content/asking.json';
import { readLine } from '../asks/request';
import { asksSomething, readClauses, refusals } from '../question/asking';
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
const [mostWordsOfTalk, leastTalk] = [5, 0.5];

/** "Thanks, and what about her job": what is asked behind the thanks. */
export function withoutThanks(line: string): string {
  const [first, ...rest] = readClauses(readText(line, 'English'));
  if (first === undefined || rest.length === 0 || first.length > mostWordsOfTalk) return line;
  const { topic } = readLine(first.raw);
  if (!talk.includes(topic.value) || topic.share < leastTalk) return line;
  const behind = line.slice(line.indexOf(first.raw) + first.raw.length).replace(/^[\s\p{P}]+/u, '');
  const read = readText(behind, 'English');
  return asksSomething(read) || !talk.includes(readLine(behind).topic.value) ? behind : line;
}

const corrects = { english: listed(file.corrects.en).english, hindi: lexeme('', file.corrects.hi).hindi };
const refuses = new Set(file.no.split(' '));
const [refusedEnglish, refusedHindi] = [/(?:^|\s)(?:not|n't)\s.*$/iu, /^.*\s(?:nah?i+n?|nhi|नहीं|नही)(?=\s|$)/iu];

/** What a clause names without what it refuses: "me, not my husband", "bete ki nahi, beti ki". */
const keptOf = (clause: string): string =>
  clause.replace(/\p{Script=Devanagari}/u.test(clause) || !/\bnot\b/iu.test(clause) ? refusedHindi : refusedEnglish, '').trim();

/** "They say no drop": whether a line refuses what it names. */
export const refusesIt = ({ plain }: QuestionText): boolean => plain.split(' ').some((word) => refuses.has(word) || refusals.has(word));

const oneself: ReadonlySet<string> = new Set(file.oneself.split(' '));

/** Whether a line names the one who asks. */
export const namesOneself = ({ plain, language }: QuestionText): boolean =>
  // Among Hindi words "me" is "in".
  plain.split(' ').some((word) => oneself.has(word) && (word !== 'me' || language === 'English'));

const day = /(?<![\d/.:-])(?:0?[1-9]|[12]\d|3[01])(?:st|nd|rd|th)?(?![\p{L}\d/.:%-])/iu;

/** The day of the month of a time that was named, by its number alone: "the 12th, not the 14th"; null where the line has none, or several. */
export function dayOf(line: string, of: Horizon | null, now: Date): Horizon | null {
  const [found, ...more] = line.match(new RegExp(day.source, 'giu')) ?? [];
  if (of === null || !['day', 'month'].includes(of.unit) || found === undefined || more.length > 0) return null;
  const month = new Date(of.from + indiaMs);
  const [year, at] = [month.getUTCFullYear(), englishMonthNames[month.getUTCMonth()] ?? ''];
  return findHorizon(readText(`${Number.parseInt(found, 10)} ${at} ${year}`, 'English'), now, 0);
}

type Slot = 'time' | 'person' | 'place';

/** What a part of a line names that can be set right. */
function slotsOf(part: string, now: Date, birth: number): Slot[] {
  const read = readText(part, 'English');
  const isTime = findHorizon(read, now, birth) !== null || day.test(part);
  const isPerson = namesOneself(read) || findAllKin(read).some(({ id }) => id !== 'partner');
  const isPlace = findPlaces(read).length > 0;
  return [...(isTime ? (['time'] as const) : []), ...(isPerson ? (['person'] as const) : []), ...(isPlace ? (['place'] as const) : [])];
}

const mostWordsOfNo = 2;

/** "The 12th, not the 14th", "no, my brother": one is refused for another of its kind, or the line begins with a no. */
function isSetRight(clauses: readonly QuestionText[], kept: readonly string[], now: Date, birth: number): boolean {
  const refused = clauses.map(({ raw }, at) => raw.replace(kept[at] ?? '', ''));
  const [first] = clauses;
  const isNo =
    first !== undefined &&
    first.length <= mostWordsOfNo &&
    first.plain
      .trim()
      .split(' ')
      .some((word) => refuses.has(word));
  const slots = slotsOf(kept.join(', '), now, birth);
  return slots.length > 0 && (isNo || slotsOf(refused.join(', '), now, birth).some((slot) => slots.includes(slot)));
}

interface Correction {
  /** The line without what it refuses. */
  text: string;
  form: TurnForm;
  /** The way of the form, where a detail is set right. */
  way?: 'place';
  /** The relatives that it refuses. */
  refused: KinId[];
}

/** "I meant my brother", "the 12th, not the 14th": what a line sets right; null where it corrects nothing. */
export function findCorrection(line: string, now: Date, birth: number): Correction | null {
  const read = readText(line, 'English');
  const clauses = readClauses(read);
  const kept = clauses.map(({ raw }) => keptOf(raw));
  if (!hasLexeme({ ...read, mayBeHindi: true }, corrects) && !isSetRight(clauses, kept, now, birth)) return null;
  const text = kept.filter((each) => each !== '').join(', ') || line;
  const meant = readText(text, 'English');
  // What asks by itself is read by what it asks.
  if (asksSomething(meant)) return null;
  const refused = clauses
    .flatMap(({ raw }, at) => findAllKin(readText(raw.replace(kept[at] ?? '', ''), read.language)))
    .flatMap(({ id }) => (id === 'partner' ? [] : [id]));
  const slots = slotsOf(text, now, birth);
  if (slots.includes('time')) return { text, form: 'othertime', refused };
  if (findAllKin(meant).some(({ id }) => id !== 'partner')) return { text, form: 'other', refused };
  if (slots.includes('place') && !slots.includes('person')) return { text, form: 'detail', way: 'place', refused };
  return { text, form: matterOfLine(readLine(text)) === null ? 'other' : 'othermatter', refused };
}

const leastLetters = 4;
const stemsOf = (text: string): string[] =>
  readText(text, 'English')
    .plain.trim()
    .split(' ')
    .filter(({ length }) => length >= leastLetters)
    .map((word) => word.slice(0, leastLetters));

/** The only one of some parts of a question with which a line shares a word that no other part has; -1 where it is none or several. */
export function namedPart(parts: readonly string[], line: string): number {
  const stems = parts.map(stemsOf);
  const said = new Set(stemsOf(line));
  const named = stems.flatMap((own, at) =>
    own.some((stem) => said.has(stem) && stems.every((each, other) => other === at || !each.includes(stem))) ? [at] : [],
  );
  return named.length === 1 ? (named[0] ?? -1) : -1;
}
