import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { renderText, setUpRendering, type OpenRenderPools } from '../testing/open-render-pools';
import type { createThreadClock } from './thread-clock';
import { createThreadWorkers } from './thread-worker';

const { open: openPools, releases } = setUpRendering();
let opened: OpenRenderPools;

const folder = mkdtempSync(path.join(tmpdir(), 'starved-workers-'));
const goOn = path.join(folder, 'go-on');
afterAll(() => rmSync(folder, { recursive: true }));

/** Blocks its thread until there is the file, which is after its budget. */
const late = `const { existsSync } = process.getBuiltinModule('node:fs'); while (!existsSync(${JSON.stringify(goOn)})); return "late";`;
/** Takes some milliseconds of processor time. */
const work = 'for (let step = 0; step < 5e6; step += 1);';
const open = (createClock?: typeof createThreadClock) => {
  opened = openPools({ budgetMs: 100, limits: { abortMs: 300 }, startWorker: createThreadWorkers(createClock) });
  return opened.pool(
    releases.host(),
    releases.remote('forum', `if (page.address === '/late') { ${late} } if (page.address.startsWith('/work')) { ${work} } return 'forum'`),
    releases.remote('chat'),
  );
};
/** The clock of a thread that never gets a processor. */
const starved: typeof createThreadClock = () => () => ({ cpuMs: 0, waitedMs: performance.now(), isRunnable: true });

/** Requests a page until it is rendered, which may take more than one try on a busy machine, or until its release is disabled. */
async function renderUntilDone(pool: ReturnType<typeof open>, address: string): Promise<string[]> {
  const texts = [await renderText(pool, 'forum', address)];
  while (texts.at(-1) !== 'forum' && texts.at(-1) !== 'off') texts.push(await renderText(pool, 'forum', address));
  return texts;
}

it('does not blame a release for pages that are late because its worker has no processor', async () => {
  const pool = open(starved);
  await renderUntilDone(pool, '/');
  for (let page = 0; page < 4; page += 1) {
    expect(await renderText(pool, 'forum', '/late')).toMatch(/slow|busy/);
    writeFileSync(goOn, '');
    // Its worker has left the loop, because there is no other one.
    await renderUntilDone(pool, '/');
    rmSync(goOn);
  }
  expect((await renderUntilDone(pool, '/')).at(-1)).toBe('forum');
  expect(await opened.metric('render_workers_ended_total')).toEqual({});
});

it('renders again when many other busy threads have ended', async () => {
  const pool = open();
  await renderUntilDone(pool, '/');
  const busyThreads = Array.from(
    { length: 24 },
    () => new Worker("require('node:worker_threads').parentPort.postMessage('runs'); for (;;);", { eval: true }),
  );
  await Promise.all(busyThreads.map((thread) => once(thread, 'message')));
  const texts = await Promise.all(Array.from({ length: 40 }, (_, page) => renderText(pool, 'forum', `/work/${page}`)));
  await new Promise((resolve) => {
    setTimeout(resolve, 3000);
  });
  texts.push(await renderText(pool, 'forum'));
  await Promise.all(busyThreads.map((thread) => thread.terminate()));
  expect(texts).not.toContain('off');
  expect((await renderUntilDone(pool, '/')).at(-1)).toBe('forum');
  expect((await opened.metric('render_workers_ended_total')).loop).toBeUndefined();
  expect(opened.logEntries.filter(({ reason }) => reason === 'loop' || reason === 'off')).toEqual([]);
});
