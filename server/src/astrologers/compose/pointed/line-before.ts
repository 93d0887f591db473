import { readQuestion, type ReadQuestion } from '../../question/read-question';
import type { Context } from '../context';

const known = new WeakMap<Context['question'], ReadQuestion | null>();

/** The question before this one, also where this one names a word of its own; null at the beginning of a chat. */
export function lineBefore({ read, question }: Context): ReadQuestion | null {
  const before = known.get(question);
  if (before !== undefined) return before;
  const turns = question.turns ?? [];
  const last = turns.at(-1);
  const found = last ? readQuestion(last.question, turns.slice(0, -1), question.now, Date.parse(question.chart.utc), read.language) : null;
  known.set(question, found);
  return found;
}
