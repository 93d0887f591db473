import { formatVerdict } from './goal';

test.each([
  [0.99, 'kept'],
  [1.004, 'kept'],
  [1.04, 'over 1.00, within 1.05'],
  [1.08, 'MISSED: over 1.05'],
  [Number.NaN, 'MISSED: over 1.05'],
])('a ratio of %d with the goal 1.00 and the maximum 1.05: %s', (ratio, said) => {
  expect(formatVerdict(ratio, { goal: 1, limit: 1.05, decimals: 2 })).toBe(said);
});

test.each([
  [98, 'kept'],
  [97, 'MISSED: under 98'],
])('a score of %d with a floor of 98: %s', (score, said) => {
  expect(formatVerdict(score, { goal: 98, decimals: 0, isMinimum: true })).toBe(said);
});
