import { asksReader } from '../asks/asks-reader';
import { asksChart, findFirmAnswer, findFraudAnswer, findLifeAnswer, findPlainAnswer } from '../plain/plain-answer';
import { dayFactsOf } from '../../astrology';
import { composeOfDay } from '../day/compose-day';
import { composeSensitiveAnswer } from '../reader/sensitive-answer';
import type { AnswerLanguage } from '../question/language';
import { toWhole } from '../question/ellipsis';
import { withBirthToldLater } from '../question/birth/told-later';
import { withChoice } from '../question/comparison';
import { withHouseNumber } from '../question/house-of-death';
import { isTalk, readQuestion } from '../question/read-question';
import type { Question } from '../types';
import type { Composed } from './composed';
import { createContext } from './context';
import { composeByKind, composeFromJudgement } from './by-kind';
import { costsNothing } from './shown-facts';
import { explainTerm, findTerm } from './glossary';
import { judge } from './judgement';
import { sayDoNotWait } from './do-not-wait';
import { withForm } from './with-form';
import { withPerson } from './with-person';
import { findSensitive } from './find-sensitive';
import { addMarriedNote } from './married-note';
import { composeFollowUp } from './follow-up';
import { withNamedTime } from './named-time';
import { join } from './join';
import { answerPossible } from './impossible-time';
import { composeTurn } from './turn/compose-turn';
import { composeStillSame } from './still-same';
import { composeTalk } from './talk';
import { composeParticular } from './particular';
import { composePointed } from './pointed';
import { composeToldDetail } from './pointed/told-detail';
import { composeTwo } from './two-questions';
import { composeToldMatch } from './told-match';
import { composeToldName } from './told-name';
import { asTheirOwn, noteOfBirth, toKinQuestion } from './told-birth';
import { correctAnswer, ofOneself, withoutChecking } from './premise';

export type { Composed } from './composed';

const judged = ['yesNo', 'when', 'how', 'why', 'doubt', 'meaning', 'more', 'risk'] as const;

const composed = new WeakMap<Question, Composed>();

/** Answers a question; once for one question object, because its grounds are asked for after the text. The same chart, question, conversation and day give the same text. */
export function composeAnswer(question: Question): Composed {
  const known = composed.get(question);
  if (known) return known;
  const facts = dayFactsOf(question.chart);
  const whole = withBirthToldLater(question);
  const text = withChoice(withHouseNumber(whole.text));
  const asked = text === whole.text ? whole : { ...whole, text };
  const answered = facts ? composeOfDay(asked, facts, answerAny) : answerAny(asked);
  composed.set(question, answered);
  return answered;
}

const answerAny = (question: Question): Composed => answerPossible(question, answerWhole) ?? answerWhole(question);

const answerWhole = (question: Question): Composed => composeTwo(question, answerQuestion) ?? answerQuestion(question);

/** A question that tells a relative's birth is read from their chart; the note says so after the first paragraph. */
function answerQuestion(asked: Question): Composed {
  const again = composeStillSame(asked, answerQuestion);
  if (again !== null) return again;
  const turned = composeTurn(asked, answerQuestion);
  if (turned !== null) return turned;
  const told = composeToldMatch(asked) ?? composeToldName(asked);
  if (told !== null) return told;
  const question = toWhole(asked);
  const kin = toKinQuestion(question);
  if (!kin) return answer(question, false);
  const answered = answer(kin.question, kin.isTheirs);
  if (answered.isFree || answered.sensitiveTopic) return answered;
  const [opening = '', ...rest] = answered.text.split('\n\n');
  return { ...answered, text: join(opening, noteOfBirth(answered.context, kin), ...rest) };
}

/** What is taken for granted of the chart and is not so is said before the answer. */
const answer = (question: Question, isTheirs: boolean): Composed => {
  const first = answerAsked(question, isTheirs);
  const urgent = sayDoNotWait(first);
  const found = urgent === null ? first : { ...first, text: join(urgent, first.text) };
  // A fact that is asked is no claim.
  return isTheirs || asksChart(found.context) ? found : correctAnswer(found, question.text);
};

function answerAsked(question: Question, isTheirs: boolean): Composed {
  const fallback: AnswerLanguage = question.birth.language;
  const asked = readQuestion(ofOneself(withoutChecking(question.text)), question.turns ?? [], question.now, Date.parse(question.chart.utc), fallback);
  const asRead = isTheirs ? asTheirOwn(asked) : asked;
  const own = createContext(question, asRead);
  const sensitiveTopic = findSensitive(own);
  const mayBeLife = sensitiveTopic === null || ['illness', 'death', 'pregnancy', 'law'].includes(sensitiveTopic);
  const early = findFraudAnswer(own) ?? (mayBeLife ? findLifeAnswer(own) : null);
  if (early) return { text: early.compose(own), context: own, sensitiveTopic: null, judgement: null, isFree: early.isFree, usesChart: early.usesChart };
  if (sensitiveTopic) {
    return { text: composeSensitiveAnswer(sensitiveTopic, own), context: own, sensitiveTopic, judgement: null, isFree: true, usesChart: true };
  }
  const ofAsk = asRead.text.isRead && asRead.kind !== 'repeat' ? (asksReader.compose?.(question, asRead) ?? null) : null;
  if (ofAsk !== null) return ofAsk;
  const pointed = asRead.text.isRead && !asksChart(own) ? composePointed(own) : null;
  if (pointed !== null) return { text: pointed, context: own, sensitiveTopic, judgement: null, isFree: false, usesChart: true };
  const firm = findFirmAnswer(own);
  if (firm) return { text: firm.compose(own), context: own, sensitiveTopic, judgement: null, isFree: firm.isFree, usesChart: firm.usesChart };
  const particular = asRead.text.isRead ? (composeToldDetail(own) ?? composeFollowUp(own) ?? composeParticular(own)) : null;
  if (particular !== null) return { text: particular, context: own, sensitiveTopic, judgement: null, isFree: false, usesChart: true };
  const term = findTerm(asRead);
  if (term) {
    return { text: explainTerm(own, term), context: own, sensitiveTopic, judgement: null, isFree: true, usesChart: false };
  }
  const plain = findPlainAnswer(own);
  if (plain) {
    return { text: plain.compose(own), context: own, sensitiveTopic, judgement: null, isFree: plain.isFree, usesChart: plain.usesChart };
  }
  if (isTalk(asRead.kind)) {
    return { text: composeTalk(own), context: own, sensitiveTopic, judgement: null, isFree: true, usesChart: false };
  }
  const { read, isMarried } = withForm(withPerson(asRead), question.birth.marital_status);
  const context = createContext(question, read);
  const needsJudgement = read.fact === null && judged.some((kind) => kind === read.kind);
  const judgement = needsJudgement ? judge(context) : null;
  const text = judgement ? withNamedTime(composeFromJudgement(context, judgement), context, judgement) : composeByKind(context);
  const withNote = isMarried && read.fact === null && read.kind !== 'repeat' ? addMarriedNote(text, context) : text;
  return { text: withNote, context, sensitiveTopic, judgement, isFree: costsNothing(read), usesChart: read.kind !== 'repeat' };
}

export const compose = (question: Question): string => composeAnswer(question).text;
