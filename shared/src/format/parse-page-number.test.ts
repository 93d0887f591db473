import { parsePageNumber } from './parse-page-number';

it.each([
  ['page=3', 3],
  ['', 1],
  ['page=', 1],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=1.5', 1],
  ['page=two', 1],
  ['page=100001', 100_000],
  ['page=1e99', 100_000],
])('parses ?%s as page %d', (query, page) => {
  expect(parsePageNumber(new URLSearchParams(query))).toBe(page);
});
