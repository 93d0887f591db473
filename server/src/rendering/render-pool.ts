import type { CircuitBreakers } from './circuit-breaker';
import type { RenderComposition } from './messages';
import { createPageDispatcher, type DispatcherOptions } from './page-dispatcher';
import { createPageOutcomes } from './page-outcomes';
import { createPendingPage, type RenderOutcome } from './pending-page';
import type { RenderReporter } from './render-reporter';
import type { PageJob } from './threads/thread-events';

export type RenderPoolOptions = DispatcherOptions;

/** Time limit for the first page of a worker in milliseconds. */
const warmUpMs = 3000;

/** The threads that render the pages of one composition, and their queue. */
export function createRenderPool(
  composition: RenderComposition,
  options: RenderPoolOptions,
  deps: { breakers: CircuitBreakers; reporter: RenderReporter },
) {
  const { host, remotes } = composition;
  const outcomes = createPageOutcomes(deps);
  const dispatcher = createPageDispatcher(composition, options, { ...deps, outcomes });
  let lastId = 0;
  let openPages = 0;
  let onDrained: (() => void) | null = null;

  return {
    /** Renders a page, or resolves with the reason why not, within the budget. Never rejects. */
    async render(job: PageJob): Promise<RenderOutcome> {
      const owner = job.remote === null ? host : remotes.find(({ remote }) => remote === job.remote);
      if (!owner) return outcomes.refuse(host, 'missing', `No release of ${job.remote}`);
      if (onDrained !== null) return outcomes.refuse(owner, 'busy', 'The workers of this composition end');
      if (dispatcher.isFull()) return outcomes.refuse(owner, 'busy', 'Too many pages wait');
      const permit = deps.breakers.get(owner.release).tryAcquire();
      if (permit === null) return outcomes.refuse(owner, 'off', 'The release is off after failures');
      return new Promise((resolve) => {
        openPages += 1;
        dispatcher.add(
          createPendingPage(
            { id: ++lastId, job, owner, permit },
            {
              budgetMs: job.isWarmUp ? warmUpMs : options.budgetMs,
              onExpire: dispatcher.expire,
              onSettle(outcome) {
                resolve(outcome);
                openPages -= 1;
                if (openPages === 0) onDrained?.();
              },
            },
          ),
        );
      });
    },

    /** Accepts no more pages; resolves when all open pages are settled and the threads have ended. */
    async close(): Promise<void> {
      await dispatcher.close(
        new Promise((resolve) => {
          onDrained = resolve;
          if (openPages === 0) resolve();
        }),
      );
    },
  };
}

export type RenderPool = ReturnType<typeof createRenderPool>;
