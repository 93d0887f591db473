import type { Turn } from '../../types';
import { readLine } from '../../asks/request';
import { isQuestion } from '../asking';
import { readText } from '../question-text';
import { findClock } from './birth-clock';
import { findStatedBirth, mentionsBirth, unnamedChild, unnamedPartner } from './birth-details';
import { findDate } from './birth-date';

interface Asked {
  text: string;
  asked?: string;
  now: Date;
  turns?: readonly Turn[];
}

const maxWords = 24;

/** Whether a message only states a birth. */
function statesOnlyBirth(line: string, now: Date): boolean {
  const date = findDate(line, now);
  if (date === null || Date.parse(date.date) > now.getTime()) return false;
  const text = readText(line, 'English');
  if (text.length > maxWords || isQuestion(text)) return false;
  return mentionsBirth(line) || (!date.isNear && findClock(line.replace(date.match, ' ')).minutes !== null);
}

const hour = /(?<![\d.:])\d{1,2}[.:]\d{2}(?![\d.:])/gu;

/** "It was 4.21, not 4.12" after a question that states a birth: that question with the other hour; null if the line corrects none. */
function withOtherHour(line: string, asked: string, now: Date): string | null {
  const [stated, ...more] = asked.match(hour) ?? [];
  const other = line.match(hour)?.find((each) => each !== stated);
  if (stated === undefined || other === undefined || more.length > 0 || findDate(line.replace(hour, ' '), now) !== null) return null;
  const birth = findStatedBirth(asked, now, undefined, unnamedPartner);
  return birth === null || birth.minutes === null ? null : asked.replace(stated, other);
}

/** "3 May 1994, 1 pm, Nagpur" after a question without a birth: that question, with the birth. Any other line is returned unchanged. */
export function withLaterBirth<Question extends Asked>(question: Question): Question {
  const turns = question.turns ?? [];
  // "Whose chart was that?" in between is not about the person of the birth.
  const asked = turns.findLastIndex((turn) => readLine(turn.question).topic.value !== 'x_followup');
  const at = asked < 0 ? turns.length - 1 : asked;
  const last = turns[at];
  const corrected = last && withOtherHour(question.text, last.question, question.now);
  if (corrected) return { ...question, text: corrected, turns: turns.slice(0, at) };
  if (!last || !statesOnlyBirth(question.text, question.now) || findStatedBirth(last.question, question.now, undefined, unnamedChild) !== null) return question;
  const born = mentionsBirth(question.text) ? question.text : `born ${question.text}`;
  return { ...question, asked: last.question, text: `${last.question.replace(/[?.!।\s]+$/u, '')}, ${born}`, turns: turns.slice(0, at) };
}
