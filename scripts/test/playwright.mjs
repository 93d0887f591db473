import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { node, root } from './command.mjs';
import { printSlowest, readPlaywrightTimes } from './slowest.mjs';

/** @param {string} path */
function readReport(path) {
  const report = JSON.parse(readFileSync(path, 'utf8'));
  const { stats, errors } = report;
  printSlowest(readPlaywrightTimes(report));
  if (stats.flaky > 0) console.log(`${stats.flaky} passed at the second try alone: see above.`);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}

/**
 * Runs all journeys or only `files`, prints the slowest files and counts the journeys; a run that could not start counts as one failure. Runs of different names can be concurrent.
 *
 * @param {string} name
 * @param {{ env: NodeJS.ProcessEnv, label?: string }} options
 * @param {string[]} files
 */
export async function playwright(name, { env, label }, files = []) {
  const report = join(root, `.cache/${name}.json`);
  mkdirSync(join(root, '.cache'), { recursive: true });
  rmSync(report, { force: true });
  const command = [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config',
    'e2e/playwright.config.ts',
    '--reporter',
    'list,json',
    '--output',
    `.cache/${name}`,
    ...files,
  ];
  const error = await node(command, { label, env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report } }).then(
    () => undefined,
    (reason) => reason,
  );
  let counts;
  try {
    counts = readReport(report);
  } catch {
    throw error ?? new Error('Playwright left no report');
  }
  return error && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
