import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { node, root } from './command.mjs';

/** @param {string} report */
function countsIn(report) {
  const { stats, errors } = JSON.parse(readFileSync(report, 'utf8'));
  if (stats.flaky > 0) console.log(`${stats.flaky} passed at the second try alone: see above.`);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}

/**
 * Runs all journeys or only `files`, and counts them; a run that could not start counts as one failure. Runs of different names can be concurrent.
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
    counts = countsIn(report);
  } catch {
    throw error ?? new Error('Playwright left no report');
  }
  return error && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
