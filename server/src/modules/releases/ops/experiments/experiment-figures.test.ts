import type { Descriptor, Registry } from '@oracle-astra/shared/contract';
import { channel, remoteRelease } from '../../../../documents/testing/releases';
import { toExperimentFigures, type CountedRow } from './experiment-figures';
import { renderExperiments } from './render-experiments';

const forum: Descriptor = {
  ...remoteRelease('forum', 1, 'forum'),
  flags: { 'forum.isTried': { type: 'boolean', default: false, experiment: { goal: 'forum.replied' } } },
};
const registryOf = (setting: object): Registry => ({
  revision: 9,
  remotes: { forum: channel('forum-1', { flags: { 'forum.isTried': setting } }) },
});
const half = registryOf({ rules: [{ value: true, percent: 50 }], run: 7 });
const history = [
  {
    revision: 7,
    at: '2026-12-01T00:00:00Z',
    command: 'flag' as const,
    remote: 'forum',
    flag: 'forum.isTried',
    setting: 'true 50 %',
    by: 'asha',
  },
];

function rowsOf(variant: string, counts: Partial<Record<CountedRow['measure'], number>>, run = 7): CountedRow[] {
  return Object.entries(counts).map(([measure, count]) => ({
    ...{ flag: 'forum.isTried', run, variant, measure: measure as CountedRow['measure'], count },
    step: measure === 'inp' ? 28 : 0,
  }));
}
const figuresOf = (rows: CountedRow[], day = '2026-12-11', registry = half) =>
  toExperimentFigures({ registry, history, descriptors: [forum], rows, now: new Date(`${day}T00:00:00Z`) });
const verdictOf = (...asked: Parameters<typeof figuresOf>) => figuresOf(...asked)[0]?.verdict;
const pair = (one: [number, number], other: [number, number]) => [
  ...rowsOf('true', { visits: one[0], goals: one[1] }),
  ...rowsOf('false', { visits: other[0], goals: other[1] }),
];

it('names no winner below enough visits, goals and days, although the shares differ', () => {
  expect(verdictOf(pair([900, 90], [950, 9]))).toBe('Not enough visits: false has 950 of at least 1000. No winner yet.');
  expect(verdictOf(pair([2000, 12], [2000, 2]))).toContain('Not enough goals: 14 of at least 25');
  expect(verdictOf(pair([5000, 500], [5000, 250]), '2026-12-03')).toContain('Runs for 2 of at least 7 days');
});

it('names the better and the worse one when the interval of the difference shows it', () => {
  expect(verdictOf(pair([5000, 500], [5000, 250]))).toContain('true reaches the goal more often than the default.');
  expect(verdictOf(pair([5000, 250], [5000, 500]))).toContain('true reaches the goal less often');
  expect(verdictOf(pair([5000, 255], [5000, 250]))).toBe('No difference is shown: every interval contains zero. No winner.');
});

it('trusts no figures if the visits are not shared as the flag is set', () => {
  expect(verdictOf(pair([4000, 500], [6000, 250]))).toContain('No verdict: false has 6000 of 10000 visits');
});

it('counts since the flag was last set, and only while it is shared', () => {
  const before = rowsOf('true', { visits: 9000, goals: 4000 }, 3);
  expect(figuresOf([...before, ...rowsOf('true', { visits: 10 })])[0]?.variants[1]).toMatchObject({ value: 'true', visits: 10, goals: 0 });
  expect(figuresOf(before, undefined, registryOf({ rules: [{ value: true }], run: 7 }))).toEqual([]);
  expect(figuresOf(before, undefined, registryOf({ rules: [{ value: true, percent: 50 }], run: 7, off: true }))).toEqual([]);
});

it('draws each value with visits, intervals, failures and answers to input', () => {
  const html = renderExperiments(figuresOf([...pair([5000, 500], [5000, 250]), ...rowsOf('true', { bad: 50, inp: 4000 })]));
  for (const shown of ['forum.isTried', 'by asha', '10.0 % <small>500; 9.2 % to 10.9 %</small>', '1.0 %', '127 ms <small>of 4000</small>'])
    expect(html).toContain(shown);
});
