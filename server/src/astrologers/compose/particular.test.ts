import { createVerifier } from '../check/verify';
import { askSet } from '../relevance/ask-set';
import { particularSet } from '../relevance/particular-set';
import { createCharts, createQuestion, testNow } from '../testing/charts';
import { composeAnswer } from './compose';

it.each(askSet(particularSet).map((each) => [each.question, each] as const))('answers "%s" to the point', (_, { question, opening, isAnswered }) => {
  expect({ question, opening, isAnswered }).toEqual({ question, opening, isAnswered: true });
});

const questions = particularSet
  .trim()
  .split('\n')
  .map((line) => line.split(' | ')[0] ?? '');

it('says nothing of any chart that the chart or the sky contradicts, and leaves no gap', () => {
  createCharts(12, 7).forEach((chart, at) => {
    const verify = createVerifier(chart, testNow);
    for (const text of questions) {
      const { text: answer } = composeAnswer(createQuestion(chart, text, { astrologer: at % 2 === 0 ? 'Oracle' : 'Astra' }));
      expect({ text, wrong: verify(answer), bad: answer.match(/undefined|NaN|null|\[object|[{}<>$`]|(?<!\n)\n(?!\n)| {2}|[.?!।,;:]{2}| [.,;।]/u)?.[0] ?? null, answer }).toEqual({ text, wrong: [], bad: null, answer });
    }
  });
});

it('gives no verdict on a market, a court or an illness beside a choice', () => {
  for (const chart of createCharts(12, 3)) {
    expect(composeAnswer(createQuestion(chart, 'hold my adani shares or exit')).text).not.toMatch(/^(?:hold|exit|sell)\b[^.]*(?:rather|before)/iu);
    expect(composeAnswer(createQuestion(chart, 'doctor ko dikhau ya dasha badalne ka intezar karu')).text).toMatch(/doctor/iu);
  }
});

it('says what a number or an unsure birth time means without charging for the latter', () => {
  const [chart] = createCharts(1, 5);
  expect(composeAnswer(createQuestion(chart!, 'my birth time is not sure, between 4 and 5 am, will my lagna change')).isFree).toBe(true);
});
