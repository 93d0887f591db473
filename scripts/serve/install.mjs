import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { isKit, root } from '../builds/build-folders.mjs';

/** @typedef {{ version?: string, link?: boolean, optional?: boolean, devOptional?: boolean }} Package */

/**
 * @param {string} folder
 * @param {string} lockfile
 * @returns {Record<string, Package> | undefined}
 */
function readPackages(folder, lockfile) {
  try {
    return JSON.parse(readFileSync(resolve(folder, lockfile), 'utf8')).packages;
  } catch {
    // There is no such file yet.
    return undefined;
  }
}

/**
 * npm skips optional packages that are built for other platforms.
 *
 * @param {[path: string, entry: Package]} named
 */
const isNeeded = ([path, entry]) => path.includes('node_modules/') && !entry.link && !entry.optional && !entry.devOptional;

/** Whether npm's record of installed packages has every package of the lock file in the same version. */
export function isInstalled(folder = root) {
  const wanted = readPackages(folder, 'package-lock.json');
  const present = readPackages(folder, 'node_modules/.package-lock.json');
  if (!wanted || !present) return false;
  return Object.entries(wanted)
    .filter(isNeeded)
    .every(([path, { version }]) => present[path]?.version === version);
}

/** @param {string[]} args */
function npm(...args) {
  // npm_execpath is set when npm started this process; otherwise npm has to be on PATH.
  const npmPath = process.env.npm_execpath;
  const [program, first] = npmPath ? [process.execPath, [npmPath]] : ['npm', []];
  /** @type {import('node:child_process').SpawnSyncOptions} */
  const options = { cwd: root, stdio: 'inherit', shell: !npmPath && process.platform === 'win32' };
  return spawnSync(program, [...first, ...args], options).status === 0;
}

/**
 * Installs the packages of the lock file unless they are installed in those versions.
 * Throws an Error with one sentence when npm fails.
 */
export function ensureInstalled() {
  if (isKit || isInstalled()) return;
  console.log('Installing packages. This takes a minute, once.');
  const done = npm('ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error');
  if (!done) throw new Error('npm could not install the packages: see its message above.');
}
