import { differenceOf, intervalOf, isLopsided, type Share } from './uncertainty';

it('is unsure about few visits, and has no interval without any', () => {
  expect(intervalOf({ visits: 0, hits: 0 })).toBeNull();
  const few = intervalOf({ visits: 10, hits: 0 });
  expect(few?.high).toBeGreaterThan(0.2);
  expect(intervalOf({ visits: 10_000, hits: 1000 })?.high).toBeLessThan(0.11);
  expect(differenceOf({ visits: 5, hits: 5 }, { visits: 0, hits: 0 })).toBeNull();
});

/** A repeatable sequence of numbers from 0 to 1. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Whether daily looks ever show a difference of two shares, over 60 days of 400 visits. */
function showsDifference(seed: number, shares: [number, number]): boolean {
  const random = createRandom(seed);
  const both: [Share, Share] = [
    { visits: 0, hits: 0 },
    { visits: 0, hits: 0 },
  ];
  for (let day = 0; day < 60; day += 1) {
    for (let visit = 0; visit < 400; visit += 1) {
      const side = visit % 2 === 0 ? 0 : 1;
      both[side].visits += 1;
      both[side].hits += random() < shares[side] ? 1 : 0;
    }
    const difference = differenceOf(both[0], both[1]);
    if (difference && (difference.low > 0 || difference.high < 0)) return true;
  }
  return false;
}
const runs = Array.from({ length: 200 }, (_, seed) => seed * 7919 + 1);

it('finds no winner where there is none, however often one looks', () => {
  expect(runs.filter((seed) => showsDifference(seed, [0.05, 0.05])).length).toBeLessThanOrEqual(10);
});

it('finds a difference that is there', () => {
  expect(runs.slice(0, 20).filter((seed) => showsDifference(seed, [0.05, 0.08])).length).toBeGreaterThanOrEqual(19);
});

it('notices that visits of a variant get lost, and not what chance does', () => {
  expect(isLopsided(4700, 10_000, 0.5)).toBe(true);
  expect(isLopsided(4900, 10_000, 0.5)).toBe(false);
  expect(isLopsided(0, 0, 0.5)).toBe(false);
});
