import type { Ask } from '../asks/ask';
import { findAsk } from '../asks/find-ask';
import { asksStep } from '../asks/forms/form-of-line';
import { splitParts } from '../asks/options';
import { withOpenTopic } from '../asks/open-topic';
import { areBare } from '../asks/choices/own-words';
import { asksWhich, asksWhom, isDoing } from '../asks/choices/words';
import { isTalk, readLine, toAskTopic, type AskTopic } from '../asks/request';
import { askingPart, hasDecisionVerb, hasQuestionClause, isQuestion, endsAsQuestion, endsInFuture, isStatement, startsAsQuestion, isAboutPast } from '../question/asking';
import { readText } from '../question/question-text';
import type { Wanted } from '../topics/understand';

/** Minimum shares for a part to be a question; named things and options need less. */
const minShares = { asked: 0.6, named: 0.3, either: 0.5, bare: 0.1 };
/** Minimum share of the question kind of a part. */
const minWantedShare = 0.5;
const minWords = { asked: 3, named: 2 };
const timeKinds: readonly Wanted[] = ['when', 'muhurta', 'which'];
/** Topics with questions for the hours of a day. */
const dayTopics: readonly string[] = ['x_muhurta', 'x_time'];
/** Topics in which a bare name is a question too. */
export const naming: readonly string[] = ['x_fact', 'x_number', 'x_gem'];

const smallTalkTopics: readonly string[] = ['x_followup', 'x_thanks', 'x_ack', 'x_greeting', 'x_farewell'];

/** A word or mark that joins two questions. */
export const joins = /[?？]|and|aur|और|also/iu;

export interface Part {
  text: string;
  topic: string;
  ask: Ask | null;
  wanted: Wanted;
  isChoice: boolean;
  isDoing: boolean;
  /** Whether it asks for a decision, and for no step. */
  isDecision: boolean;
}

export function readPart(text: string, opensByKya = false): Part | null {
  const { topic, wanted, whose } = readLine(text);
  const isNamed = naming.includes(topic.value);
  const of = isNamed ? (topic.value as AskTopic) : toAskTopic(topic.value);
  const parts = splitParts(text);
  const isPut = parts.some(isDoing) || (areBare(parts) && wanted.shareOf('either') >= minShares.bare);
  const read = readText(text, 'English');
  const isClear = !isNamed && (wanted.share >= minWantedShare || hasQuestionClause(text)) && withOpenTopic({ topic, wanted, whose }, read) !== null;
  // "How do I find out" behind another question is none about the service.
  const isSure = topic.share >= minShares[isNamed ? 'named' : 'asked'] || (isClear && !(of !== null && isTalk(of)));
  if (!isPut && (!isSure || smallTalkTopics.includes(topic.value))) return null;
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
export function areTwo(first: Part, second: Part, whole: string, border: string): boolean {
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
  // "Is there love marriage, and will my parents agree": two events of one matter.
  if (!isNamed) return joins.test(border) && first.ask !== null && second.ask !== null;
  const asked = findAsk(first.topic as AskTopic, whole)?.id;
  return asked === first.ask?.id || asked === second.ask?.id;
}


/** One question of a message; a dependent one leaves its subject to the question before it. */
export interface SplitQuestion {
  text: string;
  isDependent: boolean;
}

const minDependentWords = 2;
/** What a kind asks for; of a matter, different things are different questions. */
const contentOf: Readonly<Partial<Record<Wanted, 'reason' | 'time' | 'name' | 'step' | 'talk'>>> = {
  why: 'reason',
  when: 'time',
  muhurta: 'time',
  which: 'name',
  like: 'name',
  fact: 'name',
  remedy: 'step',
  talk: 'talk',
};

/** Whether a second question asks for something that the answer to the first does not include: an outcome has its time, and every answer has a step. */
function asksMore(first: Wanted, second: Wanted): boolean {
  const [one, other] = [contentOf[first], contentOf[second]];
  return one !== other && other !== 'step' && other !== 'talk' && !(one === undefined && other === 'time');
}

/** "Why does it happen, and until when": a second question that names no subject, but asks for something else. */
export function readDependent(first: Part, rest: string, border: string): SplitQuestion | null {
  const { wanted } = readLine(rest);
  const isClear = wanted.share >= minWantedShare && isQuestion(readText(rest, 'English')) && rest.split(/\s+/u).length >= minDependentWords;
  const isAsked = isClear && !first.isChoice && splitParts(rest).length < 2;
  return isAsked && joins.test(border) && asksMore(first.wanted, wanted.value) ? { text: rest, isDependent: true } : null;
}

