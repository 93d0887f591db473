import { median, quantile, slope } from './statistics';

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[7], 7],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

test('a quantile is one of the values', () => {
  const values = Array.from({ length: 200 }, (_, index) => index + 1);
  expect([quantile(values, 0.99), quantile(values, 1), quantile(values, 0)]).toEqual([198, 200, 1]);
});

test('the slope is the mean increase between values and ignores even scatter', () => {
  expect(slope([5, 7, 9, 11])).toBe(2);
  expect(slope([1, -1, -1, 1])).toBe(0);
});

test('throws without values', () => {
  expect(() => median([])).toThrow('Nothing was measured.');
});
