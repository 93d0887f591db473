import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

interface IntervalJob {
  log: FastifyBaseLogger;
  intervalMs: number;
  /** Whether it also runs at once when the server starts to listen. */
  runsAtStart: boolean;
  /** What is logged where it fails. */
  failure: string;
  /** A long run asks `isStopped`, which is true once the server closes. */
  run: (isStopped: () => boolean) => Promise<void>;
}

/** Runs a job again and again while the server listens, never twice at once; closing the server waits for a run that has begun. */
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
