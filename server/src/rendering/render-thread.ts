import type { Worker } from 'node:worker_threads';
import type { RenderFailureReason } from '@oracle-astra/shared/contract';
import { createAbortWatchdog } from './abort-watchdog';
import { createRenderWorker } from './create-render-worker';
import { maxPagesPerWorker } from './load-estimate';
import { cell, listOwners, type FromWorker, type RenderComposition, type ToWorker } from './messages';
import { createThreadClock } from './thread-clock';
import type { ThreadEvents, ThreadOptions, ThreadPage } from './thread-events';
import { createThreadPages } from './thread-pages';
import { startThreadTimeout } from './thread-timeout';

/** A worker with the cells that it shares with this thread. */
function openWorker(composition: RenderComposition, options: ThreadOptions) {
  const cells = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
  const worker = createRenderWorker({ ...composition, cells: cells.buffer }, options);
  return {
    worker,
    clock: (options.createClock ?? createThreadClock)(worker, () => Atomics.load(cells, cell.thread)),
    /** The owner of the code that runs now. */
    currentOwner: () => listOwners(composition)[Atomics.load(cells, cell.running) - 1] ?? null,
  };
}

/** Reports how a worker ends by itself; `onDeath` gets the reason once it is ready, or before. */
function watchWorker(worker: Worker, isStarting: () => boolean, onDeath: (reason: RenderFailureReason, message: string) => void) {
  const reasonNow = () => (isStarting() ? 'load' : 'late');
  worker.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') onDeath('memory', error.message);
    else onDeath(reasonNow(), String(error));
  });
  worker.on('exit', () => onDeath(reasonNow(), 'The worker ended by itself'));
}

/** One worker thread and the pages that it renders. */
export function startRenderThread<P extends ThreadPage>(composition: RenderComposition, options: ThreadOptions, events: ThreadEvents<P>) {
  const { worker, clock, currentOwner } = openWorker(composition, options);
  let state: 'starting' | 'ready' | 'retiring' | 'ended' = 'starting';
  const cancelStartTimeout = startThreadTimeout({
    clock,
    ms: options.startMs,
    onTimeout: () => fail('loop', 'The renderer is not loaded in time'),
  });
  const aborts = createAbortWatchdog({
    clock,
    abortMs: options.abortMs,
    onStuck: events.onStuck,
    onLost: () => fail('loop', 'The worker does not respond any more'),
  });
  const post = (message: ToWorker) => worker.postMessage(message);
  const pages = createThreadPages<P>({ clock, call: options.call, aborts, post });

  async function end(): Promise<void> {
    state = 'ended';
    cancelStartTimeout();
    aborts.stop();
    await worker.terminate();
  }

  function fail(reason: RenderFailureReason, message: string) {
    if (state === 'ended') return;
    const [blamed, hasStarted] = [currentOwner(), state !== 'starting'];
    void end();
    events.onEnd({ reason, message, hasStarted, blamed, pages: pages.list() });
  }

  const handlers: { [Kind in FromWorker['kind']]: (message: Extract<FromWorker, { kind: Kind }>) => void } = {
    ready() {
      state = 'ready';
      cancelStartTimeout();
      events.onReady();
    },
    startFailure: ({ reason, message }) => fail(reason, message),
    call: ({ id, callId, request }) => void pages.callApi(id, callId, request),
    uncaught: ({ owner, message }) => (state === 'starting' ? fail('late', message) : events.onUncaughtError(owner, message)),
    result: ({ id, result }) => pages.finish(id, (page) => events.onDone(page, result)),
    failure: ({ id, reason, message }) => pages.finish(id, (page) => events.onFailure(page, reason, message)),
  };
  worker.on('message', (message: FromWorker) => {
    if (state !== 'ended') (handlers[message.kind] as (message: FromWorker) => void)(message);
  });
  watchWorker(worker, () => state === 'starting', fail);

  return {
    /** How many pages it has, or null while it takes none. */
    load: () => (state === 'ready' && !aborts.isWaiting() && pages.count() < maxPagesPerWorker ? pages.count() : null),
    /** How many pages it will take once it is ready. */
    startingCapacity: () => (state === 'starting' ? maxPagesPerWorker : 0),
    /** Whether another thread should work in its place. */
    needsReplacement: () => aborts.isStuck() || state === 'retiring',
    /** Whether it takes no more pages and has none left. */
    canEnd: () => state === 'retiring' && pages.count() === 0,
    render: pages.render,
    abort: pages.abort,
    hasUsed: pages.hasUsed,
    /** Takes no more pages. */
    retire() {
      state = 'retiring';
    },
    end,
  };
}

export type RenderThread<P extends ThreadPage> = ReturnType<typeof startRenderThread<P>>;
