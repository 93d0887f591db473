import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from '../cli';
import { checkManifest } from '../check/contract/check-manifest';
import { formatFinding } from '../check/finding';
import { findFileFaults } from '../files/release-integrity';
import { parseManifest, type Manifest } from '../manifest/manifest';
import { promote } from '../registry/registry';
import { folderRegistry, readRegistry } from '../registry/registry-file';
import { publish } from '../publish';
import { useTemporaryFolder, writeBuiltRelease } from '../testing/built-release';
import { noAssets, sampleManifest } from '../testing/manifest.samples';
import { packagePlainRemote } from './package-plain-remote';

const folder = useTemporaryFolder();
const build = () => path.join(folder(), 'garden');
const target = () => path.join(folder(), 'target');

const ofReact = { version: '19.3.1', singleton: true, requiredVersion: '^19.0.0' };
const shared: Manifest['shared'] = [
  { id: 'garden:react', name: 'react', ...ofReact, assets: { ...noAssets, js: { sync: ['react.js'], async: [] } } },
  { id: 'garden:lodash', name: 'lodash', ...ofReact, assets: { ...noAssets, js: { sync: ['react.js'], async: [] } } },
  { id: 'garden:ui', name: '@oracle-astra/shared/ui', ...ofReact, requiredVersion: '^3.0.0', assets: noAssets },
];
const exposes: Manifest['exposes'] = [{ id: 'garden:Page', name: 'Page', path: './Page', assets: noAssets }];

function writeBuild(changed: Partial<Manifest> = {}, metaData: Partial<Manifest['metaData']> = {}) {
  const buildInfo = { buildVersion: '1.2.0', buildName: 'garden' };
  const remoteEntry = { name: 'remoteEntry.js', path: '', type: 'var' };
  const types = { path: '', name: '', zip: '@mf-types.zip', api: '' };
  const manifest = sampleManifest(
    { id: 'garden', name: 'garden', shared, exposes, ...changed },
    { name: 'garden', globalName: 'garden', buildInfo, remoteEntry, types, ...metaData },
  );
  mkdirSync(build(), { recursive: true });
  const files = {
    'mf-manifest.json': JSON.stringify(manifest),
    'remoteEntry.js': 'var garden;',
    'react.js': '',
    'page.js.map': '{}',
    'mf-stats.json': '{}',
  };
  for (const [name, content] of Object.entries({ ...files, '@mf-types.zip': '' })) writeFileSync(path.join(build(), name), content);
}

const packageGarden = (routes = ['garden/:bed=./Page']) =>
  packagePlainRemote({ manifest: path.join(build(), 'mf-manifest.json'), routes, target: target() });

it('makes a release of a remote by its manifest, which passes the check of files and manifest', async () => {
  writeBuild();
  const descriptor = await packageGarden();
  expect(descriptor).toMatchObject({
    remote: 'garden',
    version: '1.2.0',
    release: expect.stringMatching(/^garden-1\.2\.0-[0-9a-f]{8}$/),
    routes: [{ id: 'garden-garden-bed', path: 'garden/:bed', page: null }],
    needs: { react: '^19.0.0', '@oracle-astra/shared/ui': '^3.0.0' },
    server: null,
    plain: { container: 'garden', exposes: { 'garden-garden-bed': './Page' } },
  });
  expect(descriptor.files.map(({ name }) => name)).toEqual([descriptor.entry, 'mf-manifest.json', 'react.js', 'remoteEntry.js']);
  expect(await findFileFaults(target(), descriptor)).toEqual([]);
  expect((await checkManifest(target(), descriptor)).map(formatFinding)).toEqual([]);
});

it('adds an entry that defines a global to a remote whose entry is a module, and runs the module with it', async () => {
  writeBuild({}, { remoteEntry: { name: 'remoteEntry.js', path: 'assets', type: 'module' }, types: { path: '', name: '' } });
  mkdirSync(path.join(build(), 'assets'));
  writeFileSync(path.join(build(), 'assets/remoteEntry.js'), 'export const get = 1, init = 2;');
  const descriptor = await packageGarden();
  const [entry = '', global = ''] = descriptor.files.map(({ name }) => name).filter((name) => /^assets\/(?:global-)?entry\./.test(name));
  expect([entry, (await checkManifest(target(), descriptor)).map(formatFinding)]).toEqual([descriptor.entry, []]);
  const { metaData } = parseManifest(readFileSync(path.join(target(), 'mf-manifest.json'), 'utf8'));
  expect(metaData.remoteEntry).toEqual({ name: path.basename(global), path: 'assets', type: 'global' });
  expect(readFileSync(path.join(target(), global), 'utf8')).toMatch(/^var garden=[^]*\("remoteEntry\.js"\);\n$/);
});

it('accepts the manifests of Rspack and Vite, which omit fields that their runtimes do not need', async () => {
  writeBuild({}, { type: undefined, types: { path: '', name: '' }, remoteEntry: { name: 'remoteEntry.js', path: '', type: 'global' } });
  mkdirSync(path.join(build(), '.vite'));
  writeFileSync(path.join(build(), '.vite/manifest.json'), '{}');
  const { remote, version, files } = await packageGarden();
  expect([remote, version, files.filter(({ name }) => name.includes('.vite'))]).toEqual(['garden', '1.2.0', []]);
});

it('has another name with another file or route', async () => {
  writeBuild();
  const { release } = await packageGarden();
  expect((await packageGarden(['beds=./Page'])).release).not.toBe(release);
  writeFileSync(path.join(build(), 'react.js'), 'other');
  expect((await packageGarden()).release).not.toBe(release);
});

it.each<[string, Partial<Manifest>, Partial<Manifest['metaData']>, string[] | undefined, string]>([
  ['another address', {}, { publicPath: 'http://localhost:3001/' }, undefined, "build it with `output.publicPath: 'auto'`"],
  ['an entry for Node', {}, { remoteEntry: { name: 'remoteEntry.js', path: '', type: 'commonjs2' } }, undefined, 'of the type commonjs2'],
  ['no shared react', { shared: [] }, {}, undefined, 'The remote does not share react'],
  ['no route', {}, {}, [], 'Name the address of each page with --route'],
  ['a route without a page', {}, {}, ['garden'], '--route takes a path and what is exposed for it, as in "garden=./Page"'],
  ['a page that is not exposed', {}, {}, ['garden=Bed'], 'The remote does not expose ./Bed: it exposes ./Page'],
  ['a path that no router takes', {}, {}, ['a b=./Page'], 'has the path "a b", which holds white space'],
  ['the name of a host', { name: 'shell' }, {}, undefined, 'shell is the name of a host'],
  ['no version', {}, { buildInfo: { buildVersion: 'local', buildName: '' } }, undefined, '"local" cannot be the name of a version'],
])('refuses a remote with %s in a sentence', async (_what, changed, metaData, routes, sentence) => {
  writeBuild(changed, metaData);
  await expect(packageGarden(routes)).rejects.toThrow(sentence);
  expect(readdirSync(folder())).toEqual(['garden']);
});

describe('the command line', () => {
  const publishGarden = async () => {
    writeBuild();
    const args = ['publish', '--manifest', path.join(build(), 'mf-manifest.json'), '--route', 'garden=./Page', '--json'];
    const [answer = ''] = await run(folder(), args);
    return (JSON.parse(answer) as { release: string }).release;
  };
  const giveShell = async (provides: Record<string, string>) => {
    const shell = writeBuiltRelease(folder(), { remote: 'shell', release: 'shell-1', provides });
    await promote(folderRegistry(folder()), 'shell', (await publish(folder(), shell)).release);
  };

  it('publishes it and promotes it with the check', async () => {
    await giveShell({ react: '19.3.1', '@oracle-astra/shared/ui': '3.0.0' });
    const release = await publishGarden();
    await run(folder(), ['promote', 'garden', release]);
    expect((await readRegistry(folder())).remotes.garden?.stable).toBe(release);
  });

  it('refuses it over a shell without the version that it needs', async () => {
    await giveShell({ react: '18.3.1', '@oracle-astra/shared/ui': '3.0.0' });
    const release = await publishGarden();
    await expect(run(folder(), ['promote', 'garden', release])).rejects.toThrow(/shared-versions: .*react/);
  });

  it('names the folder without a manifest', async () => {
    await expect(run(folder(), ['publish', '--manifest', 'nowhere/mf-manifest.json', '--route', 'a=./Page'])).rejects.toThrow(
      'There is no manifest nowhere/mf-manifest.json: build the remote with `manifest: true`',
    );
  });
});
