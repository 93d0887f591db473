import { compareReleases, compareWithBefore, type Comparison } from './sequential-test';

const falseAlarms = 0.01;
const minutes = (
  count: number,
  minute: (at: number) => [visits: number, bad: number, stableVisits: number, stableBad: number],
): Comparison[] =>
  Array.from({ length: count }, (_, at) => {
    const [visits, bad, stableVisits, stableBad] = minute(at);
    return { canary: { visits, bad }, stable: { visits: stableVisits, bad: stableBad } };
  });

it('a canary that fails for everyone is called worse after a handful of visits', () => {
  expect(
    compareReleases(
      minutes(5, () => [1, 1, 20, 0]),
      falseAlarms,
    ),
  ).toMatchObject({ isWorse: true, canary: 1, stable: 0 });
  expect(
    compareReleases(
      minutes(2, () => [1, 1, 20, 0]),
      falseAlarms,
    ).isWorse,
  ).toBe(false);
});

it('a canary that fails three times as often is called worse after some hundreds', () => {
  expect(
    compareReleases(
      minutes(120, (at) => [10, Number(at % 2 === 0), 190, 3]),
      falseAlarms,
    ).isWorse,
  ).toBe(true);
});

it('an outage or a bad night that affects both releases is no evidence', () => {
  const night = minutes(600, (at) => (at % 100 < 50 ? [5, 2, 95, 38] : [5, 0, 95, 1]));
  expect(compareReleases(night, falseAlarms).isWorse).toBe(false);
});

it('a minute without visits of one release is joined with the next', () => {
  const alternating = minutes(60, (at) => (at % 2 === 0 ? [1, 1, 0, 0] : [0, 0, 3, 0]));
  expect(compareReleases(alternating, falseAlarms)).toMatchObject({ isWorse: true, canary: 1 });
  expect(
    compareReleases(
      minutes(60, () => [5, 5, 0, 0]),
      falseAlarms,
    ),
  ).toMatchObject({ isWorse: false, evidence: 1 });
});

it('a small difference halts nothing, whatever the evidence', () => {
  const { isWorse, evidence } = compareReleases(
    minutes(2000, () => [1000, 4, 1000, 1]),
    falseAlarms,
  );
  expect([isWorse, evidence > 100]).toEqual([false, true]);
});

it('a stable release is compared with its predecessor', () => {
  const before = { visits: 10_000, bad: 50 };
  const day = (visits: number, bad: number) => Array.from({ length: 60 }, () => ({ visits, bad }));
  expect(compareWithBefore(day(100, 1), before, 0.001).isWorse).toBe(false);
  expect(compareWithBefore(day(100, 10), before, 0.001).isWorse).toBe(true);
  expect(compareWithBefore(day(1, 1), { visits: 0, bad: 0 }, 0.001).isWorse).toBe(true);
});
