import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Descriptor } from '@oracle-astra/shared/contract';
import { manifestFile, type Manifest } from '../../manifest/manifest';
import { useTemporaryFolder } from '../../testing/built-release';
import { noAssets, sampleManifest } from '../../testing/manifest.samples';
import { checkManifest } from './check-manifest';
import { formatFinding } from '../finding';

const folder = useTemporaryFolder();
const contents = {
  'entry.js': 'var forum_1;',
  'mf-entry.js': '(()=>{/* runtime */ var forum_1; globalThis.forum_1 = forum_1})();',
  'other-entry.js': 'var forum_1 = "of another build";',
  'routes.js': '',
  'page.js': '',
};

async function check(manifest: Manifest | string, needs: Record<string, string> = { react: '^19.0.0' }): Promise<string[]> {
  const files: Record<string, string> = { ...contents, [manifestFile]: typeof manifest === 'string' ? manifest : JSON.stringify(manifest) };
  mkdirSync(folder(), { recursive: true });
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(folder(), name), content);
  const descriptor: Descriptor = {
    remote: 'forum',
    version: '1.0.0',
    release: 'forum-1',
    container: 'forum_1',
    entry: 'entry.js',
    early: null,
    routes: [],
    navigation: [],
    files: Object.keys(files).map((name) => ({ name, bytes: 0, integrity: 'sha384-a' })),
    server: 'server.cjs',
    needs,
    provides: {},
    commit: null,
  };
  return (await checkManifest(folder(), descriptor)).map(formatFinding);
}

it('accepts the manifest of the release, with fields of newer versions', async () => {
  expect(await check(sampleManifest())).toEqual([]);
  expect(await check(sampleManifest({ extra: 1 } as Partial<Manifest>))).toEqual([]);
});

it('accepts an older release without a manifest', async () => {
  const descriptor = { remote: 'forum', release: 'forum-1', version: '1', container: 'f', entry: 'e', files: [], needs: {}, provides: {} };
  expect(await checkManifest(folder(), descriptor)).toEqual([]);
});

const [react] = sampleManifest().shared as [Manifest['shared'][number]];
const expose = (files: string[], name = './routes') =>
  sampleManifest({ exposes: [{ id: 'a', name: 'a', path: name, assets: { ...noAssets, css: { sync: files, async: [] } } }] });

it.each<[string, Manifest | string, string]>([
  ['of another container', sampleManifest({ name: 'chat_1' }), 'says "chat_1" in name, and the descriptor "forum_1"'],
  ['with another global', sampleManifest({}, { globalName: 'chat_1' }), 'says "chat_1" in metaData.globalName'],
  [
    'of another version',
    sampleManifest({}, { buildInfo: { buildVersion: '1.0.1', buildName: 'forum' } }),
    'says "1.0.1" in metaData.buildInfo.buildVersion, and the descriptor "1.0.0"',
  ],
  [
    'with an address of its own',
    sampleManifest({}, { publicPath: 'https://elsewhere.example/' }),
    'says "https://elsewhere.example/" in metaData.publicPath, and the descriptor "auto"',
  ],
  [
    'with another range of a shared package',
    sampleManifest({ shared: [{ ...react, requiredVersion: '^18.0.0' }] }),
    'says ^18.0.0 of react in "shared", and the descriptor ^19.0.0',
  ],
  [
    'with a shared package that the descriptor does not need',
    sampleManifest({ shared: [{ ...react, name: 'lodash' }] }),
    'says ^19.0.0 of lodash in "shared", and the descriptor nothing',
  ],
  ['with a missing style sheet', expose(['gone.css']), 'names gone.css in exposes ./routes, which is no file of the release'],
  [
    'with missing types',
    sampleManifest({}, { types: { path: '', name: '', zip: '@mf-types.zip', api: '' } }),
    'names @mf-types.zip in metaData.types, which is no file of the release',
  ],
  [
    'with a missing entry',
    sampleManifest({}, { remoteEntry: { name: 'gone.js', path: 'mf', type: 'var' } }),
    'names mf/gone.js in metaData.remoteEntry',
  ],
  [
    'with the entry of another build',
    sampleManifest({}, { remoteEntry: { name: 'other-entry.js', path: '', type: 'var' } }),
    'names the entry other-entry.js, which does not hold entry.js, the entry of the release',
  ],
  [
    'with an entry that is none',
    sampleManifest({}, { remoteEntry: { name: 'page.js', path: '', type: 'var' } }),
    'names the entry page.js, which does not define forum_1',
  ],
  ['without routes', expose([], './page'), 'does not expose ./routes'],
  ['that is cut off', '{"id":', 'mf-manifest.json is no whole JSON file'],
  [
    'without its assets',
    JSON.stringify(sampleManifest({ exposes: [{ id: 'a', name: 'a', path: './routes' }] as unknown as Manifest['exposes'] })),
    'exposes.0.assets: has to be of the type object',
  ],
])('refuses a manifest %s', async (_what, manifest, sentence) => {
  const [first, ...others] = await check(manifest);
  expect(first).toContain('manifest: mf-manifest.json: ');
  expect(first).toContain(sentence);
  expect(others).toEqual([]);
});
