import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readCatalog } from '../../release/src/messages/catalog';
import { printMessageTypes } from '../../release/src/messages/message-types';
import { root } from '../builds/build-folders.mjs';
import { tools } from '../test/tools.mjs';
import { createRemote } from './create-remote.mjs';

const listed = ['package.json', 'package-lock.json', 'Dockerfile', 'docs/product/routes.md'];
let folder;
const read = (name) => readFileSync(path.join(folder, name), 'utf8');

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'new-remote-'));
  mkdirSync(path.join(folder, 'docs/product'), { recursive: true });
  for (const name of listed) cpSync(path.join(root, name), path.join(folder, name));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('creates a remote with a page in both languages, and registers it in every list', () => {
  const files = createRemote(folder, 'mfe-garden');
  expect(files).toEqual(expect.arrayContaining(['mfe-garden/src/routes.tsx', 'mfe-garden/src/pages/start.test.tsx']));
  for (const file of files) expect(read(file)).not.toContain('NAME');
  const { workspaces } = JSON.parse(read('package.json'));
  expect(workspaces.indexOf('mfe-garden')).toBe(workspaces.indexOf('mfe-content') + 1);
  const { packages } = JSON.parse(read('package-lock.json'));
  expect(packages[''].workspaces).toEqual(workspaces);
  expect(packages['node_modules/@oracle-astra/mfe-garden']).toEqual({ resolved: 'mfe-garden', link: true });
  expect(packages['mfe-garden'].dependencies).toEqual(packages['mfe-content'].dependencies);
  expect(read('Dockerfile').match(/mfe-garden.*/g)).toEqual(['mfe-garden/package.json mfe-garden/', 'mfe-garden/dist mfe-garden/dist']);
  expect(read('docs/product/routes.md')).toContain('## mfe-garden\n');
  const catalog = readCatalog(path.join(folder, 'mfe-garden/src/messages'), 'garden');
  expect(read('mfe-garden/src/messages/message-types.d.ts')).toBe(printMessageTypes(catalog));
});

it('creates files that the type checker accepts', () => {
  createRemote(folder, 'mfe-garden');
  rmSync(path.join(folder, 'node_modules'), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  for (const name of ['tsconfig.base.json', 'tsconfig.web.json']) cpSync(path.join(root, name), path.join(folder, name));
  // Shows that the check reads the folder.
  writeFileSync(path.join(folder, 'mfe-garden/src/wrong.ts'), "export const wrong: number = 'text';");
  const { stdout } = spawnSync(process.execPath, [path.join(root, tools.tsc), '-p', 'mfe-garden', '--noEmit'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(stdout.match(/^[^\s].*error.*$/gm)).toEqual([expect.stringContaining('mfe-garden/src/wrong.ts')]);
});

it.each(['garden', 'mfe-', 'mfe-Garden', 'mfe-a/../b', 'mfe-content'])('refuses %s, and writes nothing', (name) => {
  const before = listed.map(read);
  expect(() => createRemote(folder, name)).toThrow(name);
  expect(listed.map(read)).toEqual(before);
});
