/** Start and duration of a task in milliseconds. */
export interface LongTask {
  startTime: number;
  duration: number;
}

const longTaskThresholdMs = 50;

/** The total blocking time since `since` in milliseconds: the part of each task beyond 50 ms. */
export function getBlockingMs(tasks: readonly LongTask[], since: number): number {
  return tasks.reduce((sum, { startTime, duration }) => {
    const within = startTime + duration - Math.max(startTime, since);
    return sum + Math.max(0, within - longTaskThresholdMs);
  }, 0);
}
