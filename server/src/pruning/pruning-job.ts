import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Database } from '../db/types';
import { addIntervalJob } from '../plugins/interval-job';
import { prune } from './prune';

const intervalMs = 10 * 60_000;

interface PruningDeps {
  db: Database;
  clock: () => Date;
  log: FastifyBaseLogger;
}

/** Prunes when the server starts to listen, and every ten minutes until it closes. */
export function addPruning(app: FastifyInstance, { db, clock, log }: PruningDeps): void {
  addIntervalJob(app, {
    log,
    intervalMs,
    runsAtStart: true,
    failure: 'pruning failed',
    async run(isStopped) {
      const pruned = await prune(db, clock(), isStopped);
      if (pruned > 0) log.info({ pruned }, 'pruned rows that are over');
    },
  });
}
