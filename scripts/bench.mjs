import './common/require-node.mjs';
import { existsSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { pathToFileURL } from 'node:url';

const { ensureInstalled } = await import('./serve/install.mjs');
const { findChromium } = await import('./programs/chromium.mjs');
const { findRedis } = await import('./programs/redis.mjs');
const { findPostgres } = await import('./programs/postgres.mjs');

/**
 * Ledger and forum run in this process and need the server's packages, some of which are not at the root.
 *
 * @param {string} folder
 * @param {string} root
 */
function linkServerPackages(folder, root) {
  const link = path.join(folder, 'node_modules');
  if (!existsSync(link)) symlinkSync(path.join(root, 'server/node_modules'), link, 'junction');
}

/** Bundled separately from the builds that it measures. */
async function loadBench() {
  const { createRequire } = await import('node:module');
  const require = createRequire(import.meta.url);
  const { nodeBuild, root } = require('../webpack.common.js');
  const configuration = nodeBuild('bench', {
    bench: './bench/src/bench.ts',
    'page-load': './bench/src/rendering/page-load.ts',
    'stream-server': './bench/src/reader/stream-server.ts',
    'stream-load': './bench/src/streams/stream-load.ts',
  });
  const folder = path.join(root, '.cache/bench');
  const stats = await promisify(require('webpack'))({ ...configuration, cache: false, output: { ...configuration.output, path: folder } });
  linkServerPackages(folder, root);
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true, colors: false }));
  return { root, programs: folder, ...(await import(pathToFileURL(path.join(folder, 'bench.mjs')).href)) };
}

const options = /** @type {const} */ ({
  rounds: { type: 'string', default: '9' },
  discussions: { type: 'string', default: '1000000' },
  rows: { type: 'string', default: '5000000' },
  profile: { type: 'string', default: 'mobile' },
  streams: { type: 'string', default: '10000' },
  minutes: { type: 'string', default: '60' },
  before: { type: 'string', default: '' },
  part: { type: 'string', multiple: true, default: /** @type {string[]} */ ([]) },
});

/** @param {{ parts: string[], profileNames: string[], scaleParts: string[] }} known */
function readArguments({ parts, profileNames, scaleParts }) {
  const {
    values: { profile, before, part: ofScale, ...values },
    positionals,
  } = parseArgs({ allowPositionals: true, options });
  for (const [name, value] of Object.entries(values)) {
    if (!/^[1-9]\d*$/.test(String(value))) throw new Error(`--${name} takes a whole number from 1, not "${value}".`);
  }
  if (!profileNames.includes(profile)) throw new Error(`There is no profile '${profile}': ${profileNames.join(', ')}.`);
  const numbers = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Number(value)]));
  const unknown = positionals.find((name) => !parts.includes(name));
  if (unknown) throw new Error(`There is no part '${unknown}': ${parts.join(', ')}.`);
  const unknownOfScale = ofScale.find((name) => !scaleParts.includes(name));
  if (unknownOfScale) throw new Error(`Scale has no part '${unknownOfScale}': ${scaleParts.join(', ')}.`);
  const scale = ofScale.length > 0 ? ofScale : scaleParts;
  return { ...numbers, profile, before, scale, parts: positionals.length > 0 ? positionals : parts };
}

try {
  ensureInstalled();
  const { run, root, programs, ...known } = await loadBench();
  await run({ root, programs, ...readArguments(known), findChromium, findPostgres, findRedis });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
