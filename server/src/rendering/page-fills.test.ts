/* eslint-disable max-lines -- the cases of one subject share their set-up */
import type { OwnedFill } from '@oracle-astra/shared/contract';
import type { ReleaseBuild } from './messages';
import type { PageJob } from './threads/thread-events';
import { pause, readOutcome, setUpRendering, toPageRequest, type OpenRenderPools } from './testing/open-render-pools';

const { open: openPools, releases } = setUpRendering();
let opened: OpenRenderPools;
// At a fixed time, because a breaker tries again after half a minute, which may pass on a busy machine.
const open = (budgetMs: number) => (opened = openPools({ budgetMs, now: () => 0, limits: { abortMs: 300, memoryMb: 48 } }));

/** A renderer that begins all fills at once, and writes what came of each after the page. */
const rendersFills = `
exports.createPageRenderer = (owner) => async (request, call, pageFills) => {
  const { fills = [], out = [], budgetMs, load, runAs } = pageFills ?? {};
  const startedAt = performance.now();
  const rendered = await Promise.all(fills.map(async ({ name, remote, release }) => {
    const isOut = out.includes(name);
    if (isOut || budgetMs === 0) return { text: name + (isOut ? ' is out' : ' is left to the browser') };
    const outcome = (more) => ({ name, remote, release, ms: performance.now() - startedAt, ...more });
    try {
      const text = await runAs(remote, async () => load(remote).fill(), name);
      return { text, outcome: outcome({ outcome: 'rendered' }) };
    } catch (error) {
      const { reason = 'render' } = error;
      return { text: name + ' is broken', outcome: outcome({ outcome: 'broken', reason, message: String(error) }) };
    }
  }));
  const body = owner === null ? 'the shell' : await owner.module.render(request, call);
  return { ...page([body, ...rendered.map(({ text }) => text)].join(', ')), fills: rendered.flatMap(({ outcome }) => outcome ?? []) };
};`;

const filler = (name: string, fill: string) => releases.remote(name, undefined, { top: `exports.fill = async () => { ${fill} };` });

const toFill = ({ remote, release }: ReleaseBuild): OwnedFill => ({
  name: `${remote}-fill`,
  slot: 'content-slot',
  order: 1,
  height: { narrow: 1, wide: 1 },
  page: null,
  remote,
  release,
});

/** A page of content with fills of the other remotes, and how to render it. */
function openPage(...fillers: ReleaseBuild[]) {
  const content = releases.remote('content', "return 'the page'");
  const pool = opened.pool(releases.host(rendersFills), content, ...fillers);
  const render = (more: Partial<PageJob> = {}) =>
    pool.render({ remote: 'content', page: toPageRequest('/'), fills: fillers.map(toFill), ...more }).then(readOutcome);
  /** Renders again while no worker is free or fast enough, because on a busy machine it takes time to replace an ended one. */
  async function renderWhenFree(): Promise<string> {
    let text = await render();
    for (; /^(busy|slow)$|to the browser/.test(text); text = await render()) await pause();
    return text;
  }
  return { content, pool, render, renderWhenFree };
}

it('is rendered beside the page, by the release of its own remote', async () => {
  open(4000);
  const { render } = openPage(filler('forum', "return 'a banner'"), filler('chat', "return 'cards'"));
  expect(await render()).toBe('the page, a banner, cards');
  expect(opened.logEntries).toEqual([]);
});

it.each([
  ['loops', 'for (;;);', 'loop', 1000],
  ['has no memory left', 'const all = []; for (;;) all.push(new Array(100000).fill(all.length));', 'memory', 20_000],
])(
  'that %s ends one worker: the page is rendered without it from then on, with the others, and is not blamed',
  async (_case, code, reason, budgetMs) => {
    open(budgetMs);
    const forum = filler('forum', code);
    const { render, renderWhenFree } = openPage(forum, filler('chat', "return 'cards'"));
    // Its worker has to be ready, or the page may find none within its budget.
    while ((await render({ fills: [] })) !== 'the page') await pause();
    await render();
    await opened.waitForLog(reason);
    expect(await renderWhenFree()).toBe('the page, forum-fill is out, cards');
    expect(await renderWhenFree()).toBe('the page, forum-fill is out, cards');
    expect(opened.logEntries.filter((entry) => entry.reason === reason)).toMatchObject([{ release: forum.release }]);
    expect(await opened.metric('render_workers_ended_total')).toEqual({ [reason]: 1 });
  },
);

it('is left to the browser in the page that a fill of another release ended', async () => {
  open(3000);
  const { render } = openPage(filler('forum', 'process.exit(1)'), filler('chat', "return 'cards'"));
  expect(await render()).toBe('the page, forum-fill is out, chat-fill is left to the browser');
});

it('whose build fails to load is not loaded again for each page, and the page works', async () => {
  open(4000);
  const forum = releases.remote('forum', undefined, {
    top: "globalThis.loads = (globalThis.loads ?? 0) + 1; throw new Error('load ' + globalThis.loads);",
  });
  const { render, pool } = openPage(forum);
  expect(await render()).toBe('the page, forum-fill is broken');
  expect(await render()).toBe('the page, forum-fill is broken');
  expect(opened.logEntries).toMatchObject([{ release: forum.release, reason: 'load', message: expect.stringContaining('load 1') }]);
  await render();
  expect(await render()).toBe('the page, forum-fill is out');
  // The pages of that release are not part of this and load it themselves.
  const own = readOutcome(await pool.render({ remote: 'forum', page: toPageRequest('/forum') }));
  expect(own).toBe('load');
});

it('that throws is logged as broken, and not left out of later pages by the pool', async () => {
  open(4000);
  const { render } = openPage(filler('forum', "throw new Error('no banner')"));
  for (let times = 0; times < 4; times += 1) expect(await render()).toBe('the page, forum-fill is broken');
  expect(opened.logEntries).toMatchObject([{ remote: 'forum', reason: 'render', message: expect.stringContaining('no banner') }]);
});

it('is not turned off by pages that are late because of the machine or of themselves', async () => {
  open(200);
  const content = releases.remote(
    'content',
    "if (page.address === '/late') await new Promise((done) => setTimeout(done, 400)); return 'the page'",
  );
  const forum = filler('forum', "return 'a banner'");
  const pool = opened.pool(releases.host(rendersFills), content, forum);
  const render = (address: string) =>
    pool.render({ remote: 'content', page: toPageRequest(address), fills: [toFill(forum)] }).then(readOutcome);
  for (let times = 0; times < 4; times += 1) await render('/late');
  let text = await render('/');
  for (; /^(busy|slow)$|to the browser/.test(text); text = await render('/')) await pause();
  expect(text).toBe('the page, a banner');
});

it('is measured by what its own code runs, and not by waiting while another one blocks the worker', async () => {
  open(20_000);
  const clock = 'let now = 0; performance.now = () => now; globalThis.pass = (ms) => void (now += ms);';
  const [waits, blocks] = [
    filler('chat', "pass(2); await new Promise((resolve) => setTimeout(resolve, 1)); pass(3); return 'cards'"),
    filler('forum', "pass(400); return 'a banner'"),
  ];
  const content = releases.remote('content', "pass(50); return 'the page'");
  const pool = opened.pool(releases.host(clock + rendersFills), content, waits, blocks);
  const outcome = await pool.render({ remote: 'content', page: toPageRequest('/'), fills: [toFill(waits), toFill(blocks)] });
  expect(outcome).toMatchObject({
    result: {
      fills: [
        { name: 'chat-fill', ms: 5 },
        { name: 'forum-fill', ms: 400 },
      ],
    },
  });
});

it('whose late error reaches no page counts against its fills, and not against the pages of its release', async () => {
  open(4000);
  const forum = filler('forum', "void Promise.reject(new Error('too late')); return 'a banner'");
  const { pool, render, renderWhenFree } = openPage(forum);
  let text = await render();
  for (; text !== 'the page, forum-fill is out'; text = await renderWhenFree()) await pause();
  expect(opened.logEntries[0]).toMatchObject({ release: forum.release, reason: 'late', message: expect.stringContaining('too late') });
  expect(readOutcome(await pool.render({ remote: 'forum', page: toPageRequest('/forum') }))).toBe('forum at /forum');
});

it.each([
  ['none of its fills is for the person', { audience: 'signedIn' as const }],
  ['all of its fills are off', {}],
])('a late page is rendered once if %s', async (_case, more) => {
  const call = jest.fn(async () => ({ status: 200, headers: {}, body: '' }));
  opened = openPools({ budgetMs: 1000, now: () => 0, call });
  const asks = "await call({ method: 'GET', url: '/late', headers: { authorization: 'nobody' }, body: null });";
  const content = releases.remote(
    'content',
    `if (page.address === '/late') { ${asks} await new Promise(() => undefined); } return 'the page'`,
  );
  const forum = releases.remote('forum', undefined, { top: "throw new Error('load')" });
  const pool = opened.pool(releases.host(rendersFills), content, forum);
  const render = (address: string) =>
    pool.render({ remote: 'content', page: toPageRequest(address), fills: [{ ...toFill(forum), ...more }] }).then(readOutcome);
  const off = /^the page$|is out$/;
  for (let text = await render('/'); !off.test(text); text = await render('/')) await pause();
  expect(await render('/late')).toBe('slow');
  expect(call).toHaveBeenCalledTimes(1);
});
