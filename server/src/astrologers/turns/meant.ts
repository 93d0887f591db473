import file from '../../../content/asking.json';
import { readLine } from '../asks/request';
import { asksSomething, readClauses } from '../question/asking';
import { findHorizon } from '../question/horizon';
import { hasLexeme, lexeme, listed } from '../question/lexicon';
import { findAllKin } from '../question/people';
import { readText, type QuestionText } from '../question/question-text';
import type { Topic } from '../topics/understand';
import type { TurnForm } from '../topics/turns/turn-form';
import { matterOfLine } from './goes-on';

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

const marks = { english: listed(file.corrects.en).english, hindi: lexeme('', file.corrects.hi).hindi };
const [refusedEnglish, refusedHindi] = [/(?:^|\s)(?:not|n't)\s.*$/iu, /^.*\s(?:nah?i+n?|nhi|नहीं|नही)(?=\s|$)/iu];

/** What a clause names without what it refuses: "me, not my husband", "bete ki nahi, beti ki". */
const keptOf = (clause: string): string =>
  clause.replace(/\p{Script=Devanagari}/u.test(clause) || !/\bnot\b/iu.test(clause) ? refusedHindi : refusedEnglish, '').trim();

/** "I meant my brother", "chhote wale ki baat": the line without what it refuses, and what it sets right; null where it corrects nothing. */
export function findCorrection(line: string, now: Date, birth: number): { text: string; form: TurnForm } | null {
  const read = readText(line, 'English');
  if (!hasLexeme({ ...read, mayBeHindi: true }, marks)) return null;
  const kept = readClauses(read)
    .map(({ raw }) => keptOf(raw))
    .filter((each) => each !== '')
    .join(', ');
  const text = kept === '' ? line : kept;
  const meant = readText(text, 'English');
  // What asks by itself is read by what it asks.
  if (asksSomething(meant)) return null;
  if (findHorizon(meant, now, birth) !== null) return { text, form: 'othertime' };
  if (findAllKin(meant).some(({ id }) => id !== 'partner')) return { text, form: 'other' };
  return { text, form: matterOfLine(readLine(text)) === null ? 'other' : 'othermatter' };
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

const oneself: ReadonlySet<string> = new Set(file.oneself.split(' '));

/** Whether a line names the one who asks. */
export const namesOneself = ({ plain }: QuestionText): boolean => plain.split(' ').some((word) => oneself.has(word));
