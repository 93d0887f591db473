import { composeAnswer } from '../compose/compose';
import { createCharts, createQuestion } from '../testing/charts';

const [chart] = createCharts(1, 3);
const ask = (text: string, turns: { question: string; answer: string }[] = []) => composeAnswer(createQuestion(chart!, text, { turns }));

it('offers readings to ask where it is not sure what is meant, free', () => {
  const { text, isFree } = ask('the thing near there what about');
  expect(text).toMatch(/“[^”]+\?”/u);
  expect(isFree).toBe(true);
});

it('says which languages it reads, free', () => {
  expect(ask('¿Cuándo me casaré?')).toMatchObject({ isFree: true, text: expect.stringMatching(/English/u) as string });
});

it('a question asked again is answered again, free', () => {
  const turns = [{ question: 'When will I get a promotion?', answer: 'In May.' }];
  expect(ask('when will I get a promotion', turns)).toMatchObject({ isFree: true, usesChart: true });
});

it('a short line goes on from the question before it', () => {
  const turns = [{ question: 'Will I get a government job?', answer: 'Probably.' }];
  expect(ask('and when', turns).context.read.matter.id).toBe('governmentJob');
});
