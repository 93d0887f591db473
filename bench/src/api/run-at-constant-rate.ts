import type { LoadResult } from './run-concurrently';

interface RateOptions {
  perSecond: number;
  seconds: number;
}

const pause = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, Math.ceil(ms));
  });

/**
 * Runs calls at a constant rate (an open-loop load): no call waits for earlier ones. A latency is measured from the time
 * at which its call was due, so that a slow server cannot hide its backlog. Rejects with the error of the first failed call.
 */
export async function runAtConstantRate(
  call: (index: number) => Promise<unknown>,
  { perSecond, seconds }: RateOptions,
): Promise<LoadResult> {
  const latencies: number[] = [];
  const running: Promise<void>[] = [];
  let failure: { error: unknown } | null = null;
  const began = performance.now();

  async function runCall(index: number, due: number): Promise<void> {
    try {
      await call(index);
      latencies.push(performance.now() - due);
    } catch (error) {
      failure ??= { error };
    }
  }

  for (let index = 0; index < perSecond * seconds && failure === null; index += 1) {
    const due = began + (index * 1000) / perSecond;
    const early = due - performance.now();
    if (early > 0) await pause(early);
    running.push(runCall(index, due));
  }
  await Promise.all(running);
  if (failure !== null) throw (failure as { error: unknown }).error;
  return { perSecond: (latencies.length / (performance.now() - began)) * 1000, latencies };
}
