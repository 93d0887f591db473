import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Catalog } from '../messages/catalog';
import { createScriptLocalizer } from '../messages/localize-scripts';
import { useTemporaryFolder } from '../testing/built-release';
import { noAssets, sampleManifest } from '../testing/manifest.samples';
import { addFrame } from './add-frame';
import { manifestFile, parseManifest } from './manifest';

const folder = useTemporaryFolder();
const id = 'shell.plainHost.stay';
const catalog: Catalog = new Map([[id, { id, sources: { en: 'Stay', hi: 'रहिए' }, compiled: { en: 'Stay', hi: 'रहिए' }, parameters: {} }]]);

function add(frameFolder: string): string {
  const release = path.join(folder(), 'release');
  mkdirSync(release, { recursive: true });
  addFrame(release, {
    remote: 'shell',
    version: '3.0.0',
    container: 'shell_3',
    frameFolder,
    localizer: createScriptLocalizer({ catalog, release: 'shell-3' }),
    provides: { 'react-redux': '9.3.1', react: '19.3.1' },
  });
  return release;
}

function buildFrame(): string {
  const built = path.join(folder(), 'built');
  mkdirSync(path.join(built, 'mf'), { recursive: true });
  const share = (name: string) => ({ id: name, name, version: '0.0.0', singleton: true, requiredVersion: '*', assets: noAssets });
  const remoteEntry = { name: 'mf/mf-entry.js', path: '', type: 'var' };
  const manifest = sampleManifest({ shared: [share('react-redux'), share('react')] }, { remoteEntry });
  writeFileSync(path.join(built, manifestFile), JSON.stringify(manifest).replaceAll('forum_1', 'shell_of_this_release'));
  writeFileSync(path.join(built, 'mf/frame.js'), `t("${id}")`);
  writeFileSync(path.join(built, 'mf/mf-entry.js'), 'load(`astra-frame-hashes`)');
  return built;
}

it('adds the scripts of the frame with the texts of all languages', () => {
  const release = add(buildFrame());
  const script = readFileSync(path.join(release, 'mf/frame.js'), 'utf8');
  expect(script).toMatch(/\["en","[^"]+",\["Stay"\]\],\["hi","[^"]+",\["रहिए"\]\]/);
  expect(script).not.toContain(id);
});

it('writes the hashes of its scripts, as they are released, into its entry', () => {
  const release = add(buildFrame());
  const hash = createHash('sha384')
    .update(readFileSync(path.join(release, 'mf/frame.js')))
    .digest('base64');
  expect(readFileSync(path.join(release, 'mf/mf-entry.js'), 'utf8')).toBe(`load(\`frame.js:sha384-${hash}\`)`);
});

it('completes its manifest by the versions that the shell provides', () => {
  const release = add(buildFrame());
  const manifest = parseManifest(readFileSync(path.join(release, manifestFile), 'utf8'));
  expect([manifest.name, manifest.metaData.globalName, manifest.metaData.buildInfo]).toEqual([
    'shell_3',
    'shell_3',
    { buildVersion: '3.0.0', buildName: 'shell' },
  ]);
  expect(manifest.shared.map(({ name, version, requiredVersion }) => [name, version, requiredVersion])).toEqual([
    ['react', '19.3.1', '^19.3.1'],
    ['react-redux', '9.3.1', '^9.3.1'],
  ]);
});

it('adds nothing without the build of a frame, as in development', () => {
  const release = add(path.join(folder(), 'nowhere'));
  expect(existsSync(release) && readdirSync(release)).toEqual([]);
});
