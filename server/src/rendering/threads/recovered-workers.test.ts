import { renderText, setUpRendering } from '../testing/open-render-pools';
import type { createThreadClock } from './thread-clock';
import { createThreadWorkers } from './thread-worker';

const { open, releases } = setUpRendering();

/** The clock of a thread that always has a processor, so that a blocked one counts as stuck on a busy machine too. */
const running: typeof createThreadClock = () => () => ({ cpuMs: performance.now(), waitedMs: 0, isRunnable: true });
/** Blocks its thread for longer than the budget and the time until it counts as stuck. */
const late = 'const endAt = Date.now() + 600; while (Date.now() < endAt); return "late";';

it('a worker that responds again after it was stuck does not stay beside its replacement', async () => {
  const opened = open({
    budgetMs: 100,
    limits: { startMs: 60_000, abortMs: 60_000 },
    startWorker: createThreadWorkers(running),
  });
  const pool = opened.pool(releases.host(), releases.remote('forum', late), releases.remote('chat'));
  const renderChat = async () => {
    while ((await renderText(pool, 'chat')) !== 'chat at /') await new Promise(setImmediate);
  };
  const countAlive = async () => (await opened.metric('render_workers')).alive;
  await renderChat();
  expect(await renderText(pool, 'forum')).toBe('slow');
  while ((await countAlive()) !== 2) await new Promise(setImmediate);
  while ((await countAlive()) !== 1) await new Promise(setImmediate);
  await renderChat();
  expect(await opened.metric('render_workers_ended_total')).toEqual({ surplus: 1 });
});
