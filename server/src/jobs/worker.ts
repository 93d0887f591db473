interface WorkerDeps<Job> {
  /** Takes at most this many jobs that no other process has. */
  fetch: (limit: number) => Promise<readonly Job[]>;
  /** Does one; never rejects. */
  perform: (job: Job) => Promise<void>;
  onError: (error: unknown) => void;
  parallel: number;
  pollMs: number;
}

/**
 * Runs the jobs of a queue, a few at a time. Used instead of pg-boss' worker, which does not await its own writes, so that a
 * lost database would end the process.
 */
export function createWorker<Job>({ fetch, perform, onError, parallel, pollMs }: WorkerDeps<Job>) {
  const running = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let fetching: Promise<void> | null = null;
  let isAskedAgain = false;
  let isStopped = false;

  async function fetchOnce(): Promise<void> {
    const jobs = await fetch(parallel - running.size);
    for (const job of jobs) {
      const run = perform(job).finally(() => {
        running.delete(run);
        wake();
      });
      running.add(run);
    }
  }

  async function fetchAll(): Promise<void> {
    try {
      do {
        isAskedAgain = false;
        await fetchOnce();
      } while (isAskedAgain && !isStopped && running.size < parallel);
    } catch (error) {
      onError(error);
    } finally {
      fetching = null;
    }
  }

  /** Fetches jobs now. */
  function wake(): void {
    isAskedAgain = true;
    if (!isStopped && running.size < parallel) fetching ??= fetchAll();
  }

  /** Resolves when all taken jobs have ended. */
  async function waitUntilIdle(): Promise<void> {
    while (fetching !== null || running.size > 0) await Promise.all([fetching, ...running]);
  }

  return {
    wake,

    start(): void {
      timer ??= setInterval(wake, pollMs).unref();
      wake();
    },

    /** Runs all due jobs. */
    async workOff(): Promise<void> {
      wake();
      await waitUntilIdle();
    },

    async stop(): Promise<void> {
      isStopped = true;
      clearInterval(timer);
      await waitUntilIdle();
    },
  };
}
