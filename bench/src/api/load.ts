export interface Load {
  perSecond: number;
  /** Milliseconds of each call. */
  latencies: number[];
}

interface Bounds {
  /** Calls that run at a time. */
  lanes: number;
  seconds: number;
  /** Calls at the most. */
  most: number;
}

/** Makes calls, each lane its next one as soon as the last has ended, until a bound is reached. */
export async function load(call: (index: number) => Promise<unknown>, { lanes, seconds, most }: Bounds): Promise<Load> {
  const latencies: number[] = [];
  let next = 0;
  const began = performance.now();
  const endAt = began + seconds * 1000;

  async function lane(): Promise<void> {
    while (next < most && performance.now() < endAt) {
      const index = next;
      next += 1;
      const started = performance.now();
      await call(index);
      latencies.push(performance.now() - started);
    }
  }

  await Promise.all(Array.from({ length: lanes }, lane));
  return { perSecond: (latencies.length / (performance.now() - began)) * 1000, latencies };
}
