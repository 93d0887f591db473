import type { FillOutcome, RenderFailureReason } from '@oracle-astra/shared/contract';
import type { CircuitBreakers } from './circuit-breaker';
import type { EncodedResult } from './encode-page';
import type { Owner, RenderComposition } from './messages';
import type { PageOutcomes } from './page-outcomes';
import { createPageQueue } from './page-queue';
import type { PendingPage } from './pending-page';
import type { RenderReporter } from './render-reporter';
import type { ThreadEnd } from './threads/thread-events';
import { createWorkerSet, type WorkerSetOptions } from './threads/worker-set';

export interface DispatcherOptions extends WorkerSetOptions {
  /** Time limit of a page in milliseconds, from its request. */
  budgetMs: number;
}

interface DispatcherDeps {
  breakers: CircuitBreakers;
  reporter: RenderReporter;
  outcomes: PageOutcomes;
}

/** The share of its budget that a page must have used itself before its release is blamed. */
const blameShare = 0.5;

/** Assigns the queued pages of one composition to its worker threads, and handles their reports. */
export function createPageDispatcher(composition: RenderComposition, options: DispatcherOptions, { outcomes, ...deps }: DispatcherDeps) {
  const queue = createPageQueue(options, deps.reporter);
  let isClosing = false;
  const workers = createWorkerSet<PendingPage>(composition, options, deps, { onDone, onFailure, onEnd, onChange: dispatch });
  workers.grow();

  function dispatch() {
    for (let thread = workers.findFreest(); thread && queue.waitingCount() > 0; thread = workers.findFreest()) queue.assignNext(thread);
    if (queue.waitingCount() > workers.startingCapacity()) workers.grow();
    if (workers.isEmpty()) failBecauseOf(queue.listWaiting(), composition.host, 'off', 'The renderer is off after failures');
  }

  function onDone(page: PendingPage, result: EncodedResult) {
    if (page.isSettled) return onFailure(page, 'slow', 'The page was ready after its budget', result.kind === 'page' ? result.fills : null);
    queue.finish(page);
    outcomes.succeed(page, result);
    dispatch();
  }

  function onFailure(page: PendingPage, reason: RenderFailureReason, message: string, fills: readonly FillOutcome[] | null = null) {
    queue.finish(page);
    // If other pages wait too, the machine is slow and not the release.
    outcomes.fail(page, reason === 'slow' && queue.waitingCount() > 0 ? 'busy' : reason, message, fills);
    dispatch();
  }

  function onEnd({ reason, message, hasStarted, blamed, isFill, pages }: ThreadEnd<PendingPage>) {
    failBecauseOf(pages, blamed ?? composition.host, reason, message, isFill);
    if (!hasStarted && workers.isEmpty()) failBecauseOf(queue.listWaiting(), composition.host, reason, message);
    if (hasStarted && workers.isEmpty() && !isClosing) workers.grow();
    dispatch();
  }

  function failBecauseOf(pages: PendingPage[], blamed: Owner, reason: RenderFailureReason, message: string, isByFill = false) {
    queue.remove(pages);
    for (const page of pages) outcomes.failBecauseOf(page, blamed, reason, message, isByFill);
  }

  return {
    isFull: queue.isFull,
    add(page: PendingPage) {
      queue.add(page);
      dispatch();
    },
    /** Settles a page whose budget is used up for the visitor; breaker and log wait for its thread's report. */
    expire(page: PendingPage) {
      if (page.thread === null) return failBecauseOf([page], page.owner, 'busy', 'No worker was free within the budget');
      // A page that was to be rendered with fills is rendered again without them, which shows whether it is slow itself.
      const isByFill = page.fills !== undefined && page.fills.request.budgetMs > 0;
      page.hasUsedBudget = page.thread.hasUsed(page, options.budgetMs * blameShare);
      page.isExcused = isByFill || !page.hasUsedBudget;
      page.settle({ reason: 'slow', release: page.owner.release, message: 'The page was not ready within its budget', isByFill });
      page.thread.abort(page);
    },
    /** Stops replacing ended threads; ends all of them when `drained` resolves. */
    async close(drained: Promise<void>): Promise<void> {
      isClosing = true;
      await drained;
      await workers.end();
      queue.listAssigned().forEach(outcomes.abandon);
    },
  };
}
