import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../builds/build-folders.mjs';
import { readSite, siteFile } from './site.mjs';

/** @typedef {import('./site.mjs').Site} Site */

/** What `npm create @oracle-astra/remote` runs, at the paths of this repository. */
const parts = [
  'common/error-details.mjs',
  'common/format-error.mjs',
  'common/require-node.mjs',
  ...['create.mjs', 'own-repository.mjs', 'remote-files.mjs', 'remote-name.mjs', 'site.mjs', 'templates'].map((name) => `new/${name}`),
].map((name) => `scripts/${name}`);

/**
 * The package.json of `@oracle-astra/create-remote`. It needs no other package.
 *
 * @param {Site} site
 */
const createPackage = ({ version, engines }) => ({
  name: '@oracle-astra/create-remote',
  version,
  description: 'Makes a remote of Oracle & Astra in a repository of its own.',
  license: 'UNLICENSED',
  publishConfig: { access: 'restricted' },
  engines,
  bin: { 'create-remote': 'scripts/new/create.mjs' },
});

/**
 * Puts the files of the package into an empty folder, with the packed files that a new remote needs.
 *
 * @param {string} folder
 * @param {string[]} packed
 */
export function assembleCreator(folder, packed) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, 'packages'), { recursive: true });
  for (const part of parts) cpSync(path.join(root, part), path.join(folder, part), { recursive: true });
  for (const file of packed) cpSync(file, path.join(folder, 'packages', path.basename(file)));
  const site = readSite();
  writeFileSync(path.join(folder, 'scripts/new', siteFile), JSON.stringify(site));
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(createPackage(site), null, 2)}\n`);
}
