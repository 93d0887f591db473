import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

const { engines, version, workspaces } = JSON.parse(readFileSync('package.json', 'utf8'));
const readWorkspace = (workspace) => JSON.parse(readFileSync(`${workspace}/package.json`, 'utf8'));

test.each(workspaces)('%s has the version of the repository, and requires the others in it', (workspace) => {
  const { version: own, dependencies = {} } = readWorkspace(workspace);
  const siblings = Object.entries(dependencies).filter(([name]) => name.startsWith('@oracle-astra/'));
  expect([own, ...siblings.map(([, range]) => range)]).toEqual([version, ...siblings.map(() => version)]);
});

test('the changelog describes this version before all older ones', () => {
  const headings = [...readFileSync('CHANGELOG.md', 'utf8').matchAll(/^## \[(.+?)\]/gm)].map(([, heading]) => heading);
  expect(headings.filter((heading) => heading !== 'Unreleased')[0]).toBe(version);
});

test('editor, dev container, image and CI use the Node version of package.json', () => {
  const oldest = /\d+/.exec(engines.node)[0];
  const devContainer = JSON.parse(readFileSync('.devcontainer/devcontainer.json', 'utf8'));
  const ci = parse(readFileSync('.github/workflows/test.yml', 'utf8'));
  expect(readFileSync('.nvmrc', 'utf8').trim()).toBe(oldest);
  expect(devContainer.image).toContain(`:${oldest}-`);
  expect(readFileSync('Dockerfile', 'utf8')).toContain(`FROM node:${oldest}-`);
  expect(String(ci.jobs.test.strategy.matrix.node[0])).toBe(oldest);
});

test('a release of the repository has the notes of its version', () => {
  const release = parse(readFileSync('.github/workflows/release.yml', 'utf8'));
  const commands = release.jobs.release.steps.flatMap(({ run }) => run ?? []).join('\n');
  const [script] = /scripts\/\S+\.mjs/.exec(commands);
  expect([existsSync(script), release.on.push.tags]).toEqual([true, ['v*']]);
});
