import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { buildWorker } from './testing/built-worker';
import { createReleases } from './testing/fake-releases';
import { openRenderPools, renderText, type OpenRenderPools } from './testing/open-render-pools';
import type { createThreadClock } from './thread-clock';

const worker = buildWorker();
const releases = createReleases();
afterAll(() => {
  worker.remove();
  releases.remove();
});

let opened: OpenRenderPools;
afterEach(() => opened.renderers.close());

/** Blocks its thread for longer than its time. */
const late = 'const endAt = Date.now() + 1500; while (Date.now() < endAt); return "late";';
/** Some tens of milliseconds on a processor of its own. */
const work = 'for (let step = 0; step < 2e7; step += 1);';
const open = (clockOf?: typeof createThreadClock) => {
  opened = openRenderPools({ script: worker.script, budgetMs: 100, limits: { abortMs: 300, ...(clockOf && { clockOf }) } });
  return opened.pool(releases.host(), releases.remote('forum', `if (page.address === '/late') { ${late} } if (page.address.startsWith('/work')) { ${work} } return 'forum'`), releases.remote('chat'));
};
/** A thread that no processor is free for. */
const starved: typeof createThreadClock = () => () => ({ cpuMs: 0, waitedMs: performance.now(), isRunnable: true });

/** Asks until the page comes: a machine that is busy may need more than one try, but a release that is off is off. */
async function untilItComes(pool: ReturnType<typeof open>, address: string): Promise<string[]> {
  const said = [await renderText(pool, 'forum', address)];
  while (said.at(-1) !== 'forum' && said.at(-1) !== 'off') said.push(await renderText(pool, 'forum', address));
  return said;
}

it('a release is not blamed for pages that are late because its worker has no processor', async () => {
  const pool = open(starved);
  await untilItComes(pool, '/');
  for (let page = 0; page < 4; page += 1) {
    expect(await renderText(pool, 'forum', '/late')).toMatch(/slow|busy/);
    await untilItComes(pool, '/');
  }
  expect((await untilItComes(pool, '/')).at(-1)).toBe('forum');
  expect(await opened.metric('render_workers_ended_total')).toEqual({});
});

it('renders on when the machine is given back by many busy threads', async () => {
  const pool = open();
  await untilItComes(pool, '/');
  const hogs = Array.from({ length: 24 }, () => new Worker("require('node:worker_threads').parentPort.postMessage('runs'); for (;;);", { eval: true }));
  await Promise.all(hogs.map((hog) => once(hog, 'message')));
  const said = await Promise.all(Array.from({ length: 40 }, (_, page) => renderText(pool, 'forum', `/work/${page}`)));
  await new Promise((resolve) => { setTimeout(resolve, 3000); });
  said.push(await renderText(pool, 'forum'));
  await Promise.all(hogs.map((hog) => hog.terminate()));
  expect(said).not.toContain('off');
  expect((await untilItComes(pool, '/')).at(-1)).toBe('forum');
  expect(await opened.metric('render_workers_ended_total')).toEqual({});
  expect(opened.said.filter(({ reason }) => reason === 'loop' || reason === 'off')).toEqual([]);
});
