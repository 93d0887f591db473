import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { manifestFile } from '@oracle-astra/release/src/manifest/manifest';
import { sampleManifest } from '@oracle-astra/release/src/testing/manifest.samples';
import { openSiteApp } from '../testing/site-app';
import { channel, remoteRelease, writeRegistry, writeRelease } from '../testing/releases';

let site: Awaited<ReturnType<typeof openSiteApp>>;
beforeEach(async () => {
  site = await openSiteApp();
  for (const number of [2, 3]) {
    const release = remoteRelease('forum', number, 'forum');
    writeRelease(site.folder, { ...release, files: [...release.files, { name: manifestFile, bytes: 2, integrity: 'sha384-a' }] });
    const file = path.join(site.folder, 'forum', release.release, manifestFile);
    writeFileSync(file, JSON.stringify(sampleManifest({ id: release.container, name: release.container })));
  }
  writeRegistry(site.folder, 2, {
    shell: channel('shell-1'),
    forum: channel('forum-2', { canary: { release: 'forum-3', percent: 50 } }),
    chat: channel('chat-1'),
  });
});
afterEach(() => site.close());

const get = (url: string) => site.app.inject(url);

it('sends the manifest of the stable release to every host, with the address of its files', async () => {
  const { statusCode, headers, body } = await get('/releases/forum/mf-manifest.json');
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-cache',
    'access-control-allow-origin': '*',
  });
  expect(JSON.parse(body)).toMatchObject({ id: 'forum_2', metaData: { publicPath: 'https://site.example/releases/forum/forum-2/' } });
  writeRegistry(site.folder, 3, { shell: channel('shell-1'), forum: channel('forum-3') });
  expect(JSON.parse((await get('/releases/forum/mf-manifest.json')).body)).toMatchObject({ id: 'forum_3' });
});

it('sends the manifest of a release as it was built, cached forever', async () => {
  const { headers, body } = await get('/releases/forum/forum-2/mf-manifest.json');
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
  });
  expect(JSON.parse(body)).toMatchObject({ id: 'forum_2', metaData: { publicPath: 'auto' } });
});

it.each(['chat', 'other', '__proto__', '..%2fforum'])('sends 404 for %s, which has none', async (remote) => {
  expect((await get(`/releases/${remote}/mf-manifest.json`)).statusCode).toBe(404);
});
