import { findAsk } from '../asks/find-ask';
import { readLine, toAskTopic } from '../asks/request';
import { asksSomething } from '../question/asking';
import { readText } from '../question/question-text';
import { completed } from '../turns/of-things';
import type { Question } from '../types';
import type { Composed } from './composed';
import { join } from './join';

/** From such a share each part is a question by itself. */
const leastSure = 0.6;
const leastWords = 3;
/** Longer texts are stories, in which no two questions are looked for. */
const mostLetters = 300;
/** Topics in which a bare name asks, too. */
const naming: readonly string[] = ['x_fact', 'x_number', 'x_gem'];

const borders = /([?？।!]+\s*|\.\s+|\n+|\s(?:and|aur|और|&)\s)/iu;

interface Part {
  text: string;
  topic: string;
  ask: string | null;
}

function readPart(text: string): Part | null {
  const { topic } = readLine(text);
  const of = toAskTopic(topic.value);
  if (topic.share < leastSure || topic.value === 'x_followup' || of === null) return null;
  const isAsked = asksSomething(readText(text, 'English')) || naming.includes(topic.value);
  return isAsked ? { text, topic: topic.value, ask: findAsk(of, text)?.id ?? null } : null;
}

/** The two questions of a message, each whole; null where it asks one. */
function splitQuestions(text: string): [Part, Part] | null {
  if (text.length > mostLetters) return null;
  const pieces = text.split(borders);
  for (let at = 1; at < pieces.length - 1; at += 2) {
    const [left, right] = [pieces.slice(0, at).join(''), pieces.slice(at + 1).join('')].map((each) => each.trim());
    if (!left || !right || [left, right].some((each) => each.split(/\s+/u).length < leastWords)) continue;
    const first = readPart(left);
    if (first === null) continue;
    const second = readPart(first.topic === 'x_fact' ? completed(right, left) : right);
    if (second !== null && (second.topic !== first.topic || (second.ask !== first.ask && naming.includes(first.topic)))) return [first, second];
  }
  return null;
}

/** Both answers to a message that asks two things: first sentences first, then what the first rests on; null where it asks one. */
export function composeTwo(question: Question, answer: (question: Question) => Composed): Composed | null {
  const parts = splitQuestions(question.text);
  if (parts === null) return null;
  const [first, second] = parts.map(({ text }) => answer({ ...question, text })) as [Composed, Composed];
  if (first.sensitiveTopic !== null || second.sensitiveTopic !== null) return null;
  const [opening = '', ...rest] = first.text.split('\n\n');
  const [other = ''] = second.text.split('\n\n');
  return { ...first, text: join(opening, other, ...rest), isFree: first.isFree && second.isFree, usesChart: first.usesChart || second.usesChart };
}
