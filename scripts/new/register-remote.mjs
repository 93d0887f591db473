import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readPackage } from './remote-files.mjs';

/**
 * A package in the lock file.
 *
 * @typedef {object} LockedPackage
 * @property {string[]} [workspaces]
 * @property {string} [name]
 * @property {string} [version]
 * @property {Record<string, string>} [dependencies]
 * @property {string} [resolved]
 * @property {boolean} [link]
 */

/**
 * @param {string} file
 * @param {(text: string) => string} change
 */
function edit(file, change) {
  if (!existsSync(file)) return;
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`${file} has no place for another remote: has it changed?`);
  writeFileSync(file, after);
}

/**
 * @template T
 * @param {string} file
 * @param {(value: T) => void} change
 */
const editJson = (file, change) =>
  edit(file, (text) => {
    const value = JSON.parse(text);
    change(value);
    return `${JSON.stringify(value, null, 2)}\n`;
  });

/**
 * Adds a workspace after the last remote, because the list defines the order of remotes.
 *
 * @param {string[]} workspaces
 * @param {string} workspace
 */
function addWorkspace(workspaces, workspace) {
  const last = workspaces.findLastIndex((name) => name.startsWith('mfe-'));
  workspaces.splice(last + 1, 0, workspace);
}

/**
 * The same line for another remote, after the last line of its kind.
 *
 * @param {RegExp} pattern
 * @param {string} workspace
 */
const repeatLastLine = (pattern, workspace) => (/** @type {string} */ text) => {
  const lines = text.split('\n');
  const last = lines.findLastIndex((/** @type {string} */ line) => pattern.test(line));
  if (last < 0) return text;
  lines.splice(last + 1, 0, lines[last].replace(/mfe-[a-z0-9]+/g, workspace));
  return lines.join('\n');
};

/** @param {string} workspace */
const describeRoutes = (workspace) => `
## ${workspace}
| Path | Who | Title | Shows | Status |
|---|---|---|---|---|
| \`/${workspace.slice('mfe-'.length)}\` | all | A new page of Oracle & Astra | the astrologers with what they do | built |
`;

/**
 * Registers a remote in every list of the repository: workspaces, lock file, image, and the table of routes.
 *
 * @param {string} folder
 * @param {string} workspace
 */
export function registerRemote(folder, workspace) {
  /** @param {string} name */
  const at = (name) => path.join(folder, name);
  editJson(at('package.json'), (/** @type {{ workspaces: string[] }} */ { workspaces }) => addWorkspace(workspaces, workspace));
  editJson(at('package-lock.json'), (/** @type {{ packages: Record<string, LockedPackage> }} */ { packages }) => {
    addWorkspace(packages[''].workspaces ?? [], workspace);
    const { name, version, dependencies } = readPackage(workspace);
    packages[workspace] = { name, version, dependencies };
    packages[`node_modules/${name}`] = { resolved: workspace, link: true };
  });
  edit(at('Dockerfile'), repeatLastLine(/^COPY mfe-/, workspace));
  edit(at('Dockerfile'), repeatLastLine(/^COPY --from=build \/app\/mfe-/, workspace));
  edit(at('docs/product/routes.md'), (text) => `${text.trimEnd()}\n${describeRoutes(workspace)}`);
}
