import { findMonths, findAllowedMonths } from './named-months';

const at = (year: number, month: number) => year * 12 + month - 1;

it.each([
  ['in March 2027', [at(2027, 3)]],
  ['January to March 2027', [at(2027, 1), at(2027, 3)]],
  ['from 18 Sep 2022 to 18 Sep 2029', [at(2022, 9), at(2029, 9)]],
  ['मार्च 2027 में', [at(2027, 3)]],
  ['this may help. March 2027', [at(2027, 3)]],
  ['in March', []],
])('%s', (text, months) => expect(findMonths(text)).toEqual(months));

it('accepts only the months between two near ones', () => {
  const months = findAllowedMonths(['The best time: January 2027 to March 2027.', 'From 1 Jan 2030 to 1 Jan 2031.']);
  expect([2, 4].map((month) => months.has(at(2027, month)))).toEqual([true, false]);
  expect(months.has(at(2030, 6))).toBe(false);
});
