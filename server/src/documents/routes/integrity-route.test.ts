import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { openSiteApp } from '../testing/site-app';
import { channel, remoteRelease, writeRegistry, writeRelease } from '../testing/releases';

let site: Awaited<ReturnType<typeof openSiteApp>>;
beforeEach(async () => {
  site = await openSiteApp();
});
afterEach(() => site.close());

const listOf = (remote: string, release: string) => site.app.inject(`/releases/${remote}/${release}/integrity.json`);

it('sends the hash of each script of a release, cached forever', async () => {
  const { statusCode, headers, body } = await listOf('forum', 'forum-1');
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': expect.stringContaining('application/json'),
  });
  expect(JSON.parse(body)).toEqual({
    'entry.js': 'sha384-entry.js',
    'page.forum-forum.js': 'sha384-page.forum-forum.js',
    'page.forum-forumslug.js': 'sha384-page.forum-forumslug.js',
  });
});

it('lists only the scripts of the shell', async () => {
  expect(Object.keys(JSON.parse((await listOf('shell', 'shell-1')).body) as object)).toEqual(['early.ee.js', 'main.cc.js', 'vendor.dd.js']);
});

it('leaves out scripts that only other hosts load', async () => {
  const names = ['chunk.js', 'chunk.en.js', 'chunk.hi.js', 'mf-entry.aa.js', 'mf/frame.bb.js', 'entry.js'];
  const files = names.map((name) => ({ name, bytes: 1, integrity: 'sha384-a' }));
  writeRelease(site.folder, { ...remoteRelease('forum', 5, 'forum'), files });
  expect(Object.keys(JSON.parse((await listOf('forum', 'forum-5')).body) as object)).toEqual(['chunk.en.js', 'chunk.hi.js', 'entry.js']);
});

it('is available for a release that the registry no longer names, for open pages', async () => {
  writeRelease(site.folder, remoteRelease('forum', 2, 'forum'));
  writeRegistry(site.folder, 2, { shell: channel('shell-1'), forum: channel('forum-2') });
  expect((await listOf('forum', 'forum-1')).statusCode).toBe(200);
});

it('does not change with the descriptor on disk', async () => {
  const before = (await listOf('forum', 'forum-1')).body;
  const file = path.join(site.folder, 'forum/forum-1/descriptor.json');
  writeFileSync(
    file,
    JSON.stringify({ ...remoteRelease('forum', 1, 'forum'), files: [{ name: 'entry.js', bytes: 1, integrity: 'sha384-other' }] }),
  );
  expect((await listOf('forum', 'forum-1')).body).toBe(before);
});

it.each([
  ['forum', 'forum-9'],
  ['other', 'forum-1'],
  ['chat', '..%2fforum%2fforum-1'],
  ['..%2f..', 'x'],
  ['__proto__', 'constructor'],
  ['nul', 'nul'],
])('sends 404 for %s %s', async (remote, release) => {
  expect((await listOf(remote, release)).statusCode).toBe(404);
});

it('sends 404 for a release whose descriptor names files elsewhere', async () => {
  writeRelease(site.folder, remoteRelease('forum', 3, 'forum'));
  writeFileSync(
    path.join(site.folder, 'forum/forum-3/descriptor.json'),
    JSON.stringify({ ...remoteRelease('forum', 3, 'forum'), server: '../../../x.cjs' }),
  );
  expect((await listOf('forum', 'forum-3')).statusCode).toBe(404);
});

it('distinguishes releases of the same name by their remotes', async () => {
  writeRelease(site.folder, { ...remoteRelease('forum', 4, 'forum'), release: 'same' });
  writeRelease(site.folder, { ...remoteRelease('chat', 4, 'chats'), release: 'same' });
  expect((await listOf('forum', 'same')).body).toContain('page.forum-forum.js');
  expect((await listOf('chat', 'same')).body).toContain('page.chat-chats.js');
});
