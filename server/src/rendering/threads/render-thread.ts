import type { RenderFailureReason } from '@oracle-astra/shared/contract';
import { createAbortWatchdog } from './abort-watchdog';
import { maxPagesPerWorker } from '../load-estimate';
import { listCode, type FromWorker, type RunningCode, type RenderComposition } from '../messages';
import type { ThreadEvents, ThreadOptions, ThreadPage } from './thread-events';
import { createThreadPages } from './thread-pages';
import { startThreadTimeout } from './thread-timeout';
import type { WorkerHandle } from './worker-handle';

const readCode = (composition: RenderComposition, worker: WorkerHandle): RunningCode | null =>
  listCode(composition)[worker.readRunningOwner() - 1] ?? null;

/** What ran at this many checks of a stuck worker is certainly why; at a single one it may be any of its pages. */
const certainChecks = 3;

/** Reports each check of a stuck worker, with the code that ran at all of the last ones; the first check is number 1. */
function createStuckReport(composition: RenderComposition, worker: WorkerHandle, report: (code: RunningCode | null) => void) {
  let owners: number[] = [];
  return (check: number): void => {
    owners = [...(check === 1 ? [] : owners), worker.readRunningOwner()].slice(-certainChecks);
    report(owners.length === certainChecks && new Set(owners).size === 1 ? readCode(composition, worker) : null);
  };
}

/** One worker, a thread or a process, and the pages that it renders. */
export function startRenderThread<P extends ThreadPage>(composition: RenderComposition, options: ThreadOptions, events: ThreadEvents<P>) {
  let state: 'starting' | 'ready' | 'retiring' | 'ended' = 'starting';
  const worker = options.startWorker(composition, options, {
    onMessage(message) {
      if (state !== 'ended') (handlers[message.kind] as (message: FromWorker) => void)(message);
    },
    onExit: ({ isOutOfMemory, message }) => fail(isOutOfMemory ? 'memory' : state === 'starting' ? 'load' : 'late', message),
  });
  const { clock, post } = worker;
  const cancelStartTimeout = startThreadTimeout({
    clock,
    ms: options.startMs,
    onTimeout: () => fail('loop', 'The renderer is not loaded in time'),
  });
  const aborts = createAbortWatchdog({
    clock,
    abortMs: options.abortMs,
    onStuck: createStuckReport(composition, worker, events.onStuck),
    onLost: () => fail('loop', 'The worker does not respond any more'),
  });
  const pages = createThreadPages<P>({ clock, call: options.call, aborts, post });

  async function end(): Promise<void> {
    state = 'ended';
    cancelStartTimeout();
    aborts.stop();
    await worker.terminate();
  }

  function fail(reason: RenderFailureReason, message: string) {
    if (state === 'ended') return;
    const { owner: blamed = null, isFill = false } = readCode(composition, worker) ?? {};
    const hasStarted = state !== 'starting';
    void end();
    events.onEnd({ reason, message, hasStarted, blamed, isFill, pages: pages.list() });
  }

  const handlers: { [Kind in FromWorker['kind']]: (message: Extract<FromWorker, { kind: Kind }>) => void } = {
    ready() {
      state = 'ready';
      cancelStartTimeout();
      events.onReady();
    },
    startFailure: ({ reason, message }) => fail(reason, message),
    call: ({ id, callId, request }) => void pages.callApi(id, callId, request),
    uncaught: ({ message, ...code }) => (state === 'starting' ? fail('late', message) : events.onUncaughtError(code, message)),
    result: ({ id, result }) => pages.finish(id, (page) => events.onDone(page, result)),
    failure: ({ id, reason, message }) => pages.finish(id, (page) => events.onFailure(page, reason, message)),
  };

  return {
    /** The number of its pages, or null while it accepts none. */
    load: () => (state === 'ready' && !aborts.isWaiting() && pages.count() < maxPagesPerWorker ? pages.count() : null),
    /** The number of pages it will accept when it is ready. */
    startingCapacity: () => (state === 'starting' ? maxPagesPerWorker : 0),
    /** Whether another thread should replace it. */
    needsReplacement: () => aborts.isStuck() || state === 'retiring',
    /** Whether it accepts no more pages and has none left. */
    canEnd: () => state === 'retiring' && pages.count() === 0,
    render: pages.render,
    abort: pages.abort,
    hasUsed: pages.hasUsed,
    /** Stops accepting pages. */
    retire() {
      state = 'retiring';
    },
    end,
  };
}

export type RenderThread<P extends ThreadPage> = ReturnType<typeof startRenderThread<P>>;
