import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../builds/build-folders.mjs';
import { isShipped, parts } from '../kit/assemble.mjs';
import { createKitPackage } from '../kit/package-json.mjs';
import { createOwnRepository } from './own-repository.mjs';

let parent;
const packed = { shared: 'shared.tgz', kit: 'kit.tgz' };
const pack = async (folder) => {
  mkdirSync(folder, { recursive: true });
  return packed;
};
beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'own-repository-'));
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

const inOwn = (name) => path.join(parent, 'garden', name);
const readJson = (name) => JSON.parse(readFileSync(inOwn(name), 'utf8'));

it('creates a repository with the packed packages, the versions of the site, and a lock file that npm completes', async () => {
  const files = await createOwnRepository(path.join(parent, 'garden'), 'mfe-garden', pack);
  expect(files).toEqual(expect.arrayContaining(['src/routes.tsx', 'src/pages/start.test.tsx', 'README.md']));
  const own = readJson('package.json');
  expect(own.dependencies['@oracle-astra/shared']).toBe('file:packages/shared.tgz');
  expect(own.devDependencies).toEqual({ '@oracle-astra/remote-kit': 'file:packages/kit.tgz' });
  const { packages } = readJson('package-lock.json');
  for (const name of ['react', 'styled-components']) expect(packages[`node_modules/${name}`].version).toBe(own.dependencies[name]);
  expect(Object.keys(packages).filter((at) => at !== '' && !at.startsWith('node_modules/'))).toEqual([]);
  for (const file of files) expect(readFileSync(inOwn(file), 'utf8')).not.toMatch(/\bNAME\b|"resolved": "http/);
});

it('refuses a folder that is not empty, and writes nothing', async () => {
  mkdirSync(inOwn(''));
  writeFileSync(inOwn('notes.txt'), 'mine');
  await expect(createOwnRepository(inOwn(''), 'mfe-garden', pack)).rejects.toThrow('is not empty');
  await expect(createOwnRepository(path.join(parent, 'new'), 'garden', pack)).rejects.toThrow('is no name for a remote');
  expect([path.join(parent, 'new'), inOwn('package.json')].filter(existsSync)).toEqual([]);
});

it('packs a kit whose packages have the versions of this repository', () => {
  const { dependencies, peerDependencies, version } = createKitPackage();
  expect(Object.entries(dependencies).filter(([, each]) => !/\d/.test(each ?? ''))).toEqual([]);
  expect(peerDependencies).toEqual({ '@oracle-astra/shared': `^${version}` });
});

/** The sources of the kit, by their path from the root. */
const listSources = (at) => {
  const file = path.join(root, at);
  if (!existsSync(file) || !isShipped(file)) return [];
  if (statSync(file).isDirectory()) return readdirSync(file).flatMap((name) => listSources(path.posix.join(at, name)));
  return /\.(?:[cm]?[jt]s|tsx)$/.test(at) ? [at] : [];
};

it('packs every file of this repository that a file of the kit imports', () => {
  const sources = parts.flatMap(listSources);
  const shipped = new Set(sources.map((at) => at.replace(/\.[cm]?[jt]sx?$/, '')));
  const isThere = (at) =>
    shipped.has(at.replace(/\.[cm]?js$/, '')) || shipped.has(`${at}/index`) || parts.some((part) => at.startsWith(part));
  const missing = sources
    .filter((at) => !at.startsWith('release/dist'))
    .flatMap((at) =>
      [...readFileSync(path.join(root, at), 'utf8').matchAll(/\bfrom '(\.[^']+)'/g)]
        .map(([, specifier]) => path.posix.join(path.posix.dirname(at), specifier))
        .filter((target) => !isThere(target))
        .map((target) => `${at} → ${target}`),
    );
  expect(sources.length).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});
