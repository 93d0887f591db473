import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../builds/build-folders.mjs';

/** @param {string} name */
const read = (name) => JSON.parse(readFileSync(path.join(root, name), 'utf8'));

/** The programs of the server of a site. */
const programs = ['site.mjs', 'render-worker.mjs'];

/**
 * The programs in a folder, with the files that they import from it.
 *
 * @param {string} folder
 */
export function listChunks(folder) {
  const files = new Set(programs);
  for (const file of files)
    for (const [, name] of readFileSync(path.join(folder, file), 'utf8').matchAll(/["']\.\/([\w.-]+\.mjs)["']/g)) files.add(name);
  return [...files];
}

/**
 * The packages that these files import. The chart library of the operators' pages is found by its path.
 *
 * @param {string} folder
 * @param {string[]} files
 */
export function listImports(folder, files) {
  const specifiers = files.flatMap((file) =>
    [...readFileSync(path.join(folder, file), 'utf8').matchAll(/^import [^;"']*?from ["']([^"']+)["']|\bimport\(["']([^"']+)["']\)/gm)].map(
      ([, whole, onDemand]) => whole ?? onDemand,
    ),
  );
  const names = specifiers.map((specifier) =>
    specifier
      .split('/')
      .slice(0, specifier.startsWith('@') ? 2 : 1)
      .join('/'),
  );
  return [...new Set([...names, 'uplot'])].filter((name) => !/^(?:node:|\.)/.test(name)).sort();
}

/**
 * The package.json of `@oracle-astra/site-server`, which needs these packages in the versions of this repository.
 *
 * @param {string[]} names
 */
export function createServerPackage(names) {
  const { version, engines } = read('package.json');
  const known = { ...read('release/package.json').dependencies, ...read('server/package.json').dependencies };
  const unknown = names.find((name) => known[name] === undefined);
  if (unknown !== undefined) throw new Error(`The server of a site imports ${unknown}, which server/package.json does not name.`);
  return {
    name: '@oracle-astra/site-server',
    version,
    description: 'The server of a site of its own, with sign-in and releases, and a release of the shell.',
    license: 'UNLICENSED',
    publishConfig: { access: 'restricted' },
    engines,
    files: ['dist', 'shell'],
    dependencies: Object.fromEntries(names.map((name) => [name, known[name]])),
  };
}
