import { hasNoTerms } from '../answers/facts/terms';
import type { Ask } from '../asks/ask';
import { findAsk } from '../asks/find-ask';
import { asksStep } from '../asks/form-of-line';
import { extractOptions, splitParts } from '../asks/options';
import { withOpenTopic } from '../asks/open-topic';
import { areBare } from '../asks/choices/own-words';
import { asksWhich, asksWhom, isDoing } from '../asks/choices/words';
import { readLine, toAskTopic, type AskTopic } from '../asks/request';
import { askingPart, hasDecisionVerb, hasQuestionClause, isQuestion, endsAsQuestion, endsInFuture, isStatement, startsAsQuestion, isAboutPast } from '../question/asking';
import { mentionsBirth } from '../question/birth/birth-details';
import { readText } from '../question/question-text';
import type { Wanted } from '../topics/understand';
import { completed } from '../turns/complete-line';

/** Minimum shares for a part to be a question; named things and options need less. */
const minShares = { asked: 0.6, named: 0.3, either: 0.5, bare: 0.1 };
/** Minimum share of the question kind of a part. */
const minWantedShare = 0.5;
const minWords = { asked: 3, named: 2 };
/** Longer texts are stories, which are not divided. */
const maxLetters = 300;
const timeKinds: readonly Wanted[] = ['when', 'muhurta', 'which'];
/** Topics with questions for the hours of a day. */
const dayTopics: readonly string[] = ['x_muhurta', 'x_time'];
/** Topics in which a bare name is a question too. */
export const naming: readonly string[] = ['x_fact', 'x_number', 'x_gem'];

const ownChartTopics: readonly string[] = ['x_fact', 'x_trouble'];

const smallTalkTopics: readonly string[] = ['x_followup', 'x_thanks', 'x_ack', 'x_greeting', 'x_farewell'];

/** Punctuation, connectors, and "kya" after the verb of another question. */
const borders =
  /([?？।!]+\s*|\.\s+|\n+|,\s*(?:and|also|aur|और)?\s|\s(?:and|also|aur|और|&|or)\s|(?<=\s(?:hai|hain|h|है|हैं))\s(?=(?:kya|क्या)\s))/iu;
/** "Kya" at the beginning asks in all clauses after it. */
const startsWithKya = /^(?:kya|kyaa|क्या)\s/iu;
/** The beginning of another option. */
const startsWithOr = /^(?:ya|yaa|vs|या|अथवा)\s/iu;
/** First words of a question that depends on the previous one. */
const joiner = /^(?:and|also|aur|or|और)\s+/iu;

interface Part {
  text: string;
  topic: string;
  ask: Ask | null;
  wanted: Wanted;
  isChoice: boolean;
  isDoing: boolean;
  /** Whether it asks for a decision, and for no step. */
  isDecision: boolean;
}

function readPart(text: string, opensByKya = false): Part | null {
  const { topic, wanted, whose } = readLine(text);
  const isNamed = naming.includes(topic.value);
  const of = isNamed ? (topic.value as AskTopic) : toAskTopic(topic.value);
  const parts = splitParts(text);
  const isPut = parts.some(isDoing) || (areBare(parts) && wanted.shareOf('either') >= minShares.bare);
  const read = readText(text, 'English');
  const isClear = !isNamed && (wanted.share >= minWantedShare || hasQuestionClause(text)) && withOpenTopic({ topic, wanted, whose }, read) !== null;
  if (!isPut && ((topic.share < minShares[isNamed ? 'named' : 'asked'] && !isClear) || smallTalkTopics.includes(topic.value))) return null;
  if (text.split(/\s+/u).length < minWords[isNamed ? 'named' : 'asked']) return null;
  // "Which is stronger, Sun or Moon": the options are no second question.
  const isBare = isNamed ? !isStatement(read) && !isAboutPast(read) && parts.length < 2 : isPut;
  const isAsked = isQuestion(read) || isBare || (opensByKya && endsInFuture(text));
  const ask = of === null ? null : findAsk(of, text);
  const isDecision = hasDecisionVerb(askingPart(read).plain) && !asksStep(read.plain);
  return isAsked ? { text, topic: topic.value, ask, wanted: wanted.value, isChoice: parts.length > 1, isDoing: parts.some(isDoing), isDecision } : null;
}

/** Whether two complete questions are adjacent: after the verb of a Hindi one, or before the first word of an English one. */
function isWhole({ text: left, isChoice: endsOption }: Part, { text: right, isChoice }: Part, border: string): boolean {
  if (/[?？।!.\n]|also/iu.test(border)) return true;
  // "She does not come, shall I go": a negation is a statement.
  if (border.trim() === ',' && !endsOption && !hasQuestionClause(left) && !endsAsQuestion(left)) return false;
  return startsAsQuestion(right) || ((endsOption || endsAsQuestion(left)) && (isChoice || endsInFuture(right) || isQuestion(readText(right, 'English'))));
}

/** Whether the second part asks for the hours of the day, or for the time of the matter, that the first one asks for. */
const asksForItsTime = (first: Part, second: Part): boolean =>
  dayTopics.includes(second.topic) &&
  (first.topic === 'x_muhurta' ? second.wanted !== 'muhurta' : first.isDecision && !first.isChoice && second.wanted === 'when');

/** Whether two parts are different questions: they name two chart terms that the whole line does not combine, or two topics. */
function areTwo(first: Part, second: Part, whole: string, border: string): boolean {
  const isNamed = naming.includes(first.topic);
  // In Hinglish "or" is "aur", too.
  if (border.trim().toLowerCase() === 'or' && readLine(whole).wanted.shareOf('either') >= minShares.either) return false;
  if (!isNamed && !isWhole(first, second, border)) return false;
  // "A or B, which one fits": the question about both is not another one.
  if (border.trim() === ',' && ((first.isChoice && asksWhich(second.text)) || isNamed || first.topic === 'x_meaning')) return isNamed && second.topic !== first.topic;
  // "Where shall I dig, in the north or in the east": the options of one question.
  if (second.isChoice && !second.isDoing && asksWhich(first.text)) return false;
  // The answer for a day includes its hours, and that for a decision its time.
  if (asksForItsTime(first, second)) return false;
  // "And what should I do" depends on the question before it.
  if (second.wanted === 'remedy' && second.topic !== 'x_remedyPlanet') return false;
  if (second.topic !== first.topic) return true;
  // "This one or that, and in which month", "… and tell him before": two questions about one matter.
  if (first.isChoice && (timeKinds.includes(second.wanted) || !asksWhom(second.text))) return true;
  // "When will sales recover, and should I add tiles": an outcome, and a decision.
  if (!isNamed && second.isDecision && !first.isDecision) return true;
  if (first.ask?.id === second.ask?.id) return false;
  if (!isNamed) return first.ask?.slot !== undefined && second.ask?.slot !== undefined;
  const asked = findAsk(first.topic as AskTopic, whole)?.id;
  return asked === first.ask?.id || asked === second.ask?.id;
}

/** The sentences of a paragraph, with their marks. */
export const splitIntoSentences = (paragraph: string): string[] => paragraph.split(/(?<=[.!?।])\s+/u);

/** Whether a sentence is a question or offers options. */
const isAsking = (sentence: string): boolean =>
  isQuestion(readText(sentence, 'English')) || splitParts(sentence).some(isDoing) || endsInFuture(sentence);

/** Whether both adjacent sentences are questions; before a full stop an English one has to start as a question, because a statement may contain "who" and "when". */
function areQuestions(left: string, following: string, end: string | undefined, isHindi: boolean): boolean {
  const last = splitIntoSentences(`${left}${end ?? ''}`).at(-1) ?? '';
  const [next = ''] = splitIntoSentences(following);
  return (end === '.' && !isHindi ? hasQuestionClause(last) : isAsking(last)) && (end === '?' || isAsking(next));
}

/** The complete questions of a message; null if there is only one. */
export function splitQuestions(text: string): string[] | null {
  // A stated birth belongs to the question after it.
  if (text.length > maxLetters || mentionsBirth(text)) return null;
  const options = extractOptions(text);
  const isHindi = readText(text, 'English').language !== 'English';
  const pieces = text.split(borders);
  for (let at = 1; at < pieces.length - 1; at += 2) {
    const left = pieces.slice(0, at).join('').trim();
    const following = pieces.slice(at + 1).join('').trim();
    const border = pieces[at] ?? '';
    const [end] = /^[?？।!.]/u.exec(border) ?? [];
    // "Job or business": in English "or" joins options.
    if (!left || !following || startsWithOr.test(following) || (border.trim() === 'or' && !isHindi)) continue;
    const areAsked = areQuestions(left, following, end, isHindi);
    if (!areAsked && end !== undefined) continue;
    const first = readPart(left);
    if (first === null || (!areAsked && !naming.includes(first.topic))) continue;
    // The options of one question are not two questions.
    if (border.trim() === ',' && options.some((option) => left.endsWith(option)) && options.some((option) => following.startsWith(option))) continue;
    const rest = following.replace(joiner, '');
    const second = readPart(first.topic === 'x_fact' ? completed(rest, left) : rest, startsWithKya.test(left));
    // The question is also about the term in the user's chart.
    if (second !== null && first.topic === 'x_meaning' && ownChartTopics.includes(second.topic) && hasNoTerms(second.text)) return [`${first.text}, mine`];
    // "Where is my Venus, and what does it mean": the meaning in the user's chart.
    const isOfOwn = second !== null && first.topic === 'x_fact' && (second.topic === 'x_fact' || (second.topic === 'x_meaning' && rest !== second.text));
    if (isOfOwn && areTwo(first, second, text, border)) return [first.text, `${second.text}, mine`];
    if (second !== null && areTwo(first, second, text, border)) return [first.text, ...(splitQuestions(second.text) ?? [second.text])];
  }
  return null;
}
