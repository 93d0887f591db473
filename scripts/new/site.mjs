import { existsSync, readFileSync } from 'node:fs';

/** The location of the same data in the package `create-remote`. */
export const siteFile = 'site.json';

/** @param {string} name */
const read = (name) => readFileSync(new URL(name, import.meta.url), 'utf8');

/**
 * @typedef {object} Site
 * @property {string} version
 * @property {Record<string, string>} engines
 * @property {Record<string, string>} overrides
 * @property {{ version: string, dependencies: Record<string, string> } & Record<string, unknown>} model the package.json of a remote
 * @property {{ packages: Record<string, { link?: boolean }> } & Record<string, unknown>} lock
 * @property {string} npmrc
 */

/**
 * The site's data that a new remote copies: engines, pinned versions, the package.json of a remote, and an initial lock file.
 *
 * @returns {Site}
 */
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
