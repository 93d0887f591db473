import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { node, root } from './command.mjs';
import { jestCommand } from './tools.mjs';

/** @param {string} report */
function countsIn(report) {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(readFileSync(report, 'utf8'));
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
}

/**
 * Runs Jest with `options` of `node` and counts its tests; a file that could not run counts as one failure.
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
    counts = countsIn(report);
  } catch {
    throw error ?? new Error('Jest left no report');
  }
  // It can fail although every test passed: by an open handle, or without tests.
  return error && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
