interface WorkerDeps<Job> {
  /** Takes jobs that no other process takes, this many at most. */
  fetch: (limit: number) => Promise<readonly Job[]>;
  /** Does one; never rejects. */
  perform: (job: Job) => Promise<void>;
  onError: (error: unknown) => void;
  parallel: number;
  pollMs: number;
}

/** Does the jobs of a queue, a few at a time. pg-boss' own worker does not await what it reports: a lost database would end the process. */
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

  /** Looks for jobs now. */
  function wake(): void {
    isAskedAgain = true;
    if (!isStopped && running.size < parallel) fetching ??= fetchAll();
  }

  /** Resolves when nothing that was taken is left to do. */
  async function waitUntilIdle(): Promise<void> {
    while (fetching !== null || running.size > 0) await Promise.all([fetching, ...running]);
  }

  return {
    wake,

    start(): void {
      timer ??= setInterval(wake, pollMs).unref();
      wake();
    },

    /** Does all that is due. */
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
