import path from 'node:path';
import layout from './layout.cjs';

export const { folderOf, isKit, root, tools, workspaces } = layout;

let distName = 'dist';

/** Makes `npm run dev` build into separate folders, so that it and other commands do not overwrite each other's output. */
export function useDevFolders() {
  distName = '.dev';
}

/**
 * The folder of a workspace's builds. In a team's repository the release program comes built with the tools, and the shell is built beside the remote.
 *
 * @param {string} workspace
 */
export function getDistFolder(workspace) {
  if (isKit && workspace === 'release') return path.join(folderOf(workspace), 'dist');
  return isKit && workspace === 'shell' ? path.join(root, distName, workspace) : path.join(folderOf(workspace), distName);
}

/** The folder of webpack's cache; processes that run at the same time need separate ones. */
export const getWebpackCache = () => (distName === 'dist' ? path.join(root, '.cache/webpack') : path.join(root, distName, 'webpack'));

/** The lock file that a process holds while it builds into these folders. */
export const getBuildLock = () => path.join(root, '.cache', `build-${distName.replace('.', '')}.lock`);

/** The data of `npm run dev`: its lock and the releases that its server serves. */
export const devFolder = path.join(root, '.dev');
