import { composeAnswer } from '../compose/compose';
import { createCharts, createQuestion } from '../testing/charts';

const [chart] = createCharts(1, 3);
const ask = (text: string, turns: { question: string; answer: string }[] = []) => composeAnswer(createQuestion(chart!, text, { turns }));

it('offers possible readings for free if the topic is unsure', () => {
  const { text, isFree } = ask('the thing near there what about');
  expect(text).toMatch(/“[^”]+\?”/u);
  expect(isFree).toBe(true);
});

it('says for free which languages it reads', () => {
  expect(ask('¿Cuándo me casaré?')).toMatchObject({ isFree: true, text: expect.stringMatching(/English/u) as string });
});

it('answers a repeated question for free', () => {
  const turns = [{ question: 'When will I get a promotion?', answer: 'In May.' }];
  expect(ask('when will I get a promotion', turns)).toMatchObject({ isFree: true, usesChart: true });
});

it('reads a short message as a follow-up', () => {
  const turns = [{ question: 'Will I get a government job?', answer: 'Probably.' }];
  expect(ask('and when', turns).context.read.matter.id).toBe('governmentJob');
});
