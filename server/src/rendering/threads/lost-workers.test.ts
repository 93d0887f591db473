import { pause, renderText, requestPage, setUpRendering, type OpenRenderPools } from '../testing/open-render-pools';

const { open: openPools, releases } = setUpRendering();
let now: number;
let opened: OpenRenderPools;
function open(budgetMs: number) {
  now = 0;
  opened = openPools({ budgetMs, now: () => now, limits: { abortMs: 300, memoryMb: 48 } });
}

/** Renders again while the answer is one of `passing`, because on a busy machine it takes time to replace an ended worker. */
async function renderWhenFree(pool: ReturnType<OpenRenderPools['pool']>, remote: string, passing = ['busy']): Promise<string> {
  let text = await renderText(pool, remote);
  for (; passing.includes(text); text = await renderText(pool, remote)) await pause();
  return text;
}

/** A good page is slow only while the machine is busy. */
const renderSound = (pool: ReturnType<OpenRenderPools['pool']>, remote: string) => renderWhenFree(pool, remote, ['busy', 'slow']);

const forever = 'await new Promise(() => undefined);';
const busy = 'for (;;) await new Promise((resolve) => setImmediate(resolve));';
const tick = 'await new Promise((resolve) => setTimeout(resolve, 20));';

describe('within its budget', () => {
  beforeEach(() => open(1000));

  it('a page that waits forever is aborted, and its worker keeps rendering', async () => {
    const forum = releases.remote('forum', forever);
    const pool = opened.pool(releases.host(), forum, releases.remote('chat'));
    await renderSound(pool, 'chat');
    expect(await requestPage(pool, 'forum')).toMatchObject({ reason: 'slow', release: forum.release });
    await opened.waitForLog('slow');
    expect(await renderSound(pool, 'chat')).toBe('chat at /');
    expect(await opened.metric('render_workers_ended_total')).toEqual({});
  });

  it('a page in an endless loop ends its worker, and its own release is blamed', async () => {
    const host = releases.host();
    const forum = releases.remote('forum', `${tick} ${tick} for (;;);`);
    const chat = releases.remote('chat', `if (page.address === '/busy') ${busy} return 'chat'`);
    const pool = opened.pool(host, forum, chat);
    await renderSound(pool, 'chat');
    expect(await Promise.all([renderText(pool, 'chat', '/busy'), renderText(pool, 'forum')])).toEqual(['slow', 'slow']);
    await opened.waitForLog('loop');
    expect(opened.logEntries.filter(({ reason }) => reason !== 'busy')).toMatchObject([{ release: forum.release, reason: 'loop' }]);
    await renderSound(pool, 'chat');
    expect(await opened.metric('render_workers_ended_total')).toEqual({ loop: 1 });
  });

  it('other workers keep rendering while one is stuck', async () => {
    const pool = opened.pool(releases.host(), releases.remote('forum', 'for (;;);'), releases.remote('chat'));
    await renderSound(pool, 'chat');
    expect(await renderWhenFree(pool, 'forum')).toBe('slow');
    expect(await renderSound(pool, 'chat')).toBe('chat at /');
  });

  it('a release with an endless loop is disabled after three workers', async () => {
    const pool = opened.pool(releases.host(), releases.remote('forum', 'for (;;);'), releases.remote('chat'));
    for (const ended of [1, 2, 3]) {
      await renderSound(pool, 'chat');
      expect(await renderWhenFree(pool, 'forum')).toBe('slow');
      while (((await opened.metric('render_workers_ended_total')).loop ?? 0) < ended) await pause();
    }
    expect(await renderWhenFree(pool, 'forum')).toBe('off');
    expect(await renderSound(pool, 'chat')).toBe('chat at /');
  });
});

describe('with a long budget', () => {
  beforeEach(() => open(20_000));

  it('a page that runs out of memory fails at once, with the other pages of its worker', async () => {
    const forum = releases.remote('forum', `${tick} const all = []; for (;;) all.push(new Array(100_000).fill(all.length));`);
    const pool = opened.pool(releases.host(), forum, releases.remote('chat', `if (page.address === '/wait') ${forever} return 'chat'`));
    const other = requestPage(pool, 'chat', '/wait');
    expect(await requestPage(pool, 'forum')).toMatchObject({ reason: 'memory', release: forum.release });
    expect(await other).toMatchObject({ reason: 'memory', release: forum.release });
    expect(await renderText(pool, 'chat')).toBe('chat');
    expect(await opened.metric('render_fallbacks_total')).toEqual({ 'forum memory': 2 });
  });

  it.each([
    ['a late rejection', "void Promise.reject(new Error('too late'));"],
    ['a throw in a timer', "setTimeout(() => { throw new Error('too late') });"],
  ])('%s fails no page, and its worker is replaced', async (_name, late) => {
    const forum = releases.remote('forum', `${late} return 'forum'`);
    const pool = opened.pool(releases.host(), forum, releases.remote('chat', `${tick} ${tick} return 'chat'`));
    expect(await Promise.all([renderText(pool, 'chat'), renderText(pool, 'forum')])).toEqual(['chat', 'forum']);
    await opened.waitForLog('late');
    expect(opened.logEntries).toMatchObject([
      { release: forum.release, remote: 'forum', reason: 'late', message: expect.stringContaining('too late') },
    ]);
    expect(await renderText(pool, 'chat')).toBe('chat');
    expect(await opened.metric('render_workers_ended_total')).toEqual({ late: 1 });
  });

  it('a release that ends its worker is blamed', async () => {
    const forum = releases.remote('forum', 'process.exit(0)');
    const pool = opened.pool(releases.host(), forum, releases.remote('chat'));
    expect(await requestPage(pool, 'forum')).toMatchObject({ reason: 'late', release: forum.release });
    expect(await renderText(pool, 'chat')).toBe('chat at /');
  });

  it('a call that a page leaves open is not reported', async () => {
    const pool = opened.pool(
      releases.host(),
      releases.remote('forum', "void call({ method: 'GET', url: '/a', headers: {}, body: null }); return 'forum'"),
    );
    expect([await renderText(pool, 'forum'), await renderText(pool, 'forum')]).toEqual(['forum', 'forum']);
    expect(opened.logEntries).toEqual([]);
  });

  it('a release is disabled after three failures, and one page probes it half a minute later', async () => {
    const pool = opened.pool(
      releases.host(),
      releases.remote('forum', "if (page.address === '/bad') throw Object.assign(new Error('bad'), { reason: 'load' }); return 'forum'"),
      releases.remote('chat'),
    );
    for (let page = 0; page < 3; page += 1) expect(await renderText(pool, 'forum', '/bad')).toBe('load');
    expect([await renderText(pool, 'forum'), await renderText(pool, 'chat')]).toEqual(['off', 'chat at /']);
    now = 30_000;
    expect(await Promise.all([renderText(pool, 'forum', '/bad'), renderText(pool, 'forum')])).toEqual(['load', 'off']);
    now = 60_000;
    expect([await renderText(pool, 'forum'), await renderText(pool, 'forum')]).toEqual(['forum', 'forum']);
    expect(opened.logEntries.map(({ reason }) => reason)).toEqual(['load', 'off']);
  });

  it('an address that cannot be rendered disables no release, because anybody may request it', async () => {
    const pool = opened.pool(
      releases.host(),
      releases.remote('forum', "if (page.address === '/bad') throw new Error('bad'); return 'forum'"),
    );
    for (let page = 0; page < 4; page += 1) expect(await renderText(pool, 'forum', '/bad')).toBe('render');
    expect(await renderText(pool, 'forum')).toBe('forum');
  });

  it('an API failure does not count against the release', async () => {
    const pool = opened.pool(releases.host(), releases.remote('forum', "throw Object.assign(new Error('503'), { reason: 'api' })"));
    for (let page = 0; page < 4; page += 1) expect(await renderText(pool, 'forum')).toBe('api');
  });
});
