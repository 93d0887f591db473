import { join } from 'node:path';
import { root } from './command.mjs';
import { listSlowest, readJestTimes, readPlaywrightTimes } from './slowest.mjs';

it('reads the time of each file from a report of Jest', () => {
  const testResults = [{ name: join(root, 'server/src/day.test.ts'), startTime: 1000, endTime: 3500 }];
  expect(readJestTimes({ testResults })).toEqual([['server/src/day.test.ts', 2500]]);
});

it('adds the times of all tests of a file, with those of its groups and retries, from a report of Playwright', () => {
  /** @param {number[]} durations */
  const spec = (...durations) => ({ tests: [{ results: durations.map((duration) => ({ duration })) }] });
  const group = { file: 'pages/links.e2e.ts', specs: [spec(30)], suites: [{ file: 'pages/links.e2e.ts', specs: [spec(5)] }] };
  const suites = [{ file: 'pages/links.e2e.ts', specs: [spec(100, 200)], suites: [group] }];
  expect(readPlaywrightTimes({ suites })).toEqual([['pages/links.e2e.ts', 335]]);
});

it('lists the twenty slowest files with their shares, the slowest first', () => {
  /** @type {[string, number][]} */
  const times = Array.from({ length: 25 }, (_none, at) => [`file-${at}`, at * 1000]);
  const lines = listSlowest(times);
  expect(lines).toHaveLength(20);
  expect(lines[0]).toBe('   24.0 s   8.0 % file-24');
  expect(lines.at(-1)).toContain('file-5');
});

it('lists nothing if there is no file', () => {
  expect(listSlowest([])).toEqual([]);
});
