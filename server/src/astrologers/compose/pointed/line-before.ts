import { readQuestion, type ReadQuestion } from '../../question/read-question';
import type { Context } from '../context';

/** The question before this one, also where this one names a word of its own; null at the beginning of a chat. */
export function lineBefore({ read, question }: Context): ReadQuestion | null {
  const turns = question.turns ?? [];
  const last = turns.at(-1);
  return last ? readQuestion(last.question, turns.slice(0, -1), question.now, Date.parse(question.chart.utc), read.language) : null;
}
