import { spawnSync } from 'node:child_process';
import { installFromDebian } from './debian.mjs';
import { findOnPath, isProgram } from './find-program.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const usual = [
  ...names.map((name) => `/usr/bin/${name}`),
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

// Ubuntu's /usr/bin/chromium-browser only tells how to get one: what is found has to answer.
const runs = (path) => isProgram(path) && spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0;

const installed = () => [...usual, findOnPath(names)].find((path) => path && runs(path));

/**
 * The path of a Chromium that runs: CHROMIUM_PATH, an installed one, or Debian's package where it may be installed.
 * Throws an Error whose message says what to do where there is none.
 */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named && runs(named)) return named;
  if (named) throw new Error(`CHROMIUM_PATH is ${named}, which is not a browser that runs.`);
  const found = installed() ?? (installFromDebian('chromium') ? installed() : undefined);
  if (found) return found;
  throw new Error('The browser tests need Chromium or Chrome: install one, or name it in CHROMIUM_PATH.');
}
