import { createCharts, createQuestion } from '../testing/charts';
import { compose } from './compose';

const charts = createCharts(12, 5);

it.each([
  ['Is 20 December 2026 good for griha pravesh?', 'Kharmas'],
  ['Is 27 December 2026 a good day for the wedding?', 'Kharmas'],
  ['Is 20 September 2027 a good day to buy a car?', 'fortnight of the ancestors'],
  ['Is 29 September 2027 good for griha pravesh?', 'Chaturmas'],
])('%s: no, whoever asks, because of %s', (asked, reason) => {
  for (const chart of charts) expect(compose(createQuestion(chart, asked))).toContain(reason);
});

it('offers no day of Kharmas where the best one of a month is asked for', () => {
  for (const chart of charts) expect(compose(createQuestion(chart, 'Which day in January 2027 is best for griha pravesh?'))).not.toMatch(/\b(?:[1-9]|1[0-4]) Jan 2027/u);
});
