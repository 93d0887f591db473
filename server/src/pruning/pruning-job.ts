import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/types';
import type { JobQueue } from '../jobs/job-queue';
import type { ExpiryRules } from './expired';
import { prune } from './prune';

interface PruningDeps {
  db: Database;
  clock: () => Date;
  log: FastifyBaseLogger;
  /** When the rows of each table are over. */
  rules: ExpiryRules;
}

/** Prunes every ten minutes. */
export function addPruning(jobs: Pick<JobQueue, 'repeat'>, { db, clock, log, rules }: PruningDeps): void {
  jobs.repeat({
    kind: 'pruning',
    everySeconds: 600,
    async run({ isStopped }) {
      const pruned = await prune(db, rules, clock(), isStopped);
      if (pruned > 0) log.info({ pruned }, 'pruned rows that are over');
    },
  });
}
