import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { getBuildTarget } from '../build.mjs';
import { getDistFolder } from '../builds/build-folders.mjs';

/** @typedef {{ entry: string, files: { name: string }[], routes: { id: string, page: string }[] }} Descriptor */

/**
 * The budget for the scripts of a page until it is interactive, in KB of 1,000 bytes, brotli, in English: vendor file, shell
 * and page. A page above it has to defer scripts that it does not need at once. Some 0.3 KB are left free, because the names of
 * other releases' files change a build by 0.1.
 */
const budgets = {
  'forum-list': 145.8,
  'content-home': 144.5,
  'commerce-recharges': 136.7,
  'content-horoscope': 141.7,
  'chat-chats': 134.6,
  'chat-free-kundli': 147,
};

/**
 * The folder and the descriptor of the release built from a workspace's current sources.
 *
 * @param {string} workspace
 * @returns {{ folder: string, descriptor: Descriptor }}
 */
function readRelease(workspace) {
  const folder = path.join(getDistFolder(workspace), getBuildTarget(workspace).names.release);
  return { folder, descriptor: JSON.parse(readFileSync(path.join(folder, 'descriptor.json'), 'utf8')) };
}

/**
 * Scripts with texts have a file a language.
 *
 * @param {string} folder
 * @param {string} name
 */
function weigh(folder, name) {
  const localized = path.join(folder, `${name.slice(0, -'.js'.length)}.en.js.br`);
  return statSync(existsSync(localized) ? localized : path.join(folder, `${name}.br`)).size;
}

/** The bytes of the scripts of each measured page, and its budget, both in bytes. */
function weighPages() {
  const { folder, descriptor } = readRelease('shell');
  const vendor = descriptor.files.find(({ name }) => /^vendor\..*\.js$/.test(name));
  if (vendor === undefined) throw new Error('The shell has no vendor file.');
  const shell = weigh(folder, vendor.name) + weigh(folder, descriptor.entry);
  return Object.entries(budgets).map(([id, budget]) => {
    const remote = readRelease(`mfe-${id.split('-')[0]}`);
    const route = remote.descriptor.routes.find((each) => each.id === id);
    if (route === undefined) throw new Error(`There is no route ${id}.`);
    return { id, bytes: shell + weigh(remote.folder, route.page), budget: budget * 1000 };
  });
}

/** Prints the weights of the measured pages; throws if one exceeds its budget. */
export function checkPageWeights() {
  const pages = weighPages();
  for (const { id, bytes, budget } of pages) console.log(`${id} ${(bytes / 1000).toFixed(1)} KB of ${budget / 1000}`);
  const [exceeded] = pages.filter(({ bytes, budget }) => bytes > budget);
  if (exceeded) throw new Error(`${exceeded.id} loads more script before it answers than its budget in scripts/test/page-weight.mjs`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) checkPageWeights();
