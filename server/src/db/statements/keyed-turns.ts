import { DatabaseUnavailableError } from '../unavailable';
import { createConcurrencyLimit } from './concurrency-limit';

/** As long as a connection of the pool is waited for. */
const waitMs = 10_000;
const waiting = 200;

/**
 * Runs one work at a time of each key in this process. What locks the same row waits here, and not each with a connection of its
 * own, of which none would be left for others. Throws a DatabaseUnavailableError to whoever would wait too long.
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
