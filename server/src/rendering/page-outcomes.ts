import type { FillOutcome, RenderFailureReason } from '@oracle-astra/shared/contract';
import type { CircuitBreakers } from './circuit-breaker';
import type { EncodedResult } from './encode-page';
import type { Owner } from './messages';
import type { PendingPage, RenderOutcome } from './pending-page';
import type { RenderReporter } from './render-reporter';

/** These do not open the breaker: the release did not run, or failed fast for a single address, which anybody could request. */
const harmless: RenderFailureReason[] = ['busy', 'off', 'api', 'loader', 'render'];

/** Settles pages and reports each outcome to breaker, log and metrics. */
export function createPageOutcomes({ breakers, reporter }: { breakers: CircuitBreakers; reporter: RenderReporter }) {
  /** A warm-up page has no visitor. */
  function reportFailure({ job }: PendingPage, blamed: Owner, reason: RenderFailureReason, message: string) {
    if (job.isWarmUp) reporter.reportFailure(blamed, reason, message);
    else reporter.reportFallback(blamed, reason, message);
  }

  return {
    succeed(page: PendingPage, result: EncodedResult) {
      breakers.get(page.owner.release).recordSuccess(page.permit);
      page.fills?.settle(result.kind === 'page' ? result.fills : null);
      reporter.recordRender(page.owner, performance.now() - page.requestedAt);
      page.settle({ result });
    },

    /** The page failed by itself; `fills` is what came of its fills. */
    fail(page: PendingPage, reason: RenderFailureReason, message: string, fills: readonly FillOutcome[] | null = null) {
      const breaker = breakers.get(page.owner.release);
      if (harmless.includes(reason) || (reason === 'slow' && page.isExcused)) breaker.recordInconclusive(page.permit);
      else breaker.recordFailure();
      page.fills?.settle(fills, reason === 'slow' && page.hasUsedBudget);
      reportFailure(page, page.owner, reason, message);
      page.settle({ reason, release: page.owner.release, message });
    },

    /** The page failed because of another release, `blamed`. */
    failBecauseOf(page: PendingPage, blamed: Owner, reason: RenderFailureReason, message: string, isByFill = false) {
      breakers.get(page.owner.release).recordInconclusive(page.permit);
      page.fills?.settle(null);
      reportFailure(page, blamed, reason, message);
      page.settle({ reason, release: blamed.release, message, isByFill });
    },

    /** A page of `owner` that was not attempted. */
    refuse(owner: Owner, reason: RenderFailureReason, message: string): RenderOutcome {
      reporter.reportFallback(owner, reason, message);
      return { reason, release: owner.release, message };
    },

    /** The page ended without an outcome. */
    abandon(page: PendingPage) {
      breakers.get(page.owner.release).recordInconclusive(page.permit);
      page.fills?.settle(null);
    },
  };
}

export type PageOutcomes = ReturnType<typeof createPageOutcomes>;
