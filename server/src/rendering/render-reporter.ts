import type { RenderFailureReason } from '@oracle-astra/shared/contract';
import type { FailureLog } from './failure-log';
import type { Owner } from './messages';
import type { RenderMetrics } from './render-metrics';

/** Tells log and metrics together what became of pages and workers. */
export function createRenderReporter(log: FailureLog, metrics: RenderMetrics) {
  return {
    ...metrics,
    /** A page of `owner`, or one that `owner` struck, is left to the browser. */
    reportFallback(owner: Owner, reason: RenderFailureReason, message: string) {
      metrics.recordFallback(owner, reason);
      log.write(owner, reason, message);
    },
    /** `owner` cost a worker without a page of its own. */
    reportFailure: (owner: Owner, reason: RenderFailureReason, message: string) => log.write(owner, reason, message),
  };
}

export type RenderReporter = ReturnType<typeof createRenderReporter>;
