import './common/require-node.mjs';
import path from 'node:path';
import { parseArgs } from 'node:util';

const { root } = await import('./builds/build-folders.mjs');
const { formatError } = await import('./common/format-error.mjs');
const { ensureInstalled } = await import('./serve/install.mjs');

const usage =
  'Name the new remote: npm run new -- mfe-garden, and --out ../garden for a repository of its own; or a new site: npm run new -- --site ../clinic';

/** @param {string} name */
async function createHere(name) {
  const { createRemote } = await import('./new/create-remote.mjs');
  const files = createRemote(root, name);
  console.log(`${name} is there: ${files.length} files. Next: npm run isolate -- ${name}`);
}

/** @param {string} folder */
function isInside(folder) {
  return !path.relative(root, folder).startsWith('..');
}

/** @param {string} folder */
async function createOwnSite(folder) {
  const { packSite } = await import('./kit/pack-site.mjs');
  const { createSite } = await import('./new/own-site.mjs');
  if (isInside(folder)) throw new Error(`${folder} is in this repository: name a folder outside.`);
  const files = await createSite(folder, packSite);
  console.log(`A site is in ${folder}: ${files.length} files and three packages. Next, there: npm install, npm start`);
}

/**
 * @param {string} name
 * @param {string} folder
 */
async function createOutside(name, folder) {
  const { packPackages } = await import('./kit/pack.mjs');
  const { createOwnRepository } = await import('./new/own-repository.mjs');
  if (isInside(folder)) throw new Error(`${folder} is in this repository: leave --out away, or name a folder outside.`);
  const files = await createOwnRepository(folder, name, packPackages);
  console.log(`${name} is in ${folder}: ${files.length} files and two packages. Next, there: npm install, npm run isolate`);
}

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { out: { type: 'string' }, site: { type: 'string' } } });
  const [name = '', ...rest] = positionals;
  const { site, out } = values;
  const isComplete = site === undefined ? name !== '' && rest.length === 0 : name === '' && site !== '' && out === undefined;
  if (!isComplete) throw new Error(usage);
  ensureInstalled();
  if (site !== undefined) await createOwnSite(path.resolve(site));
  else await (out === undefined ? createHere(name) : createOutside(name, path.resolve(out)));
} catch (error) {
  console.error(formatError(error, root));
  process.exit(1);
}
