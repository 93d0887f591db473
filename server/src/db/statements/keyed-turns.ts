import { DatabaseUnavailableError } from '../unavailable';
import { createConcurrencyLimit } from './concurrency-limit';

/** The same limit as for a connection of the pool. */
const waitMs = 10_000;
const waiting = 200;

/**
 * Runs one task at a time for each key in this process. Tasks that lock the same row wait here without a connection, so that
 * connections are left for others. Throws a DatabaseUnavailableError after too long a wait.
 */
export function createKeyedTurns() {
  const limits = new Map<string, { run: ReturnType<typeof createConcurrencyLimit>; works: number }>();
  const open = () => ({
    run: createConcurrencyLimit({
      parallel: 1,
      waiting,
      waitMs,
      busy: () => new DatabaseUnavailableError('Too many wait for the same row.'),
    }),
    works: 0,
  });
  return async <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    const limit = limits.get(key) ?? open();
    limits.set(key, limit);
    limit.works += 1;
    try {
      return await limit.run(work);
    } finally {
      limit.works -= 1;
      if (limit.works === 0) limits.delete(key);
    }
  };
}

export type TakeTurn = ReturnType<typeof createKeyedTurns>;
