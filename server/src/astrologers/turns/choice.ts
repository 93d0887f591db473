import { choose } from '../asks/choose';
import { leadOfChoice } from '../asks/leads';
import { findOptions } from '../asks/find-options';
import { readLine } from '../asks/request';
import type { Composed } from '../compose/composed';
import { getStrengths } from '../compose/context';
import { readText } from '../question/question-text';
import { askAbout, type Turn } from './turn';

/** "So which one?": one of the options that the line or the conversation before it has put, the last ones first; null where none were put. */
export function sayChoice(turn: Turn): Composed | null {
  const { context, base, form } = turn;
  const { question, read } = context;
  // The same once more is that of the line before.
  const told = (question.turns ?? [])
    .slice(form === 'again' ? -1 : 0)
    .map((each) => each.question)
    .reverse();
  const options = [question.text, ...told]
    .map((each) => findOptions({ line: readLine(each), read: { ...read, text: readText(each, read.language) } }))
    .find(({ length }) => length > 1);
  if (options === undefined || base.judgement === null) return null;
  const choice = choose(getStrengths(question.chart), options, question.birth.gender, question.now.getTime());
  const about = askAbout(turn, { kind: 'either' });
  const ask = base.asked?.ask ?? { id: 'any', lines: [] };
  const text = leadOfChoice({ context: about, ask, judgement: base.judgement, choice, words: {} }, choice);
  return { ...base, text, context: about, isFree: false, usesChart: true, sensitiveTopic: null };
}
