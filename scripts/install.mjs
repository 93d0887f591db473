import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

function packagesIn(folder, lockfile) {
  try {
    return JSON.parse(readFileSync(resolve(folder, lockfile), 'utf8')).packages;
  } catch {
    return undefined;
  }
}

// What is optional is left out where it is of no use, as the builds for other machines are.
const isNeeded = ([path, entry]) => path.includes('node_modules/') && !entry.link && !entry.optional && !entry.devOptional;

/** Whether npm's own record of what it installed has every package of the lock file in its version. */
export function isInstalled(folder = root) {
  const wanted = packagesIn(folder, 'package-lock.json');
  const present = packagesIn(folder, 'node_modules/.package-lock.json');
  if (!wanted || !present) return false;
  return Object.entries(wanted)
    .filter(isNeeded)
    .every(([path, { version }]) => present[path]?.version === version);
}

function npm(...args) {
  // npm's own path is known when it started this process, and its name alone starts it elsewhere.
  const ownPath = process.env.npm_execpath;
  const [program, first] = ownPath ? [process.execPath, [ownPath]] : ['npm', []];
  const options = { cwd: root, stdio: 'inherit', shell: !ownPath && process.platform === 'win32' };
  return spawnSync(program, [...first, ...args], options).status === 0;
}

/**
 * Installs the packages of the lock file where they are missing or others; does nothing where they are there.
 * Throws an Error with one sentence when npm fails.
 */
export function ensureInstalled() {
  if (isInstalled()) return;
  console.log('Installing packages. This takes a minute, once.');
  const done = npm('ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error');
  if (!done) throw new Error('npm could not install the packages: see its message above.');
}
