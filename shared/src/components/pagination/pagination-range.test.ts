import { paginationRange } from './pagination-range';

it.each([
  [1, 1, [1]],
  [3, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 8, [1, 2, 'gap', 8]],
  [3, 8, [1, 2, 3, 4, 'gap', 8]],
  [5, 12, [1, 'gap', 4, 5, 6, 'gap', 12]],
  [11, 12, [1, 'gap', 10, 11, 12]],
  [12, 12, [1, 'gap', 11, 12]],
])('page %d of %d', (page, pageCount, steps) => {
  expect(paginationRange(page, pageCount)).toEqual(steps);
});
