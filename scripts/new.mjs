import './common/require-node.mjs';
import path from 'node:path';
import { parseArgs } from 'node:util';

const { root } = await import('./builds/build-folders.mjs');
const { formatError } = await import('./common/format-error.mjs');
const { ensureInstalled } = await import('./serve/install.mjs');

const usage = 'Name the new remote: npm run new -- mfe-garden, and --out ../garden for a repository of its own';

/** @param {string} name */
async function createHere(name) {
  const { createRemote } = await import('./new/create-remote.mjs');
  const files = createRemote(root, name);
  console.log(`${name} is there: ${files.length} files. Next: npm run isolate -- ${name}`);
}

/**
 * @param {string} name
 * @param {string} folder
 */
async function createOutside(name, folder) {
  const { packPackages } = await import('./kit/pack.mjs');
  const { createOwnRepository } = await import('./new/own-repository.mjs');
  if (!path.relative(root, folder).startsWith('..'))
    throw new Error(`${folder} is in this repository: leave --out away, or name a folder outside.`);
  const files = await createOwnRepository(folder, name, packPackages);
  console.log(`${name} is in ${folder}: ${files.length} files and two packages. Next, there: npm install, npm run isolate`);
}

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { out: { type: 'string' } } });
  const [name, ...rest] = positionals;
  if (name === undefined || rest.length > 0) throw new Error(usage);
  ensureInstalled();
  await (values.out === undefined ? createHere(name) : createOutside(name, path.resolve(values.out)));
} catch (error) {
  console.error(formatError(error, root));
  process.exit(1);
}
