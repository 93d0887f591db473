import type { RenderFailureReason } from '@oracle-astra/shared/contract';
import type { FaultLog } from './fault-log';
import type { Owner } from './messages';
import type { RenderMetrics } from './render-metrics';

/** Tells log and metrics together what became of pages and workers. */
export function createReports(log: FaultLog, metrics: RenderMetrics) {
  return {
    ...metrics,
    /** A page of `owner`, or one that `owner` struck, is left to the browser. */
    fellBack(owner: Owner, reason: RenderFailureReason, message: string) {
      metrics.fellBack(owner, reason);
      log.write(owner, reason, message);
    },
    /** `owner` cost a worker without a page of its own. */
    struck: (owner: Owner, reason: RenderFailureReason, message: string) => log.write(owner, reason, message),
  };
}

export type Reports = ReturnType<typeof createReports>;
