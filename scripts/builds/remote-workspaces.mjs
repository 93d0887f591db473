import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root, workspaces } from './build-folders.mjs';

/** The workspaces of the repository in `folder`, as its package.json lists them. */
export const readWorkspaces = (folder = root) => JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')).workspaces;

/** The remotes of this repository. */
export const remoteWorkspaces = workspaces.filter((name) => name.startsWith('mfe-'));

/**
 * The workspaces named by `npm run build -- mfe-x`, or all. Throws if a name is not a workspace with a build.
 *
 * @param {string[]} names
 */
export function readBuildNames(names) {
  const known = [...remoteWorkspaces, 'shell', 'bench'];
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Error(`${unknown} is not built: name some of ${known.join(', ')}, or nothing for all`);
  return names.length === 0 ? {} : { workspaces: names, programNames: /** @type {const} */ (['release']) };
}
