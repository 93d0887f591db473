import { readFileSync } from 'node:fs';

const { version, workspaces } = JSON.parse(readFileSync('package.json', 'utf8'));
const readWorkspace = (workspace) => JSON.parse(readFileSync(`${workspace}/package.json`, 'utf8'));

test.each(workspaces)('%s has the version of the repository, and takes the others in it', (workspace) => {
  const { version: own, dependencies = {} } = readWorkspace(workspace);
  const siblings = Object.entries(dependencies).filter(([name]) => name.startsWith('@oracle-astra/'));
  expect([own, ...siblings.map(([, range]) => range)]).toEqual([version, ...siblings.map(() => version)]);
});

test('the changelog describes this version before all older ones', () => {
  const headings = [...readFileSync('CHANGELOG.md', 'utf8').matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
  expect(headings.filter((heading) => heading !== 'Unreleased')[0]).toBe(version);
});
