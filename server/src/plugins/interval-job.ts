import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

interface IntervalJob {
  log: FastifyBaseLogger;
  intervalMs: number;
  /** Whether it also runs when the server starts to listen. */
  runsAtStart: boolean;
  /** The log message for a failure. */
  failure: string;
  /** A long run asks `isStopped`, which is true once the server closes. */
  run: (isStopped: () => boolean) => Promise<void>;
}

/** Runs a job at an interval while the server listens, never concurrently. Closing the server waits for a running job. */
export function addIntervalJob(app: FastifyInstance, { log, intervalMs, runsAtStart, failure, run }: IntervalJob): void {
  let timer: NodeJS.Timeout | undefined;
  let currentRun: Promise<void> | null = null;
  let isStopped = false;

  async function runOnce(): Promise<void> {
    try {
      await run(() => isStopped);
    } catch (error) {
      log.error({ err: error }, failure);
    } finally {
      currentRun = null;
    }
  }

  const startRun = () => {
    currentRun ??= runOnce();
  };

  app.addHook('onListen', async () => {
    if (runsAtStart) startRun();
    timer = setInterval(startRun, intervalMs).unref();
  });
  app.addHook('onClose', async () => {
    isStopped = true;
    clearInterval(timer);
    await currentRun;
  });
}
