import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { node, root } from './command.mjs';
import { printSlowest, readJestTimes } from './slowest.mjs';
import { jestCommand } from './tools.mjs';

/** @param {string} path */
function readReport(path) {
  const report = JSON.parse(readFileSync(path, 'utf8'));
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = report;
  printSlowest(readJestTimes(report));
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
}

/**
 * Runs Jest with `options` of `node`, prints its slowest files and counts its tests; a file that could not run counts as one failure.
 *
 * @param {string} name
 * @param {string[]} args
 * @param {Parameters<typeof node>[1]} options
 */
export async function jest(name, args, options) {
  const report = join(root, '.cache', `jest-${name}.json`);
  mkdirSync(join(root, '.cache'), { recursive: true });
  rmSync(report, { force: true });
  const command = [...jestCommand, ...args, '--json', `--outputFile=${report}`];
  const error = await node(command, options).then(
    () => undefined,
    (reason) => reason,
  );
  let counts;
  try {
    counts = readReport(report);
  } catch {
    throw error ?? new Error('Jest left no report');
  }
  // It can fail although every test passed: by an open handle, or without tests.
  return error && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
