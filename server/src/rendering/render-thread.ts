import type { ApiResponse, ApiRequest, PageRequest, RenderFailureReason } from '@oracle-astra/shared/contract';
import { createAbortWatch } from './abort-watch';
import type { EncodedAnswer } from './encode-page';
import { pagesAtOnce } from './load';
import { cell, ownersOf, type FromWorker, type Owner, type RenderComposition, type ToWorker } from './messages';
import { openWorker, type WorkerOptions } from './open-worker';
import { TakenPage } from './taken-page';
import { createThreadClock } from './thread-clock';
import { startTimeOut } from './time-out';

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
  done(page: P, answer: EncodedAnswer): void;
  fault(page: P, reason: RenderFailureReason, message: string): void;
  /** It does not answer: others should take over before its time is up. */
  stuck(): void;
  late(owner: Owner | null, message: string): void;
  ended(end: ThreadEnd<P>): void;
}

/** One worker thread and the pages that it has. */
export function startThread<P extends { id: number; job: PageJob }>(composition: RenderComposition, options: ThreadOptions, events: ThreadEvents<P>) {
  const cells = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
  const worker = openWorker({ ...composition, cells: cells.buffer }, options);
  const clock = (options.clockOf ?? createThreadClock)(worker, () => Atomics.load(cells, cell.thread));
  const pages = new Map<number, TakenPage<P>>();
  let state: 'starting' | 'ready' | 'leaving' | 'ended' = 'starting';
  const stopStarting = startTimeOut({ clock, ms: options.startMs, over: () => fail('loop', 'The renderer is not loaded in time') });
  const aborts = createAbortWatch({ clock, abortMs: options.abortMs, stuck: events.stuck, lost: () => fail('loop', 'The worker answered no more') });

  const post = (message: ToWorker) => worker.postMessage(message);

  async function end(): Promise<void> {
    state = 'ended';
    stopStarting();
    aborts.stop();
    await worker.terminate();
  }

  function fail(reason: RenderFailureReason, message: string) {
    if (state === 'ended') return;
    const blamed = ownersOf(composition)[Atomics.load(cells, cell.running) - 1] ?? null;
    const started = state !== 'starting';
    void end();
    events.ended({ reason, message, started, blamed, pages: [...pages.values()].map(({ page }) => page) });
  }

  function settled(id: number): P | undefined {
    const taken = pages.get(id);
    pages.delete(id);
    aborts.answered(id);
    return taken?.page;
  }

  async function ask(id: number, callId: number, request: ApiRequest) {
    const taken = pages.get(id);
    if (!taken) return;
    try {
      const { remoteAddress } = taken.page.job;
      post({ kind: 'answer', callId, answer: await taken.call(() => options.call({ ...request, remoteAddress })) });
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
    load: () => (state === 'ready' && !aborts.isWaiting() && pages.size < pagesAtOnce ? pages.size : null),
    /** How many pages it will have room for. */
    roomToCome: () => (state === 'starting' ? pagesAtOnce : 0),
    /** Whether another thread should stand in for it. */
    isLost: () => aborts.isStuck() || state === 'leaving',
    isLeaving: () => state === 'leaving',
    isEmpty: () => pages.size === 0,
    take(page: P) {
      pages.set(page.id, new TakenPage(page, clock));
      post({ kind: 'render', id: page.id, remote: page.job.remote, page: page.job.page });
    },
    abort({ id }: P) {
      post({ kind: 'abort', id });
      aborts.asked(id);
    },
    /** Whether a page took so many milliseconds by itself, and not because the machine or the API is slow. */
    tookByItself: ({ id }: P, ms: number) => pages.get(id)?.tookByItself(ms) ?? false,
    /** Takes no more pages. */
    leave() {
      state = 'leaving';
    },
    end,
  };
}

export type RenderThread<P extends { id: number; job: PageJob }> = ReturnType<typeof startThread<P>>;
