/* eslint-disable max-lines -- the cases of one subject share their set-up */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { buildWorker } from '../rendering/testing/built-worker';
import { findPolicyViolations } from './testing/policy-violations';
import { openRenderedSiteApp, writeRenderableRelease } from './testing/rendered-site-app';
import { channel, remoteRelease, writeRegistry } from './testing/releases';

const worker = buildWorker();
afterAll(() => worker.remove());

let site: Awaited<ReturnType<typeof openRenderedSiteApp>>;
const news = (token: string, _at: string) => `news for ${token || 'all'}`;
const respond = jest.fn(news);
/** How often a page was rendered. The warm-up requests addresses without a query. */
const renderCount = (address: string) => respond.mock.calls.filter(([, at]) => at === address).length;
beforeEach(async () => {
  respond.mockReset().mockImplementation(news);
  site = await openRenderedSiteApp(worker.script, respond);
});
afterEach(() => site.close());

const ask = (url: string, jwt?: string, method: 'GET' | 'HEAD' = 'GET') =>
  site.app.inject({ method, url, headers: jwt === undefined ? {} : { cookie: `jwt=${jwt}` } });
const rootOf = (html: string) => /<div id="root"[^>]*>(.*?)<\/div>/.exec(html)?.[1];
const bodyOf = async (url: string, jwt?: string) => rootOf((await ask(url, jwt)).body);
const cacheControlOf = async (url: string, jwt?: string) => (await ask(url, jwt)).headers['cache-control'];
const remotes = { shell: channel('shell-1'), forum: channel('forum-1'), chat: channel('chat-1') };
const forAll = 'public, max-age=0, s-maxage=3, stale-while-revalidate=1';

async function valuesOf(metric: string, label: string): Promise<Record<string, number>> {
  const { values } = (await site.app.metrics.getSingleMetric(metric)?.get()) ?? { values: [] };
  return Object.fromEntries(values.map(({ labels, value }) => [labels[label], value]));
}
const lookups = () => valuesOf('page_cache_lookups_total', 'result');
const compressions = () => valuesOf('page_compressions_total', 'encoding');

describe('for visitors', () => {
  it('renders a page once, and sends everyone the same one with the same policy', async () => {
    const answers = [await ask('/forum?page=1'), await ask('/forum?page=1')];
    expect(answers.map(({ body }) => rootOf(body))).toEqual(Array(2).fill('forum-1 | /forum?page=1 | none | news for all'));
    expect(answers.map(({ headers }) => headers['cache-control'])).toEqual([forAll, forAll]);
    expect(answers.map(({ headers }) => headers.vary)).toEqual(Array(2).fill('cookie, accept-encoding'));
    expect(answers.map(({ headers }) => headers['x-page'])).toEqual(['document', 'document']);
    expect(answers[1]?.body).toBe(answers[0]?.body);
    expect(renderCount('/forum?page=1')).toBe(1);
    expect(await lookups()).toEqual({ miss: 1, hit: 1 });
  });

  it('renders another page for another query', async () => {
    expect([await bodyOf('/forum?page=1'), await bodyOf('/forum?page=2')]).toEqual([
      expect.stringContaining('?page=1'),
      expect.stringContaining('?page=2'),
    ]);
  });

  it('renders one page for many requests at once', async () => {
    await Promise.all(Array.from({ length: 10 }, () => ask('/forum?page=1')));
    expect(renderCount('/forum?page=1')).toBe(1);
    expect(await lookups()).toEqual({ miss: 1, shared: 9 });
  });

  it('redirects from personal pages, and sends the site’s 404 for unknown ones', async () => {
    const redirect = await ask('/chats?type=Oracle');
    expect({ status: redirect.statusCode, location: redirect.headers.location, body: redirect.body }).toEqual({
      status: 302,
      location: '/forum',
      body: '',
    });
    const missing = await ask('/no-such-page');
    expect({ status: missing.statusCode, page: rootOf(missing.body) }).toEqual({
      status: 404,
      page: 'shell | /no-such-page | none | news for all',
    });
  });

  it('sends for HEAD the headers of GET, without a body', async () => {
    for (const [url, jwt] of [['/forum'], ['/no-such-page'], ['/chats'], ['/forum', 'live-asha']] as const) {
      const [got, head] = [await ask(url, jwt), await ask(url, jwt, 'HEAD')];
      expect(head.body).toBe('');
      const shared = ['cache-control', 'vary', 'content-type', 'location', 'content-length'] as const;
      expect([head.statusCode, ...shared.map((name) => head.headers[name])]).toEqual([
        got.statusCode,
        ...shared.map((name) => got.headers[name]),
      ]);
    }
  });
});

describe('with a session', () => {
  it('renders a page for each person, caches none, and shows none to visitors', async () => {
    const both = await Promise.all([ask('/forum', 'live-asha'), ask('/forum', 'live-ravi')]);
    expect(both.map(({ body }) => rootOf(body))).toEqual(['asha', 'ravi'].map((name) => `forum-1 | /forum | in | news for live-${name}`));
    expect(both.map(({ headers }) => [headers['cache-control'], headers.vary, headers.age])).toEqual(
      Array(2).fill(['private, no-store', 'cookie, accept-encoding', undefined]),
    );
    expect(await bodyOf('/forum')).toBe('forum-1 | /forum | none | news for all');
    expect(await bodyOf('/forum', 'live-ravi')).toContain('news for live-ravi');
    expect(await lookups()).toEqual({ miss: 1 });
  });

  it('renders an uncached visitor’s page that reports the end of an expired session', async () => {
    const dead = await ask('/forum', 'dead-asha');
    expect(rootOf(dead.body)).toBe('forum-1 | /forum | ended | news for all');
    expect(dead.body).not.toContain('dead-asha');
    expect(dead.headers['cache-control']).toBe('private, no-store');
    expect((await ask('/chats', 'dead-asha')).statusCode).toBe(302);
    expect(await bodyOf('/forum')).toContain('| none |');
  });

  it('puts the bearer token only into the document of its person', async () => {
    respond.mockImplementation(() => 'nothing');
    const [asha, ravi, visitor] = await Promise.all([ask('/forum', 'live-asha'), ask('/forum', 'live-ravi'), ask('/forum')]);
    expect(asha.body).toContain('<div id="root" data-token="live-asha" ');
    expect(ravi.body).not.toContain('live-asha');
    expect(visitor.body).not.toContain('data-token');
  });

  it('sets HttpOnly cookies once and removes those of an ended session, never in a shared document', async () => {
    const first = await ask('/forum', 'live-asha');
    expect(first.headers['set-cookie']).toEqual([
      'jwt=live-asha; Path=/; Max-Age=34560000; SameSite=Lax; HttpOnly; Secure',
      'signed-in=1; Path=/; Max-Age=34560000; SameSite=Lax; Secure',
    ]);
    expect((await ask('/forum', 'live-asha; signed-in=1')).headers['set-cookie']).toBeUndefined();
    const left = await ask('/forum', 'live-asha; signed-in=0');
    expect([rootOf(left.body)?.includes('| none |'), left.headers['cache-control']]).toEqual([true, 'private, no-store']);
    expect(String(left.headers['set-cookie'])).toContain('jwt=; Path=/; Max-Age=0');
  });

  it('caches neither redirects nor missing pages', async () => {
    expect(await Promise.all(['/chats', '/no-such-page', '/forum?broken'].map((url) => cacheControlOf(url, 'dead-asha')))).toEqual(
      Array(3).fill('private, no-store'),
    );
  });
});

describe('compression', () => {
  const encoded = (encoding: string, url = '/forum?page=1', jwt = '') =>
    site.app.inject({ url, headers: { 'accept-encoding': encoding, ...(jwt && { cookie: `jwt=${jwt}` }) } });
  const opened = { br: brotliDecompressSync, gzip: gunzipSync };

  it('happens once for each encoding of a cached page', async () => {
    const { body } = await ask('/forum?page=1');
    for (const encoding of ['br', 'gzip'] as const) {
      const answers = await Promise.all(Array.from({ length: 5 }, () => encoded(encoding)));
      answers.push(await encoded(encoding));
      for (const { headers, rawPayload } of answers) {
        expect([headers['content-encoding'], headers.vary, headers['content-length']]).toEqual([
          encoding,
          'cookie, accept-encoding',
          String(rawPayload.length),
        ]);
        expect(opened[encoding](rawPayload).toString()).toBe(body);
      }
    }
    expect(await compressions()).toEqual({ br: 1, gzip: 1 });
    expect((await encoded('identity')).body).toBe(body);
    expect(await compressions()).toEqual({ br: 1, gzip: 1 });
  });

  it('happens for each personal page', async () => {
    for (const name of ['asha', 'ravi']) {
      const { headers, rawPayload } = await encoded('br', '/forum', `live-${name}`);
      expect(headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'private, no-store' });
      expect(rootOf(brotliDecompressSync(rawPayload).toString())).toContain(`news for live-${name}`);
    }
    expect(await compressions()).toEqual({ br: 2 });
  });

  it('does not happen without a body', async () => {
    const redirect = await encoded('br', '/chats');
    expect([redirect.statusCode, redirect.headers['content-encoding'], redirect.rawPayload.length]).toEqual([302, undefined, 0]);
  });
});

it.each([
  ['rendered', '/forum', ''],
  ['rendered for a person', '/forum', 'live-asha'],
  ['plain', '/forum?broken', ''],
  ['404', '/no-such-page', ''],
  ['redirect', '/chats', ''],
])('allows every inline script and style in the policy: %s', async (kind, url, jwt) => {
  const { body, headers, statusCode } = await ask(url, jwt || undefined);
  if (kind === 'redirect') expect([statusCode, body]).toEqual([302, '']);
  else expect(findPolicyViolations(body, String(headers['content-security-policy']))).toEqual([]);
});

describe('the cache', () => {
  it('stores no unrendered document', async () => {
    const plain = await ask('/forum?broken');
    expect({ status: plain.statusCode, page: rootOf(plain.body), cacheControl: plain.headers['cache-control'] }).toEqual({
      status: 200,
      page: '',
      cacheControl: 'no-store',
    });
    expect(plain.body).not.toContain('id="page-state"');
    await ask('/forum?broken');
    expect(await lookups()).toEqual({ miss: 2 });
  });

  it('is cleared at once by another release', async () => {
    await ask('/forum');
    writeRenderableRelease(site.folder, remoteRelease('forum', 2, 'forum'));
    writeRegistry(site.folder, 3, { ...remotes, forum: channel('forum-2', { previous: 'forum-1' }) });
    expect(await bodyOf('/forum')).toContain('forum-2 |');
    writeRegistry(site.folder, 4, remotes);
    expect(await bodyOf('/forum')).toContain('forum-1 |');
  });

  it('is separate for each release during a canary, and shared caches are forbidden', async () => {
    writeRenderableRelease(site.folder, remoteRelease('forum', 2, 'forum'));
    writeRegistry(site.folder, 3, { ...remotes, forum: channel('forum-1', { canary: { release: 'forum-2', percent: 50 } }) });
    const from = (at: number) => site.app.inject({ url: '/forum?page=1', remoteAddress: `192.0.2.${at}` });
    const answers = [];
    for (let at = 0; at < 20; at += 1) answers.push(await from(at));
    expect(new Set(answers.map(({ headers }) => headers['cache-control']))).toEqual(new Set(['no-store']));
    expect(new Set(answers.map(({ body }) => rootOf(body)?.split(' | ')[0]))).toEqual(new Set(['forum-1', 'forum-2']));
    for (const { body } of answers) expect(body).toContain(`"release":"${rootOf(body)?.split(' | ')[0]}"`);
    expect(renderCount('/forum?page=1')).toBe(2);
    writeRegistry(site.folder, 4, remotes);
    expect(await cacheControlOf('/forum')).toBe(forAll);
  });
});
