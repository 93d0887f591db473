import { readFileSync } from 'node:fs';
import { findCores, plan, simulateWait } from './capacity.mjs';

const figures = JSON.parse(readFileSync(new URL('../../docs/capacity.json', import.meta.url), 'utf8'));

test('the simulated wait of one core matches the formula for one queue', () => {
  // M/M/1 at half load: the wait is exponential after a half of no wait, so that P(wait > t) = 0.5 exp(-t / 2 s).
  const expected = 2 * Math.log(0.5 / 0.01) * 10;
  expect(simulateWait({ perSecond: 50, seconds: 0.01, cores: 1, requests: 200_000 })).toBeCloseTo(expected, -1);
});

test('more load needs more cores, and never fewer than its work', () => {
  const few = findCores({ perSecond: 50, seconds: 0.01, waitMs: 20 });
  const many = findCores({ perSecond: 500, seconds: 0.01, waitMs: 20 });
  expect(few).toBeGreaterThanOrEqual(1);
  expect(many).toBeGreaterThanOrEqual(5);
  expect(many).toBeGreaterThan(few);
});

test('the document has the table that the simulation prints', () => {
  const text = readFileSync(new URL('../../docs/capacity.md', import.meta.url), 'utf8');
  for (const one of figures.cases) {
    const { siteCores, renderCores, databaseCores } = plan(one, figures);
    expect([siteCores, renderCores, databaseCores].every((cores) => text.includes(` ${cores} `))).toBe(true);
  }
});
