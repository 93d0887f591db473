/** Pages that a thread has at once. */
export const maxPagesPerWorker = 4;
const firstGuessMs = 20;
/** How much of the mean the newest page is. */
const weight = 0.1;

/** Whether a page that joins the queue would wait longer than its budget, by what pages took lately. */
export function createLoadEstimate({ workers, budgetMs }: { workers: number; budgetMs: number }) {
  let mean = firstGuessMs;
  return {
    recordDuration(ms: number) {
      mean += (ms - mean) * weight;
    },
    isFull: (waiting: number) => waiting > 0 && ((waiting + 1) * mean) / (workers * maxPagesPerWorker) > budgetMs,
  };
}
