import path from 'node:path';
import { createKey, readSigner } from '@oracle-astra/release/src/files/signatures';
import { signTestLink } from '@oracle-astra/release/src/test-link';
import { openSiteApp, type SiteApp } from '../testing/site-app';
import { channel, remoteRelease, shellRelease, writeRegistry, writeRelease } from '../testing/releases';

const now = new Date(1_795_262_400_000);
let site: SiteApp;

beforeEach(async () => {
  site = await openSiteApp();
  writeRelease(site.folder, remoteRelease('forum', 2, 'forum', 'forum/new'));
  await createKey(site.folder, { id: 'community', remotes: ['forum'], file: path.join(site.folder, 'community.pem') });
});
afterEach(() => site.close());

const sign = async (signed: Partial<Parameters<typeof signTestLink>[0]> = {}, at = now) => {
  const signer = await readSigner(site.folder, { RELEASE_KEY: path.join(site.folder, 'community.pem') });
  return signTestLink({ remote: 'forum', release: 'forum-2', hours: 24, ...signed }, signer, at).link;
};
const open = (link: string) => site.app.inject(`/test-release?link=${encodeURIComponent(link)}`);
const get = (url: string, cookie: string) => site.app.inject({ url, headers: { cookie } });
const compositionOf = (html: string) =>
  JSON.parse(/id="composition">(.*?)<\/script>/.exec(html)?.[1] ?? '') as { remotes: { remote: string; release: string }[] };

it('a test link puts a release into one browser, with a banner that ends it, and everyone else gets the stable one', async () => {
  const opened = await open(await sign());
  expect([opened.statusCode, opened.headers.location]).toEqual([303, '/forum']);
  const set = String(opened.headers['set-cookie']);
  expect(set).toMatch(/^test-release=.*; Path=\/; Max-Age=86400; SameSite=Lax; HttpOnly/);
  const cookie = set.split(';')[0] ?? '';
  const page = await get('/forum', cookie);
  expect(compositionOf(page.body).remotes).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ release: 'forum-2', fallback: expect.objectContaining({ release: 'forum-1' }) as object }),
      expect.objectContaining({ release: 'chat-1' }),
    ]),
  );
  expect(page.headers['cache-control']).toBe('no-store');
  expect(page.body).toContain('This browser tests <b>forum-2</b> (2026-11-22 12:00 UTC)');
  expect((await get('/hi/forum', cookie)).body).toContain('जाँच खत्म कीजिए');
  const others = await get('/forum', 'theme=dark');
  expect(others.body).not.toContain('forum-2');
  const ended = await site.app.inject({ url: '/test-release/end', headers: { cookie, referer: 'https://site.example/forum?page=2' } });
  expect([ended.headers.location, ended.headers['set-cookie']]).toEqual(['/forum?page=2', expect.stringContaining('Max-Age=0')]);
});

it.each<[string, () => string | Promise<string>, number, string]>([
  ['expired', () => sign({ hours: 1 }, new Date(now.getTime() - 2 * 3_600_000)), 410, 'This test link ended at'],
  ['cut-off', async () => (await sign()).slice(0, 40), 403, 'This is no test link'],
  [
    'forged',
    async () => (await sign()).replace(/^[^.]+/, (await sign({ hours: 48 })).split('.')[0] ?? ''),
    403,
    'The signature of this test link is wrong',
  ],
  ['of a release that is not there', () => sign({ release: 'forum-9' }), 410, 'forum-9 is not published on this site'],
])('an %s link is refused with a sentence', async (_what, link, status, sentence) => {
  const refused = await open(await link());
  expect([refused.statusCode, refused.body, refused.headers['set-cookie']]).toEqual([status, expect.stringContaining(sentence), undefined]);
});

it('a link signed by another team’s key is refused', async () => {
  await createKey(site.folder, { id: 'all', remotes: ['*'], file: path.join(site.folder, 'all.pem') });
  const all = await readSigner(site.folder, { RELEASE_KEY: path.join(site.folder, 'all.pem') });
  await expect(sign({ remote: 'chat', release: 'chat-1' })).rejects.toThrow('The key community releases forum, and not chat');
  const foreign = signTestLink({ remote: 'chat', release: 'chat-1', hours: 1 }, { ...all, id: 'community' }, now).link;
  expect((await open(foreign)).body).toContain('The signature of this test link is wrong');
  const strange = signTestLink({ remote: 'chat', release: 'chat-1', hours: 1 }, { ...all, id: 'stranger' }, now).link;
  expect((await open(strange)).body).toContain('a key that this site does not know (stranger)');
});

it('a withdrawn release ends the test of every browser', async () => {
  const link = await sign();
  const withdrawn = [{ release: 'forum-2', reason: 'votes were lost', at: now.toISOString() }];
  writeRegistry(site.folder, 2, {
    shell: channel('shell-1'),
    forum: channel('forum-1', { withdrawn }),
    chat: channel('chat-1'),
  });
  expect((await open(link)).body).toContain('forum-2 was withdrawn: votes were lost');
  expect((await get('/forum', `test-release=${link}`)).body).not.toContain('forum-2');
});

it('a browser gets its random id during a canary, and keeps its release', async () => {
  expect((await get('/forum', '')).headers['set-cookie']).toBeUndefined();
  const give = (percent: number, revision: number) =>
    writeRegistry(site.folder, revision, {
      shell: channel('shell-1'),
      forum: channel('forum-1', { canary: { release: 'forum-2', percent } }),
      chat: channel('chat-1'),
    });
  give(50, 2);
  const first = await get('/forum', '');
  const cookie = String(first.headers['set-cookie']).split(';')[0] ?? '';
  expect(String(first.headers['set-cookie'])).toMatch(/^release-group=[\w-]{11}; .*HttpOnly/);
  const got = compositionOf(first.body).remotes;
  const again = await get('/forum', `${cookie}; jwt=anything`);
  expect(String(again.headers['set-cookie'])).not.toContain('release-group');
  expect(compositionOf(again.body).remotes).toEqual(got);
  give(100, 3);
  expect(compositionOf((await get('/forum', cookie)).body).remotes).toContainEqual(expect.objectContaining({ release: 'forum-2' }));
});

it('a new shell is tested by a link like a remote', async () => {
  writeRelease(site.folder, shellRelease(2));
  await createKey(site.folder, { id: 'platform', remotes: ['shell'], file: path.join(site.folder, 'platform.pem') });
  const platform = await readSigner(site.folder, { RELEASE_KEY: path.join(site.folder, 'platform.pem') });
  const { link } = signTestLink({ remote: 'shell', release: 'shell-2', hours: 1 }, platform, now);
  expect((await open(link)).headers.location).toBe('/');
  expect((await get('/forum', `test-release=${link}`)).body).toContain('/releases/shell/shell-2/main.cc.js');
});
