import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Database } from '../db/types';
import { prune } from './prune';

const intervalMs = 10 * 60_000;

interface PruningDeps {
  db: Database;
  clock: () => Date;
  log: FastifyBaseLogger;
}

/** Prunes when the server starts to listen, and every ten minutes until it closes. */
export function addPruning(app: FastifyInstance, { db, clock, log }: PruningDeps): void {
  let timer: NodeJS.Timeout | undefined;
  let currentRun: Promise<void> | null = null;
  let isStopped = false;

  async function run(): Promise<void> {
    try {
      const pruned = await prune(db, clock(), () => isStopped);
      if (pruned > 0) log.info({ pruned }, 'pruned rows that are over');
    } catch (error) {
      log.error({ err: error }, 'pruning failed');
    } finally {
      currentRun = null;
    }
  }

  const startRun = () => {
    currentRun ??= run();
  };

  app.addHook('onListen', async () => {
    startRun();
    timer = setInterval(startRun, intervalMs).unref();
  });
  app.addHook('onClose', async () => {
    isStopped = true;
    clearInterval(timer);
    await currentRun;
  });
}
