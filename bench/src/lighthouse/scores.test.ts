import { report, scoresOf, type LighthouseReport, type Scores } from './scores';

const told: LighthouseReport = {
  categories: { performance: { score: 0.97 } },
  audits: {
    'first-contentful-paint': { numericValue: 900.4 },
    'largest-contentful-paint': { numericValue: 1100 },
    'cumulative-layout-shift': { numericValue: 0 },
    'total-blocking-time': { numericValue: 40 },
  },
};

const scores: Scores = { performance: 99, firstPaintMs: 900, largestPaintMs: 1100, shift: 0, blockingMs: 40 };

const rowOf = (...visits: Partial<Scores>[]) => report(new Map([['/forum', visits.map((changes) => ({ ...scores, ...changes }))]])).split('\n').at(-1);

test('the figures are taken from the report', () => {
  expect(scoresOf(told)).toEqual({ performance: 97, firstPaintMs: 900.4, largestPaintMs: 1100, shift: 0, blockingMs: 40 });
});

test.each([
  ['failed as a whole', { ...told, runtimeError: { code: 'NO_NAVSTART' } }],
  ['gave no score', { ...told, categories: { performance: { score: null } } }],
  ['lacks an audit', { ...told, audits: { ...told.audits, 'total-blocking-time': {} } }],
])('a visit that %s has none', (_what, failed) => {
  expect(scoresOf(failed)).toBeNull();
});

test('a page is judged by its medians', () => {
  expect(rowOf({ performance: 90 }, {}, { performance: 100 })).toMatch(/^\/forum +99 +1,100 +0\.000 +40 +900 +kept$/);
});

test('each goal that is missed is named', () => {
  expect(rowOf({ performance: 97, largestPaintMs: 1201, shift: 0.01 })).toMatch(/MISSED: under 98; MISSED: over 1,200; MISSED: over 0\.000$/);
});
