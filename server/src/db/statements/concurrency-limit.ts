/** The number of connections in a `share` (0 to 1) of `connections`, at least one. */
export function getConnectionShare(connections: number, share: number): number {
  return Math.max(1, Math.floor(connections * share));
}

interface ConcurrencyLimitOptions {
  /** Maximum number of tasks that run concurrently. */
  parallel: number;
  /** Maximum number of queued tasks; unlimited by default. */
  waiting?: number;
  /** Maximum time in the queue in milliseconds; unlimited by default. */
  waitMs?: number;
  /** Creates the error for a task that is not queued or waits too long. */
  busy?: () => Error;
}

/** Runs tasks in order with limited concurrency, so that other requests still get connections. */
export function createConcurrencyLimit({
  parallel,
  waiting = Infinity,
  waitMs,
  busy = () => new Error('Too many wait.'),
}: ConcurrencyLimitOptions) {
  const queue: (() => void)[] = [];
  let running = 0;

  async function acquire(): Promise<void> {
    if (running < parallel) {
      running += 1;
      return;
    }
    if (queue.length >= waiting) throw busy();
    await new Promise<void>((resolve, reject) => {
      const timer =
        waitMs === undefined
          ? undefined
          : setTimeout(() => {
              queue.splice(queue.indexOf(runNext), 1);
              reject(busy());
            }, waitMs);
      function runNext() {
        clearTimeout(timer);
        resolve();
      }
      queue.push(runNext);
    });
  }

  /** Hands the slot to the next task, so that `running` stays the same. */
  function release() {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  }

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    await acquire();
    try {
      return await work();
    } finally {
      release();
    }
  };
}
