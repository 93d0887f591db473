export interface LoadResult {
  perSecond: number;
  /** Duration of each call in milliseconds. */
  latencies: number[];
}

interface LoadLimits {
  /** Calls that run at the same time. */
  concurrency: number;
  seconds: number;
  maxCalls: number;
}

/** Runs calls with a fixed concurrency (a closed-loop load): each lane starts its next call when the last one ended, until a limit is reached. */
export async function runConcurrently(
  call: (index: number) => Promise<unknown>,
  { concurrency, seconds, maxCalls }: LoadLimits,
): Promise<LoadResult> {
  const latencies: number[] = [];
  let next = 0;
  const began = performance.now();
  const endAt = began + seconds * 1000;

  async function runLane(): Promise<void> {
    while (next < maxCalls && performance.now() < endAt) {
      const index = next;
      next += 1;
      const started = performance.now();
      await call(index);
      latencies.push(performance.now() - started);
    }
  }

  await Promise.all(Array.from({ length: concurrency }, runLane));
  return { perSecond: (latencies.length / (performance.now() - began)) * 1000, latencies };
}
