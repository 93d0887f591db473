const { existsSync, readFileSync } = require('node:fs');
const path = require('node:path');

/** The folder of the build factory, of `scripts`, `lint` and `jest`: this repository, or the copy in an installed remote-kit. */
const tools = path.resolve(__dirname, '../..');

/** Whether a team's repository has installed the tools: there is no workspace of shared code beside them. */
const isKit = !existsSync(path.join(tools, 'shared/package.json'));

/** The repository to work on: this one, or the team's, whose commands run in its root. */
const root = isKit ? process.cwd() : tools;

const readPackage = (folder) => JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));

/** A team's repository holds one remote, in its root. */
const listWorkspaces = () => {
  const { workspaces, name } = readPackage(root);
  return isKit ? [name.split('/').at(-1)] : workspaces;
};
const workspaces = listWorkspaces();

/** The folder of a workspace. In a team's repository the shared code is an installed package, and the parts of the frame are in the tools. */
function folderOf(workspace) {
  if (!isKit) return path.join(root, workspace);
  if (workspaces.includes(workspace)) return root;
  return workspace === 'shared' ? path.join(root, 'node_modules/@oracle-astra/shared') : path.join(tools, workspace);
}

module.exports = { folderOf, isKit, root, tools, workspaces };
