import { isFillFor } from '@oracle-astra/shared/contract';
import type { CircuitBreakers } from './circuit-breaker';
import type { RenderComposition } from './messages';
import { createFillPermits, type HeldFills } from './fill-permits';
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
  const permits = createFillPermits({ ...deps, budgetMs: options.budgetMs });
  const dispatcher = createPageDispatcher(composition, options, { ...deps, outcomes });
  let lastId = 0;
  let openPages = 0;
  let onDrained: (() => void) | null = null;

  async function attempt(job: PageJob, hold?: () => HeldFills): Promise<RenderOutcome> {
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
          { id: ++lastId, job, owner, permit, fills: hold?.() },
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
  }

  return {
    /**
     * Renders a page, or resolves with the reason why not, within the budget. One that failed because of its fills is rendered once
     * more without them. Never rejects.
     */
    async render(job: PageJob): Promise<RenderOutcome> {
      const fills = (job.fills ?? []).filter((fill) => isFillFor(fill, job.page.token !== null));
      if (fills.length === 0) return attempt(job);
      let held: HeldFills | undefined;
      const outcome = await attempt(job, () => (held = permits.hold(fills)));
      if ('result' in outcome || !outcome.isByFill) return outcome;
      const broken = outcome.reason === 'slow' ? null : outcome.release;
      return attempt(job, () => permits.holdNone(fills, held?.request.out ?? [], broken));
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
