import { formatScores, parseScores, type LighthouseReport, type Scores } from './scores';

const lighthouseReport: LighthouseReport = {
  categories: { performance: { score: 0.97 }, accessibility: { score: 1 }, 'best-practices': { score: 0.96 }, seo: { score: 1 } },
  audits: {
    'first-contentful-paint': { numericValue: 900.4 },
    'largest-contentful-paint': { numericValue: 1100 },
    'cumulative-layout-shift': { numericValue: 0 },
    'total-blocking-time': { numericValue: 40 },
  },
};

const scores: Scores = { performance: 99, rest: 100, firstPaintMs: 900, largestPaintMs: 1100, shift: 0, blockingMs: 40 };

const formatRow = (...visits: Partial<Scores>[]) =>
  formatScores(new Map([['/forum', visits.map((changes) => ({ ...scores, ...changes }))]]))
    .split('\n')
    .at(-1);

test('reads the scores of the report', () => {
  expect(parseScores(lighthouseReport)).toEqual({
    performance: 97,
    rest: 96,
    firstPaintMs: 900.4,
    largestPaintMs: 1100,
    shift: 0,
    blockingMs: 40,
  });
});

test.each([
  ['failed as a whole', { ...lighthouseReport, runtimeError: { code: 'NO_NAVSTART' } }],
  ['gave no score', { ...lighthouseReport, categories: { ...lighthouseReport.categories, performance: { score: null } } }],
  ['lacks a category', { ...lighthouseReport, categories: { performance: { score: 0.97 } } }],
  ['lacks an audit', { ...lighthouseReport, audits: { ...lighthouseReport.audits, 'total-blocking-time': {} } }],
])('a run that %s has no scores', (_what, failed) => {
  expect(parseScores(failed)).toBeNull();
});

test('compares the medians with the goals', () => {
  expect(formatRow({ performance: 90 }, {}, { performance: 100 })).toMatch(/^\/forum +99 +100 +1,100 +0\.000 +40 +900 +kept$/);
});

test('names each missed goal', () => {
  expect(formatRow({ performance: 97, rest: 99, largestPaintMs: 1201, shift: 0.01 })).toMatch(
    /MISSED: under 98; MISSED: under 100; MISSED: over 1,200; MISSED: over 0\.000$/,
  );
});
