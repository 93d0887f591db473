import type { Turn } from '../../types';
import { readLine } from '../../asks/request';
import { isQuestion } from '../asking';
import { readText } from '../question-text';
import { findClock } from './birth-clock';
import { findStatedBirth, mentionsBirth, unnamedChild } from './birth-details';
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

/** "3 May 1994, 1 pm, Nagpur" after a question that told no birth: that question, with the birth. Any other line stays as it is. */
export function withLaterBirth<Question extends Asked>(question: Question): Question {
  const turns = question.turns ?? [];
  // "Whose chart was that?" in between asks nothing of the one who is born.
  const asked = turns.findLastIndex((turn) => readLine(turn.question).topic.value !== 'x_followup');
  const at = asked < 0 ? turns.length - 1 : asked;
  const last = turns[at];
  if (!last || !statesOnlyBirth(question.text, question.now) || findStatedBirth(last.question, question.now, undefined, unnamedChild) !== null) return question;
  const born = mentionsBirth(question.text) ? question.text : `born ${question.text}`;
  return { ...question, asked: last.question, text: `${last.question.replace(/[?.!।\s]+$/u, '')}, ${born}`, turns: turns.slice(0, at) };
}
