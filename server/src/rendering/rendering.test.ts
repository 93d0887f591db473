import { sampleSiteDetails } from '@oracle-astra/shared/contract';
/* eslint-disable max-lines -- the cases of one subject share their set-up */
import { rmSync } from 'node:fs';
import type { RenderPool } from './render-pool';
import { getCompositionKey } from './render-pools';
import { readOutcome, renderText, requestPage, setUpRendering, type OpenRenderPools } from './testing/open-render-pools';

const { open, releases } = setUpRendering();
let opened: OpenRenderPools;
const call = jest.fn();
beforeEach(() => {
  call.mockReset().mockResolvedValue({ status: 200, headers: { 'content-type': 'application/json' }, body: '{"likes":3}' });
  opened = open({ call });
});

const createPool = (render?: string, options?: Parameters<typeof releases.remote>[2]): RenderPool =>
  opened.pool(releases.host(), releases.remote('forum', render, options), releases.remote('chat'));

describe('a page', () => {
  it('is rendered by the release of its remote, and the shell’s own by the host', async () => {
    const pool = createPool();
    expect(
      await Promise.all([renderText(pool, 'forum', '/forum?page=2'), renderText(pool, 'chat', '/chats'), renderText(pool, null, '/gone')]),
    ).toEqual(['forum at /forum?page=2', 'chat at /chats', 'the shell at /gone']);
    expect(await opened.metric('renders_total')).toEqual({ forum: 1, chat: 1, shell: 1 });
  });

  it('is rendered by the right one of two releases of a remote, each in a separate pool', async () => {
    const host = releases.host();
    const [first, second] = [
      opened.pool(host, releases.remote('forum', "return 'first'")),
      opened.pool(host, releases.remote('forum', "return 'second'")),
    ];
    expect(await Promise.all([renderText(first, 'forum'), renderText(second, 'forum')])).toEqual(['first', 'second']);
    expect(await opened.metric('render_workers')).toEqual({ alive: 2 });
  });

  it('is rendered by another worker if one is full', async () => {
    const wide = open({ workers: 2 });
    const pool = wide.pool(releases.host(), releases.remote('forum', "return require('react').name", { top: '' }));
    expect(new Set(await Promise.all(Array.from({ length: 20 }, () => renderText(pool, 'forum'))))).toEqual(new Set(['the one react']));
    expect(await wide.metric('render_workers')).toEqual({ alive: 2 });
    await wide.pools.close();
    expect(await wide.metric('render_workers')).toEqual({ alive: 0 });
  });

  it('is refused when all pools have ended, and starts no worker', async () => {
    await opened.pools.close();
    expect(await renderText(createPool(), 'forum')).toBe('busy');
    expect((await opened.metric('render_workers')).alive ?? 0).toBe(0);
  });

  it('uses one pool for the same releases, whatever their order', () => {
    const [host, forum, chat] = [releases.host(), releases.remote('forum'), releases.remote('chat')];
    expect(opened.pool(host, forum, chat)).toBe(opened.pool(host, chat, forum));
  });
});

describe('a call of the API', () => {
  const like = "{ method: 'POST', url: '/apis/like?id=7', headers: { authorization: 'Bearer me' }, body: 'yes' }";

  it('reaches this process complete, and its response the worker', async () => {
    const pool = createPool(`
      const { status, headers, body } = await call(${like});
      return status + headers['content-type'] + JSON.parse(body).likes;
    `);
    const page = {
      publicUrl: 'https://site.example',
      details: sampleSiteDetails,
      address: '/',
      locale: 'en' as const,
      token: 'me',
      ended: false,
      now: 0,
    };
    expect(readOutcome(await pool.render({ remote: 'forum', page, remoteAddress: '192.0.2.7' }))).toBe('200application/json3');
    expect(call).toHaveBeenCalledWith({
      method: 'POST',
      url: '/apis/like?id=7',
      body: 'yes',
      remoteAddress: '192.0.2.7',
      headers: { authorization: 'Bearer me' },
    });
  });

  it('is shared by pages with the same request', async () => {
    const pool = createPool("return (await call({ method: 'GET', url: '/apis/a', headers: {}, body: null })).body");
    call.mockResolvedValue({ status: 200, headers: {}, body: 'one' });
    expect(await Promise.all([renderText(pool, 'forum'), renderText(pool, 'forum', '/other')])).toEqual(['one', 'one']);
    expect(call).toHaveBeenCalledTimes(1);
  });

  it.each(['https://elsewhere.example/', '//elsewhere.example/', 'apis/a'])('is refused to %s', async (url) => {
    expect(await requestPage(createPool(`await call({ method: 'GET', url: '${url}', headers: {}, body: null })`), 'forum')).toMatchObject({
      reason: 'render',
      message: expect.stringContaining(url),
    });
    expect(call).not.toHaveBeenCalled();
  });

  it('rejects if the API cannot be called', async () => {
    call.mockRejectedValue(new Error('closed'));
    expect(await renderText(createPool(`return call(${like}).catch((error) => error.message)`), 'forum')).toBe('The API cannot be asked');
  });
});

describe('a release that cannot render affects only its own pages', () => {
  const broken = {
    missing: () => {
      const build = releases.remote('forum');
      rmSync(build.file ?? '');
      return build;
    },
    integrity: () => ({ ...releases.remote('forum'), integrity: 'sha384-other' }),
    load: () => releases.remote('forum', '', { top: "throw new Error('broken')" }),
    unmet: () => releases.remote('forum', '', { needs: { react: '^20.0.0' } }),
    api: () => releases.remote('forum', "throw Object.assign(new Error('503'), { reason: 'api' })"),
    loader: () => releases.remote('forum', "throw Object.assign(new Error('no data'), { reason: 'loader' })"),
    render: () => releases.remote('forum', "throw new TypeError('undefined is not a function')"),
  };

  it.each(Object.entries(broken))('fails with the reason %s', async (reason, create) => {
    const forum = create();
    const pool = opened.pool(releases.host(), forum, releases.remote('chat'));
    expect(await requestPage(pool, 'forum')).toMatchObject({ reason, release: forum.release });
    expect(await renderText(pool, 'chat')).toBe('chat at /');
    expect(opened.logEntries).toMatchObject([{ remote: 'forum', release: forum.release, reason }]);
    expect(await opened.metric('render_fallbacks_total')).toEqual({ [`forum ${reason}`]: 1 });
  });

  it.each(['fs', 'node:fs', './other.cjs', 'zod', '__proto__', 'constructor'])('cannot require %s', async (name) => {
    expect(await requestPage(createPool('', { top: `require('${name}')` }), 'forum')).toMatchObject({
      reason: 'load',
      message: expect.stringContaining(`asks for ${name}`),
    });
  });

  it('fails without a build for the server', async () => {
    expect(await renderText(opened.pool(releases.host(), { ...releases.remote('forum'), file: null }), 'forum')).toBe('missing');
  });

  it('fails if its result cannot be transferred', async () => {
    const host = releases.host('exports.createPageRenderer = () => async () => ({ kind: () => undefined });');
    expect(await renderText(opened.pool(host), null)).toBe('render');
  });
});

describe('a host whose renderer cannot be loaded', () => {
  it.each([
    ['load', () => releases.host("throw new Error('broken')")],
    ['load', () => releases.host("require('react')")],
    ['integrity', () => ({ ...releases.host(), integrity: 'sha384-other' })],
    ['missing', () => ({ ...releases.host(), file: null })],
  ])('renders nothing, with the reason %s', async (reason, create) => {
    const host = create();
    expect(await requestPage(opened.pool(host, releases.remote('forum')), 'forum')).toMatchObject({ reason, release: host.release });
  });

  it('is not started again after three failures', async () => {
    const pool = opened.pool(releases.host("throw new Error('broken')"), releases.remote('forum'));
    const reasons: string[] = [];
    for (let page = 0; page < 6; page += 1) reasons.push(await renderText(pool, 'forum'));
    expect(reasons).toEqual(['load', 'load', 'load', 'off', 'off', 'off']);
    expect(await opened.metric('render_workers_ended_total')).toEqual({ load: 3 });
  });

  it('may require Node’s own modules', async () => {
    expect(await renderText(opened.pool(releases.host("require('node:util'); require('stream')")), null)).toBe('the shell at /');
  });
});

describe('a retired composition', () => {
  it('ends when its last page is settled, and others stay', async () => {
    let respond = (_value: unknown) => {};
    const called = new Promise<void>((resolve) => {
      call.mockImplementation(
        () =>
          new Promise((done) => {
            respond = done;
            resolve();
          }),
      );
    });
    const host = releases.host();
    const retained = { host, remotes: [releases.remote('chat')], navigation: [] };
    const old = opened.pool(
      host,
      releases.remote('forum', "return (await call({ method: 'GET', url: '/a', headers: {}, body: null })).body"),
    );
    const other = opened.pools.get(retained);
    const page = renderText(old, 'forum');
    await called;
    const retired = opened.pools.retain([getCompositionKey(retained)]);
    expect(await renderText(old, 'forum')).toBe('busy');
    expect(await opened.metric('render_workers')).toEqual({ alive: 2 });
    respond({ status: 200, headers: {}, body: 'the last page' });
    expect(await page).toBe('the last page');
    await retired;
    expect(await opened.metric('render_workers')).toEqual({ alive: 1 });
    expect(opened.pools.get(retained)).toBe(other);
    expect(await renderText(other, 'chat')).toBe('chat at /');
  });
});
