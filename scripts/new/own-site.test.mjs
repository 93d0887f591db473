import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listImports } from '../kit/site-server.mjs';
import { createSite } from './own-site.mjs';

let parent;
const packed = { shared: 'shared.tgz', kit: 'kit.tgz', server: 'server.tgz' };
const pack = async (folder) => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, packed.server), '');
  return packed;
};
beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'own-site-'));
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

const read = (name) => readFileSync(path.join(parent, 'clinic', name), 'utf8');

it('creates a site with its details, one remote at its first address, and the three packages', async () => {
  const files = await createSite(path.join(parent, 'clinic'), pack);
  expect(files).toEqual(expect.arrayContaining(['site.json', 'src/routes.tsx', 'src/pages/start.test.tsx', 'README.md']));
  expect(JSON.parse(read('site.json'))).toMatchObject({ name: 'Clinic', languages: ['en', 'hi'], policies: null });
  const { scripts, dependencies } = JSON.parse(read('package.json'));
  expect(scripts).toMatchObject({ start: 'remote-kit start', test: 'remote-kit test', release: 'remote-kit release' });
  expect(dependencies['@oracle-astra/site-server']).toBe('file:packages/server.tgz');
  expect(Object.keys(JSON.parse(read('src/messages/hi.json')))).toEqual(Object.keys(JSON.parse(read('src/messages/en.json'))));
  for (const file of files) expect(read(file)).not.toMatch(/\bNAME\b|[aA]strologer/);
  expect(readdirSync(path.join(parent, 'clinic/packages'))).toEqual([packed.server]);
});

it('takes an empty folder, and refuses one that is not empty or whose name is no name, and writes nothing', async () => {
  mkdirSync(path.join(parent, 'clinic'));
  await createSite(path.join(parent, 'clinic'), pack);
  await expect(createSite(path.join(parent, 'clinic'), pack)).rejects.toThrow('is not empty');
  await expect(createSite(path.join(parent, 'My Clinic'), pack)).rejects.toThrow('My Clinic is no name for a site');
  expect(readdirSync(parent)).toEqual(['clinic']);
});

it('leaves nothing behind when packing fails, also not the folders above', async () => {
  const fails = async (folder) => {
    await pack(folder);
    throw new Error('npm could not pack');
  };
  for (const at of ['clinic', 'new/folders/clinic'])
    await expect(createSite(path.join(parent, at), fails)).rejects.toThrow('npm could not pack');
  expect(readdirSync(parent)).toEqual([]);
  expect(existsSync(path.join(parent, 'clinic'))).toBe(false);
});

it('lists the packages that the programs of a server import', () => {
  const source = [
    "import * as a from 'pg';",
    'import { b } from "drizzle-orm/pg-core";',
    "const c = await import('@aws-sdk/client-s3');",
    "import fs from 'node:fs';",
    "import x from './247.mjs';",
    "// a phrase, such as: I heard it from 'you'",
  ];
  writeFileSync(path.join(parent, 'site.mjs'), source.join('\n'));
  expect(listImports(parent, ['site.mjs'])).toEqual(['@aws-sdk/client-s3', 'drizzle-orm', 'pg', 'uplot']);
});
