/** Pages that a thread renders concurrently. */
export const maxPagesPerWorker = 4;
const initialEstimateMs = 20;
/** Weight of the newest page in the moving average. */
const weight = 0.1;

/** Estimates from recent render times whether a page that joins the queue would wait longer than its budget. */
export function createLoadEstimate({ workers, budgetMs }: { workers: number; budgetMs: number }) {
  let meanMs = initialEstimateMs;
  return {
    recordDuration(ms: number) {
      meanMs += (ms - meanMs) * weight;
    },
    isFull: (queueLength: number) => queueLength > 0 && ((queueLength + 1) * meanMs) / (workers * maxPagesPerWorker) > budgetMs,
  };
}
