import { areFewerThanUsual, areVisitsMissing, type SharedMinute } from './missing-visits';

const minutes = (count: number, canary: [visits: number, bad: number], stable: number, percent = 10): SharedMinute[] =>
  Array.from({ length: count }, () => ({
    canary: { visits: canary[0], bad: canary[1] },
    stable: { visits: stable, bad: 0 },
    percent,
  }));

it('a canary that always fails lacks good visits after a handful', () => {
  expect(areVisitsMissing(minutes(3, [1, 1], 9))).toBe(false);
  expect(areVisitsMissing(minutes(6, [1, 1], 9))).toBe(true);
});

it('added failures never count as missing visits', () => {
  expect(areVisitsMissing(minutes(600, [11, 10], 9))).toBe(false);
  expect(areVisitsMissing(minutes(600, [5001, 5000], 9))).toBe(false);
});

it('a canary slightly below its share, or with an unknown or full share, lacks no visits', () => {
  expect(areVisitsMissing(minutes(600, [8, 0], 90))).toBe(false);
  for (const percent of [0, 100]) expect(areVisitsMissing(minutes(600, [0, 0], 90, percent))).toBe(false);
});

it('a stable release that lost most of its good visits has fewer than usual', () => {
  expect([areFewerThanUsual(0, 10), areFewerThanUsual(30, 100), areFewerThanUsual(70, 100)]).toEqual([true, true, false]);
  expect([areFewerThanUsual(0, 0), areFewerThanUsual(0, 3), areFewerThanUsual(500, 100)]).toEqual([false, false, false]);
});
