import { dayFactsOf } from '../../astrology';
import { answerByTopic } from '../answers/by-topic';
import { forms, fill } from '../asks/forms/forms';
import { getContentLanguage } from '../asks/ask-words';
import { composeOfDay } from '../day/compose-day';
import { withLaterBirth } from '../question/birth/later-birth';
import { readQuestion, type ReadQuestion } from '../question/read-question';
import { composeTurn } from '../turns/compose-turn';
import type { Question } from '../types';
import type { Composed } from './composed';
import { createContext } from './context';
import { join } from './join';
import { composeTwo } from './two-questions';
import { correctAnswer } from './premise';
import { noteOfBirth, toKinQuestion, toTheirs } from './stated-birth';
import { composeStatedMatch } from './stated-match';
import { composeStatedName } from './stated-name';

export type { Composed } from './composed';

const composed = new WeakMap<Question, Composed>();

/** Answers a question, and caches the answer by question object, because its grounds are read after the text. The same chart, question, conversation and day give the same text. */
export function composeAnswer(question: Question): Composed {
  const cached = composed.get(question);
  if (cached) return cached;
  const facts = dayFactsOf(question.chart);
  const asked = withLaterBirth(question);
  const answered = facts ? composeOfDay(asked, facts, answerWhole) : answerWhole(asked);
  composed.set(question, answered);
  return answered;
}

const answerWhole = (question: Question): Composed => composeTwo(question, answerQuestion) ?? answerQuestion(question);

/** A question that states a relative's birth is answered from their chart; the note says so after the first paragraph. */
function answerQuestion(asked: Question): Composed {
  const read = readAsked(asked);
  // A repeated question is not a follow-up.
  const followUp = read.kind === 'repeat' ? null : composeTurn(asked, answerQuestion);
  if (followUp !== null) return followUp;
  const stated = composeStatedMatch(asked) ?? composeStatedName(asked);
  if (stated !== null) return stated;
  const kin = toKinQuestion(asked);
  if (!kin) {
    const direct = answerRead(asked, read);
    // A question for a fact has no premise.
    return direct.isFact === true ? direct : correctAnswer(direct);
  }
  const readOfKin = readAsked(kin.question);
  const answered = answerRead(kin.question, kin.isTheirs ? { ...readOfKin, kin: null } : readOfKin);
  if (answered.sensitiveTopic) return answered;
  const paragraphs = answered.text.split('\n\n');
  // Steps are for the user.
  const steps = answered.asked === undefined ? 0 : 1;
  const who = answered.context.book.kin(kin.stated.kin.id);
  const forPerson = (each: string, at: number) => (kin.isTheirs && at < paragraphs.length - steps ? toTheirs(each, who) : each);
  const [opening = '', ...rest] = paragraphs.map(forPerson);
  return { ...answered, text: answered.isFree ? join(opening, ...rest) : join(opening, noteOfBirth(answered.context, kin), ...rest) };
}

function readAsked({ text, turns = [], now, chart, birth, messageLanguage }: Question): ReadQuestion {
  const read = readQuestion(text, turns, now, Date.parse(chart.utc), birth.language);
  return messageLanguage === undefined ? read : { ...read, language: messageLanguage };
}

/** A repeated question is free. */
function answerRead(question: Question, read: ReadQuestion): Composed {
  if (!read.text.isRead) return answerUnread(question, read);
  const answered = answerByTopic(question, read);
  return read.kind === 'repeat' ? { ...answered, isFree: true } : answered;
}

function answerUnread(question: Question, read: ReadQuestion): Composed {
  const context = createContext(question, read);
  const text = context.render([fill(forms.unread, getContentLanguage(context), {})]);
  return { text, context, sensitiveTopic: null, judgement: null, isFree: true, usesChart: false };
}

export const compose = (question: Question): string => composeAnswer(question).text;
