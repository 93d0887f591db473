import { composeAnswer } from '../compose/compose';
import { setChart } from '../relevance/ask-set';
import { createQuestion } from '../testing/charts';

it.each([
  ['kya main videsh jaunga', 'aaj ka din kaisa hai', /videsh/iu],
  ['will i get a government job', 'how is my day going', /government|job/iu],
  ['when will i buy a flat', 'how will be my week', /flat|house|home/iu],
])('a day as a whole is asked for itself, after "%s": %s', (before, question, matter) => {
  const first = composeAnswer(createQuestion(setChart, before));
  const { text } = composeAnswer(createQuestion(setChart, question, { turns: [{ question: before, answer: first.text }] }));
  expect(text.split('\n\n')[0]).not.toMatch(matter);
});
