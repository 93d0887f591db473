import type { OwnedFill } from '@oracle-astra/shared/contract';
import type { ReleaseBuild } from './messages';
import type { RenderPool } from './render-pool';
import { readOutcome, setUpRendering, toPageRequest, type OpenRenderPools } from './testing/open-render-pools';

const { open: openPools, releases } = setUpRendering();
let opened: OpenRenderPools;
const open = (budgetMs: number) => (opened = openPools({ budgetMs, limits: { abortMs: 300, memoryMb: 48 } }));

/** A renderer that writes what came of each fill after the page. */
const rendersFills = `
exports.createPageRenderer = (owner) => async (request, call, pageFills) => {
  const parts = [owner === null ? 'the shell' : await owner.module.render(request, call)];
  const fills = [];
  for (const { name, remote, release } of pageFills?.fills ?? []) {
    const fill = { name, remote, release, ms: 1 };
    const isOut = pageFills.out.includes(name);
    if (isOut || pageFills.budgetMs === 0) parts.push(name + (isOut ? ' is out' : ' is left to the browser'));
    else
      try {
        parts.push(await pageFills.runAs(remote, async () => pageFills.load(remote).fill()));
        fills.push({ ...fill, outcome: 'rendered' });
      } catch (error) {
        parts.push(name + ' is broken');
        fills.push({ ...fill, outcome: 'broken', reason: error.reason ?? 'render', message: String(error) });
      }
  }
  return { ...page(parts.join(', ')), fills };
};`;

const filler = (name: string, fill: string) => releases.remote(name, undefined, { top: `exports.fill = () => { ${fill} };` });

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
  const render = (from: RenderPool = pool) =>
    from.render({ remote: 'content', page: toPageRequest('/'), fills: fillers.map(toFill) }).then(readOutcome);
  /** Renders again while no worker is free or fast enough, because on a busy machine it takes time to replace an ended one. */
  async function renderWhenFree(): Promise<string> {
    let text = await render();
    for (; /^(busy|slow)$|to the browser/.test(text); text = await render()) await new Promise(setImmediate);
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
  for (; /^(busy|slow)$|to the browser/.test(text); text = await render('/')) await new Promise(setImmediate);
  expect(text).toBe('the page, a banner');
});
