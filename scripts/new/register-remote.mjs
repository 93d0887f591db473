import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readPackage } from './remote-files.mjs';

function edit(file, change) {
  if (!existsSync(file)) return;
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`${file} has no place for another remote: has it changed?`);
  writeFileSync(file, after);
}

const editJson = (file, change) =>
  edit(file, (text) => {
    const value = JSON.parse(text);
    change(value);
    return `${JSON.stringify(value, null, 2)}\n`;
  });

/** Adds a workspace after the last remote, because the list defines the order of remotes. */
function addWorkspace(workspaces, workspace) {
  const last = workspaces.findLastIndex((name) => name.startsWith('mfe-'));
  workspaces.splice(last + 1, 0, workspace);
}

/** The same line for another remote, after the last line of its kind. */
const repeatLastLine = (pattern, workspace) => (text) => {
  const lines = text.split('\n');
  const last = lines.findLastIndex((line) => pattern.test(line));
  if (last < 0) return text;
  lines.splice(last + 1, 0, lines[last].replace(/mfe-[a-z0-9]+/g, workspace));
  return lines.join('\n');
};

const describeRoutes = (workspace) => `
## ${workspace}
| Path | Who | Title | Shows | Status |
|---|---|---|---|---|
| \`/${workspace.slice('mfe-'.length)}\` | all | A new page of Oracle & Astra | the astrologers with what they do | built |
`;

/** Registers a remote in every list of the repository: workspaces, lock file, image, and the table of routes. */
export function registerRemote(folder, workspace) {
  const at = (name) => path.join(folder, name);
  editJson(at('package.json'), ({ workspaces }) => addWorkspace(workspaces, workspace));
  editJson(at('package-lock.json'), ({ packages }) => {
    addWorkspace(packages[''].workspaces, workspace);
    const { name, version, dependencies } = readPackage(workspace);
    packages[workspace] = { name, version, dependencies };
    packages[`node_modules/${name}`] = { resolved: workspace, link: true };
  });
  edit(at('Dockerfile'), repeatLastLine(/^COPY mfe-/, workspace));
  edit(at('Dockerfile'), repeatLastLine(/^COPY --from=build \/app\/mfe-/, workspace));
  edit(at('docs/product/routes.md'), (text) => `${text.trimEnd()}\n${describeRoutes(workspace)}`);
}
