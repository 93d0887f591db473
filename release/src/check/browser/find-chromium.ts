import { existsSync } from 'node:fs';

const paths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The path of a Chromium: `CHROMIUM_PATH`, or an installed one. Throws if there is none, because a requested check must not be skipped. */
export function findChromium({ CHROMIUM_PATH: named }: Readonly<Record<string, string | undefined>>): string {
  const found = [...(named ? [named] : paths)].find(existsSync);
  if (found !== undefined) return found;
  throw new Error(
    'The check in a browser needs Chromium, and there is none: install it, name it in CHROMIUM_PATH, or leave --browser out.',
  );
}
