import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../builds/build-folders.mjs';

/** The folder where the compiler and the editor of a team find the types of the site; its tsconfig.json names it. */
const typesFolder = path.join(root, '.types');

/**
 * @param {string} address
 * @returns {Promise<any>}
 */
async function fetchJson(address) {
  const response = await fetch(address).catch((/** @type {unknown} */ cause) => {
    throw new Error(`${address} did not answer`, { cause });
  });
  if (!response.ok) throw new Error(`${address} answered ${response.status}: the shell of that site was built before releases had types`);
  return response.json();
}

/**
 * The folder of the live shell's release.
 *
 * @param {string} site
 * @returns {Promise<string>}
 */
async function findLiveShell(site) {
  const { metaData } = await fetchJson(new URL('/releases/shell/mf-manifest.json', site).href);
  return metaData.publicPath;
}

/**
 * Replaces the types of shared code by those of a shell of a site, the live one by default, so that compiler and editor report what a release would not fit there. Resolves with the name of the shell's release.
 *
 * @param {string} site
 * @param {string} [release]
 */
export async function refreshTypes(site, release) {
  const home = release === undefined ? await findLiveShell(site) : new URL(`/releases/shell/${release}/`, site).href;
  /** @type {Record<string, string>} */
  const files = await fetchJson(new URL('types.json', home).href);
  const staging = `${typesFolder}.staging`;
  rmSync(staging, { recursive: true, force: true });
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(staging, 'shared', name);
    if (!name.endsWith('.d.ts') || path.relative(staging, file).startsWith('..'))
      throw new Error(`${site} sent ${name}, which is no declaration`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  rmSync(typesFolder, { recursive: true, force: true });
  renameSync(staging, typesFolder);
  return new URL(home).pathname.split('/').at(-2) ?? '';
}
