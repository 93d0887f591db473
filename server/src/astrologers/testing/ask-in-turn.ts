import type { Chart } from '../../astrology';
import { composeAnswer } from '../compose/compose';
import { setChart } from '../relevance/ask-set';
import type { Question, Turn } from '../types';
import { createQuestion } from './charts';

/** The answer to the last of several questions of one chat, separated by ">>". */
export function askInTurn(questions: string, chart: Chart = setChart, astrologer: Question['astrologer'] = 'Oracle') {
  const turns: Turn[] = [];
  let last = composeAnswer(createQuestion(chart, ''));
  for (const question of questions.split('>>').map((each) => each.trim())) {
    last = composeAnswer(createQuestion(chart, question, { astrologer, turns: [...turns] }));
    turns.push({ question, answer: last.text });
  }
  return last;
}
