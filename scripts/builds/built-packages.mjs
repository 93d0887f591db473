import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './build-folders.mjs';

/** @typedef {import('../../release/src/bom/create-bom').LockedPackage} LockedPackage */
/**
 * A package in the lock file, at its folder.
 *
 * @typedef {object} Locked
 * @property {string} [version]
 * @property {string} [license]
 * @property {string} [integrity]
 * @property {boolean} [link]
 * @property {string} [resolved]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [optionalDependencies]
 */
/** @typedef {Record<string, Locked>} Lock */

/**
 * Other package managers have no such file.
 *
 * @returns {Lock | null}
 */
export function readLock() {
  const file = path.join(root, 'package-lock.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : null;
}

const below = 'node_modules/';

/** @param {string} folder */
const nameOf = (folder) => folder.slice(folder.lastIndexOf(below) + below.length);

/**
 * @param {Lock} lock
 * @param {string} folder
 * @returns {LockedPackage}
 */
function toPackage(lock, folder) {
  const { version = 'unknown', license = null, integrity = null } = lock[folder] ?? {};
  return { name: nameOf(folder), version, license, integrity };
}

/**
 * The folder in the lock file of the package that contains a file, or null for a source of this repository. The packages may be
 * installed elsewhere, behind links.
 *
 * @param {Lock} lock
 * @param {string} file
 */
export function findFolder(lock, file) {
  const parts = file.split(path.sep).join('/').split(`/${below}`);
  const within = /^(?:@[^/]+\/)?[^/]+/.exec(parts.at(-1) ?? '')?.[0];
  // The shared code of this project, which a team's repository has as a package, is no package of others, and neither are the files that
  // the federation plugin writes into a folder with a dot.
  if (parts.length === 1 || within === undefined || /^(?:@oracle-astra\/|\.)/.test(within)) return null;
  const folder = [...parts.slice(1, -1), within].map((part) => below + part).join('/');
  const workspace = path.posix.basename(parts[0] ?? '');
  return [`${workspace}/${folder}`, folder].find((each) => lock[each] !== undefined) ?? folder;
}

/**
 * The files of all modules of a build, also of those that were joined into one.
 *
 * @param {import('webpack').Stats} stats
 * @returns {string[]}
 */
function listFiles({ compilation }) {
  /** @param {Iterable<import('webpack').Module>} modules @returns {string[]} */
  const filesOf = (modules) =>
    [...modules].flatMap((module) => {
      const { resource, modules: inner } = /** @type {{ resource?: string, modules?: Iterable<import('webpack').Module> }} */ (module);
      return [...(resource === undefined ? [] : [resource.replace(/\?.*/, '')]), ...(inner === undefined ? [] : filesOf(inner))];
    });
  return filesOf(compilation.modules);
}

/**
 * The packages whose code is in these builds; undefined without a lock file. One that is not in the lock file has no integrity, which
 * the check refuses.
 *
 * @param {import('webpack').Stats[]} builds
 */
export function listBuiltPackages(builds) {
  const lock = readLock();
  if (lock === null) return undefined;
  const folders = builds.flatMap(listFiles).map((file) => findFolder(lock, file));
  return [...new Set(folders)].filter((folder) => folder !== null).map((folder) => toPackage(lock, folder));
}

/**
 * The packages that a workspace needs at run time, with what these need, as npm finds them from folder to folder upwards.
 *
 * @param {Lock} lock
 * @param {string} workspace
 * @returns {LockedPackage[]}
 */
export function listNeededPackages(lock, workspace) {
  /** @type {Set<string>} */
  const seen = new Set();
  /** @param {string} from @param {string} name */
  const find = (from, name) => {
    for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf(`/${below}`)))) {
      const candidate = `${folder === '' ? '' : `${folder}/`}${below}${name}`;
      const found = lock[candidate];
      if (found !== undefined) return found.link ? String(found.resolved) : candidate;
      if (folder === '') return null;
    }
  };
  /** @param {string} folder */
  const follow = (folder) => {
    if (seen.has(folder)) return;
    seen.add(folder);
    const { dependencies = {}, optionalDependencies = {} } = lock[folder] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const needed = find(folder, name);
      if (needed !== null) follow(needed);
    }
  };
  follow(workspace);
  return [...seen].filter((folder) => folder.includes(below)).map((folder) => toPackage(lock, folder));
}

/** What builds are made with; without the version of Node, because the same sources make the same release on each. */
export function listBuildTools() {
  const lock = readLock() ?? {};
  return ['webpack', '@module-federation/enhanced', '@swc/core'].map((name) => ({
    name,
    version: lock[below + name]?.version ?? 'unknown',
  }));
}
