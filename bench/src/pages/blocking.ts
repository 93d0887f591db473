/** When a task began and how long it ran, in milliseconds. */
export interface LongTask {
  startTime: number;
  duration: number;
}

const longTaskThresholdMs = 50;

/** Milliseconds for which tasks kept the page from answering since `since`: what each took beyond 50. */
export function getBlockingMs(tasks: readonly LongTask[], since: number): number {
  return tasks.reduce((sum, { startTime, duration }) => {
    const within = startTime + duration - Math.max(startTime, since);
    return sum + Math.max(0, within - longTaskThresholdMs);
  }, 0);
}
