import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { getDistFolder } from '../builds/build-folders.mjs';
import { remoteWorkspaces } from '../builds/remote-workspaces.mjs';

const workspaces = [...remoteWorkspaces, 'shell'];

/** @param {string} folder */
const getModifiedTime = (folder) => statSync(path.join(folder, 'descriptor.json')).mtimeMs;

/** The folder of the newest built release of each workspace. Throws if one is missing. */
export function listBuiltReleases(getDist = getDistFolder) {
  return workspaces.map((workspace) => {
    const dist = getDist(workspace);
    const names = existsSync(dist) ? readdirSync(dist) : [];
    const folders = names.map((name) => path.join(dist, name)).filter((folder) => existsSync(path.join(folder, 'descriptor.json')));
    const [newest] = folders.sort((a, b) => getModifiedTime(b) - getModifiedTime(a));
    if (newest === undefined) throw new Error(`Nothing is built of ${workspace}: run npm run build first.`);
    return newest;
  });
}

export const loadBuiltReleaseTools = () => import(pathToFileURL(path.join(getDistFolder('release'), 'release.mjs')).href);
