import { existsSync, readFileSync } from 'node:fs';

/** The location of the same data in the package `create-remote`. */
export const siteFile = 'site.json';

const read = (name) => readFileSync(new URL(name, import.meta.url), 'utf8');

/** The site's data that a new remote copies: engines, pinned versions, the package.json of a remote, and an initial lock file. */
export function readSite() {
  if (existsSync(new URL(siteFile, import.meta.url))) return JSON.parse(read(siteFile));
  const { version, engines, overrides } = JSON.parse(read('../../package.json'));
  return {
    version,
    engines,
    overrides,
    model: JSON.parse(read('../../mfe-content/package.json')),
    lock: JSON.parse(read('../../package-lock.json')),
    npmrc: read('../../.npmrc'),
  };
}
