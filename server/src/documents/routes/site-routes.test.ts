import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { openSiteApp } from '../testing/site-app';
import { findPolicyViolations } from '../testing/policy-violations';
import { channel, remoteRelease, writeRegistry, writeRelease } from '../testing/releases';

let site: Awaited<ReturnType<typeof openSiteApp>>;
beforeEach(async () => {
  site = await openSiteApp();
});
afterEach(() => site.close());

const get = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers });
const remotes = { shell: channel('shell-1'), forum: channel('forum-1'), chat: channel('chat-1') };
const compositionIn = (html: string) =>
  JSON.parse(/id="composition">(.*)<\/script>/.exec(html)?.[1] ?? '') as {
    revision: number;
    remotes: { remote: string; release: string }[];
  };

describe('a document', () => {
  it('has status 200 if a remote owns the address, with any query, otherwise 404', async () => {
    expect((await get('/forum?page=2')).statusCode).toBe(200);
    expect((await get('/forum/what-is-a-dasha')).statusCode).toBe(200);
    const missing = await get('/no-such-page');
    expect(missing.statusCode).toBe(404);
    expect(compositionIn(missing.body).remotes.map(({ remote }) => remote)).toEqual(['forum', 'chat']);
  });

  it('redirects a form submitted without scripts to the notice on its page, without its data', async () => {
    for (const url of ['/forum?page=2', '//elsewhere.example/']) {
      const answer = await site.app.inject({ method: 'POST', url });
      expect(answer.statusCode).toBe(303);
      expect(answer.headers.location).toBe('#without-scripts');
    }
    expect((await get('/forum')).body).toContain('<noscript><p id="without-scripts"');
  });

  it('is not cached without its page, and is HTML', async () => {
    const { headers } = await get('/forum');
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' });
  });

  it.each(['/forum', '/no-such-page', '/forum/a-post?page=2'])('has a policy that allows only its inline parts: %s', async (url) => {
    const { headers, body } = await get(url);
    expect(findPolicyViolations(body, String(headers['content-security-policy']))).toEqual([]);
  });

  it('preloads the exact addresses of its scripts, with their integrity', async () => {
    const { headers, body } = await get('/forum');
    const scripts = [...body.matchAll(/<script defer crossorigin="anonymous" integrity="([^"]+)" src="([^"]+)"(?: data-own)?>/g)].map(
      ([, integrity, src]) => [src, integrity],
    );
    const preloaded = [
      ...String(headers.link).matchAll(/<([^>]+)>; rel=preload; as=script; crossorigin=anonymous; integrity="([^"]+)"/g),
    ].map(([, src, integrity]) => [src, integrity]);
    expect(scripts).toHaveLength(3);
    expect(preloaded).toEqual(scripts);
  });

  it('contains the styles of the shell’s release', async () => {
    expect((await get('/')).body).toContain('/* shell-1 base.css */');
  });

  it('gives a visitor the same release on each visit', async () => {
    writeRelease(site.folder, remoteRelease('forum', 2, 'forum'));
    writeRegistry(site.folder, 2, { ...remotes, forum: channel('forum-1', { canary: { release: 'forum-2', percent: 50 } }) });
    const releaseOf = async (cookie: string) => compositionIn((await get('/forum', { cookie })).body).remotes[0]?.release;
    const people = await Promise.all(Array.from({ length: 20 }, (_, person) => releaseOf(`release-group=person-${1000 + person}`)));
    expect(new Set(people)).toEqual(new Set(['forum-1', 'forum-2']));
    expect(await Promise.all(people.map((_, person) => releaseOf(`jwt=a-session; release-group=person-${1000 + person}`)))).toEqual(people);
  });
});

describe('when the registry changes', () => {
  it('the next document has the new revision', async () => {
    await get('/forum');
    writeRelease(site.folder, remoteRelease('forum', 2, 'forum', 'forum/new'));
    writeRegistry(site.folder, 2, { ...remotes, forum: channel('forum-2', { previous: 'forum-1' }) });
    const after = await get('/forum/new');
    expect(after.statusCode).toBe(200);
    expect(compositionIn(after.body)).toMatchObject({
      revision: 2,
      remotes: [{ release: 'forum-2', fallback: { release: 'forum-1' } }, { release: 'chat-1' }],
    });
  });
});

describe('the files of releases', () => {
  const address = '/releases/forum/forum-1/entry.js';

  it('may be cached forever, and loaded by any origin', async () => {
    expect((await get(address)).headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'content-type': expect.stringContaining('javascript'),
    });
  });

  it('are sent precompressed if the client accepts that', async () => {
    const twin = brotliCompressSync('entry of the release');
    writeFileSync(path.join(site.folder, 'forum/forum-1/entry.js.br'), twin);
    const compressed = await get(address, { 'accept-encoding': 'gzip, br' });
    expect(compressed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe('entry of the release');
    expect((await get(address)).headers['content-encoding']).toBeUndefined();
  });

  it.each([
    'forum/forum-1/server.cjs',
    'forum/forum-1/%73erver.cjs',
    'forum/forum-1/descriptor.json',
    'forum/forum-1//server.cjs',
    'forum/forum-1/fonts/..%2fserver.cjs',
    'registry.json',
    'forum/../registry.json',
    '..%2fregistry.json',
    'forum/forum-1/',
    'forum/forum-1/gone.js',
  ])('do not include %s', async (name) => {
    const { statusCode, body } = await get(`/releases/${name}`);
    expect([403, 404]).toContain(statusCode);
    expect(body).not.toMatch(/module\.exports|"revision":|"integrity"/);
  });
});

it.each(['/forum/%', '/forum/%E0%A4%A', '/forum/100%?page=%'])(
  '%s, which cannot be decoded, is the page that the browser’s router matches',
  async (address) => {
    const { statusCode, body } = await site.app.inject(address);
    expect([statusCode, body.includes('/releases/forum/forum-1/page.forum-forumslug.js')]).toEqual([200, true]);
  },
);

it.each(['/help/%', '/forum//%', '/%'])('%s, which cannot be decoded, is the site’s own 404', async (address) => {
  const { statusCode, headers } = await site.app.inject(address);
  expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
});

it('rejects an API call whose address cannot be decoded', async () => {
  expect((await site.app.inject('/apis/%')).statusCode).toBe(400);
});
