import { hasNoTerms } from '../answers/facts/terms';
import { extractOptions, splitParts } from '../asks/options';
import { areBare } from '../asks/choices/own-words';
import { isDoing } from '../asks/choices/words';
import { isMatter } from '../asks/request';
import { hasQuestionClause, isQuestion, endsInFuture } from '../question/asking';
import { mentionsBirth } from '../question/birth/birth-details';
import { readText } from '../question/question-text';
import { completed } from '../turns/complete-line';
import { areTwo, joins, naming, readDependent, readPart, type SplitQuestion } from './question-part';

/** Longer texts are stories, which are not divided. */
const maxLetters = 300;
const ownChartTopics: readonly string[] = ['x_fact', 'x_trouble'];

/** Punctuation, connectors, and "kya" after the verb of another question. */
const borders =
  /([?？।!]+\s*|\.\s+|\n+|,\s*(?:and|also|aur|और)?\s|\s(?:and|also|aur|और|&|or)\s|(?<=\s(?:hai|hain|h|है|हैं))\s(?=(?:kya|क्या)\s))/iu;
/** "Kya" at the beginning asks in all clauses after it. */
const startsWithKya = /^(?:kya|kyaa|क्या)\s/iu;
/** The beginning of another option. */
const startsWithOr = /^(?:ya|yaa|vs|या|अथवा)\s/iu;
/** The mark of a sentence. */
const endMark = /^[?？।!.]/u;
/** First words of a question that depends on the previous one. */
const joiner = /^(?:and|also|aur|or|और)\s+/iu;

/** The sentences of a paragraph, with their marks. */
export const splitIntoSentences = (paragraph: string): string[] => paragraph.split(/(?<=[.!?।])\s+/u);

/** Whether a sentence is a question or offers options. */
const isAsking = (sentence: string): boolean =>
  isQuestion(readText(sentence, 'English')) || splitParts(sentence).some(isDoing) || endsInFuture(sentence);

/** Whether both adjacent sentences are questions; before a full stop an English one has to start as a question, because a statement may contain "who" and "when". */
function areQuestions(left: string, following: string, border: string, isHindi: boolean): boolean {
  const [end] = endMark.exec(border) ?? [];
  const last = splitIntoSentences(`${left}${end ?? ''}`).at(-1) ?? '';
  const [next = ''] = splitIntoSentences(following);
  const isAsked = end === '.' && !isHindi ? hasQuestionClause(last) : isAsking(last);
  return (isAsked || (joins.test(border) && areBare(extractOptions(last)))) && (end === '?' || isAsking(next));
}

const alone = (text: string): SplitQuestion => ({ text, isDependent: false });

/** The questions of a message; null if there is only one. */
export function splitQuestions(text: string): SplitQuestion[] | null {
  // A stated birth belongs to the question after it.
  if (text.length > maxLetters || mentionsBirth(text)) return null;
  const options = extractOptions(text);
  const isHindi = readText(text, 'English').language !== 'English';
  const pieces = text.split(borders);
  for (let at = 1; at < pieces.length - 1; at += 2) {
    const left = pieces.slice(0, at).join('').trim();
    const following = pieces.slice(at + 1).join('').trim();
    const border = pieces[at] ?? '';
    // "Job or business": in English "or" joins options.
    if (!left || !following || startsWithOr.test(following) || (border.trim() === 'or' && !isHindi)) continue;
    const areAsked = areQuestions(left, following, border, isHindi);
    if (!areAsked && endMark.test(border)) continue;
    const first = readPart(left);
    if (first === null || (!areAsked && !naming.includes(first.topic))) continue;
    // The options of one question are not two questions.
    if (border.trim() === ',' && options.some((option) => left.endsWith(option)) && options.some((option) => following.startsWith(option))) continue;
    const rest = following.replace(joiner, '');
    const read = readPart(first.topic === 'x_fact' ? completed(rest, left) : rest, startsWithKya.test(left));
    // "And when does the next one come" after a matter is about that, and about no fact of the chart.
    const second = read?.topic === 'x_fact' && isMatter(first.topic) && hasNoTerms(rest) ? null : read;
    // The question is also about the term in the user's chart.
    if (second !== null && first.topic === 'x_meaning' && ownChartTopics.includes(second.topic) && hasNoTerms(second.text)) return [alone(`${first.text}, mine`)];
    // "Where is my Venus, and what does it mean": the meaning in the user's chart.
    const isOfOwn = second !== null && first.topic === 'x_fact' && (second.topic === 'x_fact' || (second.topic === 'x_meaning' && rest !== second.text));
    if (isOfOwn && areTwo(first, second, text, border)) return [alone(first.text), alone(`${second.text}, mine`)];
    if (second !== null && areTwo(first, second, text, border)) return [alone(first.text), ...(splitQuestions(second.text) ?? [alone(second.text)])];
    const dependent = areAsked ? readDependent(first, rest, border) : null;
    if (dependent !== null) return [alone(first.text), dependent];
  }
  return null;
}
