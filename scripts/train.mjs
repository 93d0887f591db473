import './common/require-node.mjs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { pathToFileURL } from 'node:url';

const { ensureInstalled } = await import('./serve/install.mjs');

/**
 * Built again for each name, because a trainer reads the tables that the previous one wrote.
 *
 * @param {string} name
 */
async function loadTrainer(name) {
  const require = createRequire(import.meta.url);
  const { nodeBuild, root } = require('../webpack.common.js');
  const configuration = nodeBuild('training', { train: './training/src/train.ts' });
  // Inside the server, so that its packages are found.
  const folder = path.join(root, 'server/.cache', `train-${name}`);
  const stats = await promisify(require('webpack'))({ ...configuration, cache: false, output: { ...configuration.output, path: folder } });
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true, colors: false }));
  return { root, ...(await import(pathToFileURL(path.join(folder, 'train.mjs')).href)) };
}

/** @type {import('node:util').ParseArgsConfig['options']} */
const options = { judge: { type: 'boolean', default: false }, writer: { type: 'string' } };

try {
  ensureInstalled();
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const { tablesNames } = await loadTrainer('names');
  const unknown = positionals.find((name) => !tablesNames.includes(name));
  if (unknown) throw new Error(`There are no tables '${unknown}': ${tablesNames.join(', ')}.`);
  const chosen = tablesNames.filter((/** @type {string} */ name) => positionals.length === 0 || positionals.includes(name));
  for (const name of chosen) {
    const { root, train, judge } = await loadTrainer(name);
    console.log(values.judge ? judge(root, name, values.writer && Number(values.writer)) : train(root, name));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
