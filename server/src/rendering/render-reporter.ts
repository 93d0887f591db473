import type { RenderFailureReason } from '@oracle-astra/shared/contract';
import type { FailureLog } from './failure-log';
import type { Owner } from './messages';
import type { RenderMetrics } from './render-metrics';

const fillEvents = {
  late: 'A fill is late, and is rendered in the browser',
  broken: 'A fill is broken, and is left out of pages',
  uncaught: 'A fill failed outside of its rendering',
} as const;

/** Reports the outcomes of pages and workers to the log and the metrics. */
export function createRenderReporter(log: FailureLog, metrics: RenderMetrics) {
  return {
    ...metrics,
    /** A page was not rendered because of `blamed`. */
    reportFallback(blamed: Owner, reason: RenderFailureReason, message: string) {
      metrics.recordFallback(blamed, reason);
      log.write(blamed, reason, message);
    },
    /** A fill failed, which is no failure of the page that it is in. */
    reportFill: (blamed: Owner, event: keyof typeof fillEvents, reason: RenderFailureReason, message: string) =>
      log.write(blamed, reason, message, fillEvents[event]),
    /** `blamed` failed, but no visitor's page was affected. */
    reportFailure: (blamed: Owner, reason: RenderFailureReason, message: string) => log.write(blamed, reason, message),
  };
}

export type RenderReporter = ReturnType<typeof createRenderReporter>;
