import { spawnSync } from 'node:child_process';
import { findDebianVersion, installFromDebian } from './debian.mjs';
import { findOnPath, isProgram } from './find-program.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const wellKnownPaths = [
  ...names.map((name) => `/usr/bin/${name}`),
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

// On Ubuntu /usr/bin/chromium-browser may be a stub that only prints install instructions.
/** @param {string} path */
const canRun = (path) => isProgram(path) && spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0;

const findInstalled = () => [...wellKnownPaths, findOnPath(names)].find((path) => path && canRun(path));

/**
 * The path of a working Chromium: CHROMIUM_PATH, an installed one, or Debian's package, installed when this user may.
 * Throws an Error whose message says what to do when there is none.
 */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named && canRun(named)) return named;
  if (named) throw new Error(`CHROMIUM_PATH is ${named}, which is not a browser that runs.`);
  const found = findInstalled() ?? (installFromDebian('chromium') ? findInstalled() : undefined);
  if (found) return found;
  throw new Error('The browser tests need Chromium or Chrome: install one, or name it in CHROMIUM_PATH.');
}

const headlessShells = ['chromium-headless-shell', 'chrome-headless-shell'];

/**
 * The path of the browser for journeys: CHROMIUM_PATH, the headless shell, which is Chromium without windows and takes a third
 * less processor time, or else the browser of `findChromium`. Debian's shell is installed in the version of the installed
 * Chromium, when this user may.
 */
export function findJourneyBrowser() {
  if (process.env.CHROMIUM_PATH) return findChromium();
  const findShell = () => [findOnPath(headlessShells)].find((path) => path && canRun(path));
  const installed = findShell();
  if (installed) return installed;
  const version = findDebianVersion('chromium');
  const shell = version !== undefined && installFromDebian(`chromium-headless-shell=${version}`) ? findShell() : undefined;
  return shell ?? findChromium();
}
