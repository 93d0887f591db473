import type { RenderFailureReason } from '@oracle-astra/shared/contract';
import type { FailureLog } from './failure-log';
import type { Owner } from './messages';
import type { RenderMetrics } from './render-metrics';

/** Reports the outcomes of pages and workers to the log and the metrics. */
export function createRenderReporter(log: FailureLog, metrics: RenderMetrics) {
  return {
    ...metrics,
    /** A page was not rendered because of `blamed`. */
    reportFallback(blamed: Owner, reason: RenderFailureReason, message: string) {
      metrics.recordFallback(blamed, reason);
      log.write(blamed, reason, message);
    },
    /** A fill was left out of a page, because it was late or is broken. */
    reportFill: (blamed: Owner, outcome: 'late' | 'broken', reason: RenderFailureReason, message: string) =>
      log.write(
        blamed,
        reason,
        message,
        outcome === 'late' ? 'A fill is late, and is rendered in the browser' : 'A fill is broken, and is left out of pages',
      ),
    /** `blamed` failed, but no visitor's page was affected. */
    reportFailure: (blamed: Owner, reason: RenderFailureReason, message: string) => log.write(blamed, reason, message),
  };
}

export type RenderReporter = ReturnType<typeof createRenderReporter>;
