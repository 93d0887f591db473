import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { toIntegrity } from '../files/release-files';
import { useTemporaryFolder } from '../testing/built-release';
import { noAssets, sampleManifest } from '../testing/manifest.samples';
import { manifestFile, parseManifest } from './manifest';
import { writeRemoteManifest } from './write-remote-manifest';

const folder = useTemporaryFolder();
const at = (name: string) => path.join(folder(), name);
const write = (name: string, content: string) => writeFileSync(at(name), content);

/** The fake runtime passes the facts from packaging to the entry. */
const runtime = 'globalThis._FEDERATION_BUNDLER={facts:ENTRY_FACTS};';

function packageForum() {
  const built = sampleManifest({
    shared: [
      { id: 'x:react', name: 'react', version: '19.0.0', singleton: true, requiredVersion: '*', assets: noAssets },
      { id: 'x:a', name: '@oracle-astra/shared/api', version: 'UNKNOWN', singleton: true, requiredVersion: '*', assets: noAssets },
    ],
    exposes: [
      {
        id: 'forum_1:routes',
        name: 'routes',
        path: './routes',
        assets: { ...noAssets, js: { sync: [], async: ['page-b.js', 'page-a.js'] } },
      },
    ],
  });
  write(manifestFile, JSON.stringify(built).replaceAll('forum_1', 'forum_of_this_release'));
  write('mf-stats.json', '{}');
  write('entry.js', 'var forum_1=globalThis._FEDERATION_BUNDLER');
  for (const name of ['page-a.js', 'page-a.en.js', 'page-a.hi.js', 'page-b.js', 'page.forum-list.0.js']) write(name, name);
  write('runtime.js', runtime);
  const facts = { remote: 'forum', version: '1.0.0', container: 'forum_1', entry: 'entry.js', runtimeFile: at('runtime.js') };
  writeRemoteManifest(folder(), { ...facts, needs: { react: '^19.3.1', '@oracle-astra/shared/api': '^3.0.0' } });
  return parseManifest(readFileSync(at(manifestFile), 'utf8'));
}

it('completes the manifest of the plugin by the facts of the release, in a stable order', () => {
  const { name, metaData, shared, exposes } = packageForum();
  expect([name, metaData.name, metaData.globalName, exposes[0]?.id]).toEqual(['forum_1', 'forum_1', 'forum_1', 'forum_1:routes']);
  expect(metaData.buildInfo).toEqual({ buildVersion: '1.0.0', buildName: 'forum' });
  expect(shared.map((each) => [each.name, each.version, each.requiredVersion])).toEqual([
    ['@oracle-astra/shared/api', '3.0.0', '^3.0.0'],
    ['react', '19.3.1', '^19.3.1'],
  ]);
  expect(exposes[0]?.assets.js.async).toEqual(['page-a.js', 'page-b.js']);
  expect(existsSync(at('mf-stats.json'))).toBe(false);
});

it('names an entry that runs the release’s own one with the runtime and the hashes of its scripts, and defines no other global', () => {
  const { remoteEntry } = packageForum().metaData;
  expect(readdirSync(folder())).toContain(remoteEntry.name);
  const page: { forum_1?: { facts: unknown }; _FEDERATION_BUNDLER: string } = { _FEDERATION_BUNDLER: 'the runtime of the page' };
  runInNewContext(readFileSync(at(remoteEntry.name), 'utf8'), page);
  const hashOf = (name: string) => [name, toIntegrity(readFileSync(at(name)))];
  expect(page.forum_1?.facts).toEqual({
    container: 'forum_1',
    hashes: Object.fromEntries(['entry.js', 'page-a.js', 'page-b.js', 'runtime.js'].map(hashOf)),
  });
  expect(page._FEDERATION_BUNDLER).toBe('the runtime of the page');
  expect(Object.keys(page).sort()).toEqual(['_FEDERATION_BUNDLER', 'forum_1']);
});

it('does nothing without a manifest', () => {
  writeRemoteManifest(folder(), { remote: 'forum', version: '1', container: 'f', entry: 'e.js', runtimeFile: 'r.js', needs: {} });
  expect(readdirSync(folder())).toEqual([]);
});
