/** Resolves at most `maxPerTick` callers per turn of the event loop, in order, so that a burst of CPU-bound work does not block other requests. */
export function createTickLimiter(maxPerTick: number): () => Promise<void> {
  const queue: (() => void)[] = [];

  function runTick(): void {
    for (const resume of queue.splice(0, maxPerTick)) resume();
    if (queue.length > 0) setImmediate(runTick);
  }

  return () =>
    new Promise((resolve) => {
      queue.push(resolve);
      if (queue.length === 1) setImmediate(runTick);
    });
}
