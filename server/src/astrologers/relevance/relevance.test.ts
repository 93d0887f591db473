import { askSet } from './ask-set';
import { askedSet } from './asked-set';
import { heardSet } from './heard-set';
import { concreteSet } from './concrete-set';
import { keptSet } from './kept-set';

const share = 0.9;

it.each([
  ['built with', askedSet],
  ['kept aside', keptSet],
  ['written before a look', heardSet],
  ['about named things', concreteSet],
])('answers nine in ten of the set that was %s in the first 260 letters', (name, set) => {
  const cases = askSet(set);
  const missed = cases.filter(({ isAnswered }) => !isAnswered).map(({ question }) => question);
  console.info(`Relevance, ${name}: ${cases.length - missed.length} of ${cases.length}. Missed: ${missed.join(' | ')}`);
  expect(cases.length).toBeGreaterThan(70);
  expect((cases.length - missed.length) / cases.length).toBeGreaterThanOrEqual(share);
});
