import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { PoolRunner } from './postgres-connections';
import { readScope } from './read-scope';
import type { ReplicaMonitor } from './replica';
import { getErrorCode, isDatabaseUnavailable } from './unavailable';

const queryCancelled = '57014';

interface ReadDatabaseOptions {
  primary: PoolRunner;
  replica: PoolRunner;
  monitor: Pick<ReplicaMonitor, 'hasUpTo' | 'noteFailure'>;
}

/**
 * A database for reads that may be a second old. It reads from the replica where that has what the session of the request
 * wrote, and from the primary otherwise, and where the replica fails.
 */
export function createReadDatabase({ primary, replica, monitor }: ReadDatabaseOptions) {
  async function read<Result>(from: (runner: PoolRunner) => Promise<Result>): Promise<Result> {
    const scope = readScope.getStore();
    if (scope === undefined || scope.hasWritten || !monitor.hasUpTo(scope.getPosition())) return from(primary);
    try {
      return await from(replica);
    } catch (error) {
      // A time limit of the statement's own is its caller's; whatever else fails is asked of the primary.
      if (getErrorCode(error) === queryCancelled) throw error;
      if (isDatabaseUnavailable(error)) monitor.noteFailure();
      return from(primary);
    }
  }

  const query: PoolRunner['query'] = (config, values) => read(async (runner) => runner.query(config, values));
  const transaction: PoolRunner['transaction'] = (work, config) => read(async (runner) => runner.transaction(work, config));
  return Object.assign(drizzle({ query } as unknown as pg.Pool), { transaction });
}
