import { readTerms } from '../answers/facts/terms';
import type { Ask } from '../asks/ask';
import { findAsk } from '../asks/find-ask';
import { partsOf } from '../asks/options';
import { readLine, toAskTopic, type AskTopic } from '../asks/request';
import { asksSomething, onlyTells } from '../question/asking';
import { tellsBirth } from '../question/birth/birth-details';
import { readText } from '../question/question-text';
import type { Wanted } from '../topics/understand';
import { completed } from '../turns/of-things';
import type { Question } from '../types';
import type { Composed } from './composed';
import { join } from './join';

/** From such a share each part is a question by itself; a thing that is named and a choice between two need less. */
const leastSure = { asked: 0.6, chosen: 0.3, named: 0.3, either: 0.5 };
const leastWords = { asked: 3, chosen: 3, named: 2 };
/** Longer texts are stories, in which no two questions are looked for. */
const mostLetters = 300;
const ofTime: readonly Wanted[] = ['when', 'muhurta', 'which'];
/** Topics in which a bare name asks, too. */
const naming: readonly string[] = ['x_fact', 'x_number', 'x_gem'];

const asksNothing: readonly string[] = ['x_followup', 'x_thanks', 'x_ack', 'x_greeting', 'x_farewell'];

/** Marks, words that join, and "kya" behind the verb of another question. */
const borders =
  /([?？।!]+\s*|\.\s+|\n+|,\s*(?:and|aur|और)?\s|\s(?:and|aur|और|&|or)\s|(?<=\s(?:hai|hain|h|है|हैं))\s(?=(?:kya|क्या)\s))/iu;

interface Part {
  text: string;
  topic: string;
  ask: Ask | null;
  wanted: Wanted;
  isChoice: boolean;
}

function readPart(text: string): Part | null {
  const { topic, wanted } = readLine(text);
  const isNamed = naming.includes(topic.value);
  const of = isNamed ? (topic.value as AskTopic) : toAskTopic(topic.value);
  const isChoice = partsOf(text).length > 1;
  const least = isNamed ? 'named' : isChoice ? 'chosen' : 'asked';
  if (topic.share < leastSure[least] || asksNothing.includes(topic.value) || of === null) return null;
  if (text.split(/\s+/u).length < leastWords[least]) return null;
  const read = readText(text, 'English');
  // "Which is stronger, Sun or Moon": what it chooses between is no second question.
  const isAsked = asksSomething(read) || (isNamed ? !onlyTells(read) && !isChoice : isChoice);
  return isAsked ? { text, topic: topic.value, ask: findAsk(of, text), wanted: wanted.value, isChoice } : null;
}

/** "And which planet is mine": nothing of a chart is named, so it goes on from the term before it. */
function namesNothing(text: string): boolean {
  const { planets, houses, lordsOf, parts, level, division, karaka, yoga, dosha, saturn } = readTerms(text);
  return [planets, houses, lordsOf, parts].every(({ length }) => length === 0) && [level, division, karaka, yoga, dosha, saturn].every((each) => each === null);
}

/** Whether two parts ask two things: two of a chart that are named, which the whole line does not ask as one, or two topics. */
function areTwo(first: Part, second: Part, whole: string, border: string): boolean {
  const isNamed = naming.includes(first.topic);
  // In Hinglish "or" is "aur", too.
  if (border.trim().toLowerCase() === 'or' && readLine(whole).wanted.shareOf('either') >= leastSure.either) return false;
  // A comma parts what is named, and the clauses of a story.
  if (border.startsWith(',') && !isNamed) return false;
  // "And what should I do" goes on from what is asked before it.
  if (second.wanted === 'remedy' && second.topic !== 'x_remedyPlanet') return false;
  if (second.topic !== first.topic) return true;
  // "This one or that, and in which month", "how is he, and from where": one matter, of which two things are asked.
  if (first.isChoice && ofTime.includes(second.wanted)) return true;
  if (first.ask?.id === second.ask?.id) return false;
  if (!isNamed) return first.ask?.slot !== undefined && second.ask?.slot !== undefined;
  const asked = findAsk(first.topic as AskTopic, whole)?.id;
  return asked === first.ask?.id || asked === second.ask?.id;
}

/** The questions of a message, each whole; null where it asks one. */
function splitQuestions(text: string): string[] | null {
  // A birth that is told belongs to what is asked behind it.
  if (text.length > mostLetters || tellsBirth(text)) return null;
  const pieces = text.split(borders);
  for (let at = 1; at < pieces.length - 1; at += 2) {
    const [left, right] = [pieces.slice(0, at).join(''), pieces.slice(at + 1).join('')].map((each) => each.trim());
    const first = left && right ? readPart(left) : null;
    if (!right || first === null) continue;
    const second = readPart(first.topic === 'x_fact' ? completed(right, left ?? '') : right);
    // The term is asked of one's own chart as well, in one question.
    if (second !== null && first.topic === 'x_meaning' && second.topic === 'x_fact' && namesNothing(second.text)) return [`${first.text}, mine`];
    if (second !== null && areTwo(first, second, text, pieces[at] ?? '')) return [first.text, ...(splitQuestions(second.text) ?? [second.text])];
  }
  return null;
}

const mostQuestions = 4;

/** The answers to a message that asks two or three things: first sentences first, then what the first rests on; null where it asks one. */
export function composeTwo(question: Question, answer: (question: Question) => Composed): Composed | null {
  const parts = splitQuestions(question.text)?.slice(0, mostQuestions) ?? [];
  const messageLanguage = readText(question.text, question.birth.language).language;
  const answers = parts.map((text) => answer({ ...question, text, messageLanguage }));
  const [first] = answers;
  if (first === undefined || answers.some(({ sensitiveTopic }) => sensitiveTopic !== null)) return null;
  const openings = answers.map(({ text }) => text.split('\n\n')[0] ?? '');
  // What one answer says first may stand behind the other's.
  const paragraphs = new Set([...openings, ...first.text.split('\n\n').slice(1)]);
  return {
    ...first,
    text: join(...paragraphs),
    isFree: answers.every(({ isFree }) => isFree),
    usesChart: answers.some(({ usesChart }) => usesChart),
    general: answers.flatMap(({ usesChart, text, general = [] }) => (usesChart ? general : [text])),
  };
}
