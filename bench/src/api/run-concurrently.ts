export interface LoadResult {
  perSecond: number;
  /** Milliseconds of each call. */
  latencies: number[];
}

interface LoadLimits {
  /** Calls that run at a time. */
  concurrency: number;
  seconds: number;
  /** Calls at the most. */
  maxCalls: number;
}

/** Makes calls, each lane its next one as soon as the last has ended, until a bound is reached. */
export async function runConcurrently(call: (index: number) => Promise<unknown>, { concurrency, seconds, maxCalls }: LoadLimits): Promise<LoadResult> {
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
