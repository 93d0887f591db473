import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/types';
import type { JobQueue } from '../jobs/job-queue';
import { prune } from './prune';

interface PruningDeps {
  db: Database;
  clock: () => Date;
  log: FastifyBaseLogger;
}

/** Prunes every ten minutes. */
export function addPruning(jobs: Pick<JobQueue, 'repeat'>, { db, clock, log }: PruningDeps): void {
  jobs.repeat({
    kind: 'pruning',
    everySeconds: 600,
    async run({ isStopped }) {
      const pruned = await prune(db, clock(), isStopped);
      if (pruned > 0) log.info({ pruned }, 'pruned rows that are over');
    },
  });
}
