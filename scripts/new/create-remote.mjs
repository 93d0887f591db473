import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readWorkspaces } from '../builds/remote-workspaces.mjs';
import { registerRemote } from './register-remote.mjs';
import { listRemoteFiles } from './remote-files.mjs';
import { assertRemoteName } from './remote-name.mjs';

/**
 * Links the workspace as npm would, so that nothing has to be installed again.
 *
 * @param {string} folder
 * @param {string} workspace
 */
function linkWorkspace(folder, workspace) {
  const scope = path.join(folder, 'node_modules/@oracle-astra');
  const link = path.join(scope, workspace);
  mkdirSync(scope, { recursive: true });
  if (!existsSync(link)) symlinkSync(path.join('../..', workspace), link, 'junction');
}

/**
 * Creates a remote in the repository in `folder` and registers it. Returns the written files. Throws one sentence if the name
 * cannot be used, before it writes anything.
 *
 * @param {string} folder
 * @param {string} workspace
 */
export function createRemote(folder, workspace) {
  assertRemoteName(workspace);
  if (readWorkspaces(folder).includes(workspace) || existsSync(path.join(folder, workspace)))
    throw new Error(`There is a ${workspace} already.`);
  const files = Object.entries(listRemoteFiles(workspace.slice('mfe-'.length)));
  for (const [name, content] of files) {
    const file = path.join(folder, workspace, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  registerRemote(folder, workspace);
  linkWorkspace(folder, workspace);
  return files.map(([name]) => path.posix.join(workspace, name));
}
