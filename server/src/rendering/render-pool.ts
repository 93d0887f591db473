import type { RenderFailureReason } from '@oracle-astra/shared/contract';
import type { CircuitBreakers } from './circuit-breaker';
import { createWorkerSet, type WorkerSetOptions } from './worker-set';
import type { EncodedResult } from './encode-page';
import { createLoadEstimate } from './load-estimate';
import type { Owner, RenderComposition } from './messages';
import { createPendingPage, type PendingPage as Page, type RenderOutcome } from './pending-page';
import type { PageJob, ThreadEnd } from './render-thread';
import type { RenderReporter } from './render-reporter';

export interface RenderPoolOptions extends WorkerSetOptions {
  /** Milliseconds that a page may take from the moment it is asked for. */
  budgetMs: number;
}

/** These turn no release off: it was not asked, or it failed at once and for one address alone, which anybody may ask for. */
const harmless: RenderFailureReason[] = ['busy', 'off', 'api', 'loader', 'render'];

/** How much of its budget a page must have taken by itself for its release to be blamed. */
const ownShare = 0.5;

/** Milliseconds that the first page of a worker may take. */
const warmUpMs = 3000;

/** The threads that render the pages of one composition, with the queue before them. */
export function createRenderPool(composition: RenderComposition, options: RenderPoolOptions, shared: { breakers: CircuitBreakers; reports: RenderReporter }) {
  const { breakers, reports } = shared;
  const { host, remotes } = composition;
  const queue: Page[] = [];
  /** With a thread, which has not said yet what became of them. */
  const underWay = new Set<Page>();
  const load = createLoadEstimate(options);
  let lastId = 0;
  let open = 0;
  let onDrained: (() => void) | null = null;

  const crew = createWorkerSet<Page>(composition, options, shared, { done, fault, ended, changed: pump });
  crew.grow();

  function pump() {
    for (let thread = crew.freest(); thread && queue.length > 0; thread = crew.freest()) {
      const page = unqueue(queue[0]);
      if (!page) break;
      page.thread = thread;
      page.startedAt = performance.now();
      underWay.add(page);
      thread.take(page);
    }
    if (queue.length > crew.roomToCome()) crew.grow();
    if (crew.isEmpty()) for (const page of [...queue]) strike(page, host, 'off', 'The renderer is off after failures');
  }

  function unqueue(page: Page | undefined): Page | undefined {
    const at = page ? queue.indexOf(page) : -1;
    if (at < 0) return undefined;
    reports.changeQueueLength(-1);
    return queue.splice(at, 1)[0];
  }

  function leave(page: Page) {
    underWay.delete(page);
    load.recordDuration(performance.now() - page.startedAt);
  }

  function done(page: Page, answer: EncodedResult) {
    if (page.isSettled) return fault(page, 'slow', 'The page was ready after its budget');
    leave(page);
    breakers.get(page.owner.release).recordSuccess(page.pass);
    reports.recordRender(page.owner, performance.now() - page.requestedAt);
    page.settle({ answer });
    pump();
  }

  function fault(page: Page, found: RenderFailureReason, message: string) {
    leave(page);
    // Where others wait, the machine is slow and not the release.
    const reason = found === 'slow' && queue.length > 0 ? 'busy' : found;
    const breaker = breakers.get(page.owner.release);
    if (harmless.includes(reason) || (reason === 'slow' && page.isExcused)) breaker.recordInconclusive(page.pass);
    else breaker.recordFailure();
    tell(page, page.owner, reason, message);
    page.settle({ fault: reason, release: page.owner.release, message });
    pump();
  }

  /** A page that falls by another's fault. */
  function strike(page: Page, blamed: Owner, reason: RenderFailureReason, message: string) {
    unqueue(page);
    underWay.delete(page);
    breakers.get(page.owner.release).recordInconclusive(page.pass);
    tell(page, blamed, reason, message);
    page.settle({ fault: reason, release: blamed.release, message });
  }

  /** A page that nobody asked for is left to no browser. */
  function tell({ job }: Page, blamed: Owner, reason: RenderFailureReason, message: string) {
    if (job.isWarmUp) reports.reportFailure(blamed, reason, message);
    else reports.reportFallback(blamed, reason, message);
  }

  function ended({ reason, message, started, blamed, pages }: ThreadEnd<Page>) {
    const owner = blamed ?? host;
    for (const page of pages) strike(page, owner, reason, message);
    if (pages.length === 0) reports.reportFailure(owner, reason, message);
    if (!started && crew.isEmpty()) for (const page of [...queue]) strike(page, host, reason, message);
    if (started && crew.isEmpty() && onDrained === null) crew.grow();
    pump();
  }

  function refuse(owner: Owner, reason: RenderFailureReason, message: string): RenderOutcome {
    reports.reportFallback(owner, reason, message);
    return { fault: reason, release: owner.release, message };
  }

  /** What its thread says of it, or how that ends, is told to breaker and log later: the visitor waits for neither. */
  function expire(page: Page) {
    if (page.thread === null) return strike(page, page.owner, 'busy', 'No worker was free within the budget');
    page.isExcused = !page.thread.tookByItself(page, options.budgetMs * ownShare);
    page.settle({ fault: 'slow', release: page.owner.release, message: 'The page was not ready within its budget' });
    page.thread.abort(page);
  }

  return {
    /** Renders a page, or says why not, within the budget. Never rejects. */
    async render(job: PageJob): Promise<RenderOutcome> {
      const owner = job.remote === null ? host : remotes.find(({ remote }) => remote === job.remote);
      if (!owner) return refuse(host, 'missing', `No release of ${job.remote}`);
      if (onDrained !== null) return refuse(owner, 'busy', 'The workers of this composition end');
      if (load.isFull(queue.length)) return refuse(owner, 'busy', 'Too many pages wait');
      const pass = breakers.get(owner.release).tryAcquire();
      if (pass === null) return refuse(owner, 'off', 'The release is off after failures');
      return new Promise((resolve) => {
        const page = createPendingPage({ id: ++lastId, job, owner, pass }, job.isWarmUp ? warmUpMs : options.budgetMs, expire, (outcome) => {
          resolve(outcome);
          open -= 1;
          if (open === 0) onDrained?.();
        });
        open += 1;
        queue.push(page);
        reports.changeQueueLength(1);
        pump();
      });
    },

    /** Takes no more pages; resolves when the last one is out and the threads have ended. */
    async close(): Promise<void> {
      await new Promise<void>((resolve) => {
        onDrained = resolve;
        if (open === 0) resolve();
      });
      await crew.end();
      for (const { owner, pass } of underWay) breakers.get(owner.release).recordInconclusive(pass);
    },
  };
}

export type RenderPool = ReturnType<typeof createRenderPool>;
