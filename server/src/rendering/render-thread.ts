import type { ApiResponse, ApiRequest, PageRequest, RenderFailureReason } from '@oracle-astra/shared/contract';
import { createAbortWatchdog } from './abort-watchdog';
import type { EncodedResult } from './encode-page';
import { maxPagesPerWorker } from './load-estimate';
import { cell, listOwners, type FromWorker, type Owner, type RenderComposition, type ToWorker } from './messages';
import { createRenderWorker, type WorkerOptions } from './create-render-worker';
import { PageTimer } from './page-timer';
import { createThreadClock } from './thread-clock';
import { startThreadTimeout } from './thread-timeout';

/** Asks the API in this process; `remoteAddress` is the visitor's. */
export type CallApi = (request: ApiRequest & { remoteAddress?: string }) => Promise<ApiResponse>;

/** A page of one remote, or of the host where `remote` is null. */
export interface PageJob {
  remote: string | null;
  page: PageRequest;
  remoteAddress?: string;
  /** Nobody waits for it: it makes the worker ready for those that come. */
  isWarmUp?: boolean;
}

export interface ThreadOptions extends WorkerOptions {
  call: CallApi;
  /** Milliseconds on a processor to load the renderer. */
  startMs: number;
  /** Milliseconds on a processor to acknowledge that a page is called off. */
  abortMs: number;
  /** Measures a worker's time, by its thread's number once that is known; for tests. */
  clockOf?: typeof createThreadClock;
}

/** How a thread came to its end by itself. */
export interface ThreadEnd<P> {
  reason: RenderFailureReason;
  message: string;
  /** False where it never was ready. */
  started: boolean;
  /** Whose code ran at the end. */
  blamed: Owner | null;
  /** The pages that it had. */
  pages: P[];
}

export interface ThreadEvents<P> {
  ready(): void;
  done(page: P, answer: EncodedResult): void;
  fault(page: P, reason: RenderFailureReason, message: string): void;
  /** It does not answer: others should take over before its time is up. */
  stuck(): void;
  late(owner: Owner | null, message: string): void;
  ended(end: ThreadEnd<P>): void;
}

/** One worker thread and the pages that it has. */
export function startThread<P extends { id: number; job: PageJob }>(composition: RenderComposition, options: ThreadOptions, events: ThreadEvents<P>) {
  const cells = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
  const worker = createRenderWorker({ ...composition, cells: cells.buffer }, options);
  const clock = (options.clockOf ?? createThreadClock)(worker, () => Atomics.load(cells, cell.thread));
  const pages = new Map<number, PageTimer<P>>();
  let state: 'starting' | 'ready' | 'leaving' | 'ended' = 'starting';
  const stopStarting = startThreadTimeout({ clock, ms: options.startMs, onTimeout: () => fail('loop', 'The renderer is not loaded in time') });
  const aborts = createAbortWatchdog({ clock, abortMs: options.abortMs, onStuck: events.stuck, onLost: () => fail('loop', 'The worker answered no more') });

  const post = (message: ToWorker) => worker.postMessage(message);

  async function end(): Promise<void> {
    state = 'ended';
    stopStarting();
    aborts.stop();
    await worker.terminate();
  }

  function fail(reason: RenderFailureReason, message: string) {
    if (state === 'ended') return;
    const blamed = listOwners(composition)[Atomics.load(cells, cell.running) - 1] ?? null;
    const started = state !== 'starting';
    void end();
    events.ended({ reason, message, started, blamed, pages: [...pages.values()].map(({ page }) => page) });
  }

  function settled(id: number): P | undefined {
    const taken = pages.get(id);
    pages.delete(id);
    aborts.acknowledged(id);
    return taken?.page;
  }

  async function ask(id: number, callId: number, request: ApiRequest) {
    const taken = pages.get(id);
    if (!taken) return;
    try {
      const { remoteAddress } = taken.page.job;
      post({ kind: 'answer', callId, answer: await taken.timeCall(() => options.call({ ...request, remoteAddress })) });
    } catch {
      post({ kind: 'answer', callId, answer: null });
    }
  }

  function receive(message: FromWorker) {
    if (state === 'ended') return;
    switch (message.kind) {
      case 'ready':
        state = 'ready';
        stopStarting();
        return events.ready();
      case 'failed':
        return fail(message.reason, message.message);
      case 'call':
        return void ask(message.id, message.callId, message.request);
      case 'late':
        if (state === 'starting') return fail('late', message.message);
        return events.late(message.owner, message.message);
      default: {
        const page = settled(message.id);
        if (!page) return;
        if (message.kind === 'done') events.done(page, message.answer);
        else events.fault(page, message.reason, message.message);
      }
    }
  }

  worker.on('message', receive);
  worker.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') fail('memory', error.message);
    else fail(state === 'starting' ? 'load' : 'late', String(error));
  });
  worker.on('exit', () => fail(state === 'starting' ? 'load' : 'late', 'The worker ended by itself'));

  return {
    /** How many pages it has, or null while it takes none. */
    load: () => (state === 'ready' && !aborts.isWaiting() && pages.size < maxPagesPerWorker ? pages.size : null),
    /** How many pages it will have room for. */
    roomToCome: () => (state === 'starting' ? maxPagesPerWorker : 0),
    /** Whether another thread should stand in for it. */
    isLost: () => aborts.isStuck() || state === 'leaving',
    isLeaving: () => state === 'leaving',
    isEmpty: () => pages.size === 0,
    take(page: P) {
      pages.set(page.id, new PageTimer(page, clock));
      post({ kind: 'render', id: page.id, remote: page.job.remote, page: page.job.page });
    },
    abort({ id }: P) {
      post({ kind: 'abort', id });
      aborts.abortSent(id);
    },
    /** Whether a page took so many milliseconds by itself, and not because the machine or the API is slow. */
    tookByItself: ({ id }: P, ms: number) => pages.get(id)?.hasUsed(ms) ?? false,
    /** Takes no more pages. */
    leave() {
      state = 'leaving';
    },
    end,
  };
}

export type RenderThread<P extends { id: number; job: PageJob }> = ReturnType<typeof startThread<P>>;
