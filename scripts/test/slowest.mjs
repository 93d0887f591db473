import { relative } from 'node:path';
import { root } from './command.mjs';

const maxFiles = 20;

/** @typedef {{ testResults: { name: string, startTime: number, endTime: number }[] }} JestReport */
/** @typedef {{ file: string, specs: { tests: { results: { duration: number }[] }[] }[], suites?: PlaywrightSuite[] }} PlaywrightSuite */

/**
 * The milliseconds that each file of a Jest report took.
 *
 * @param {JestReport} report
 * @returns {[file: string, ms: number][]}
 */
export const readJestTimes = ({ testResults }) =>
  testResults.map(({ name, startTime, endTime }) => [relative(root, name).replaceAll('\\', '/'), endTime - startTime]);

/**
 * @param {PlaywrightSuite} suite
 * @returns {number}
 */
const sumOf = ({ specs, suites = [] }) =>
  specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration))).reduce((sum, ms) => sum + ms, 0) +
  suites.reduce((sum, suite) => sum + sumOf(suite), 0);

/**
 * The milliseconds that the tests of each file of a Playwright report took, with their hooks and retries.
 *
 * @param {{ suites: PlaywrightSuite[] }} report
 * @returns {[file: string, ms: number][]}
 */
export const readPlaywrightTimes = ({ suites }) => suites.map((suite) => [suite.file, sumOf(suite)]);

/**
 * The slowest files with their share of the time of all, as lines.
 *
 * @param {[file: string, ms: number][]} times
 */
export function listSlowest(times) {
  const total = times.reduce((sum, [, ms]) => sum + ms, 0);
  const slowest = times.toSorted(([, a], [, b]) => b - a).slice(0, maxFiles);
  return slowest.map(
    ([file, ms]) => `${(ms / 1000).toFixed(1).padStart(7)} s ${((100 * ms) / (total || 1)).toFixed(1).padStart(5)} % ${file}`,
  );
}

/** @param {[file: string, ms: number][]} times */
export function printSlowest(times) {
  console.log(['Slowest files:', ...listSlowest(times)].join('\n'));
}
