import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { shareCipher } from '../encryption/cipher-of';
import { UnknownKeyError } from '../encryption/field-cipher';
import type { PoolRunner } from '../postgres/postgres-connections';
import { readScope, type ReadScope } from './read-scope';
import type { ReadOutcome, ReplicaMonitor } from './replica';
import { getErrorCode, isDatabaseUnavailable } from '../unavailable';

const queryCancelled = '57014';

interface ReadDatabaseOptions {
  primary: PoolRunner;
  replica: PoolRunner;
  monitor: Pick<ReplicaMonitor, 'hasUpTo' | 'noteFailure' | 'countRead'>;
}

/**
 * A database for reads that may be a second old. It reads from the replica if that has the session's own writes, otherwise, or
 * if the replica fails, from the primary.
 */
export function createReadDatabase({ primary, replica, monitor }: ReadDatabaseOptions) {
  /** Why the reads of a request go to the primary; null if they go to the replica. */
  function findPrimaryReason({ hasWritten, getPosition }: ReadScope): ReadOutcome | null {
    if (!monitor.hasUpTo(null)) return 'behind';
    return hasWritten || !monitor.hasUpTo(getPosition()) ? 'own_write' : null;
  }

  async function read<Result>(from: (runner: PoolRunner) => Promise<Result>): Promise<Result> {
    const scope = readScope.getStore();
    if (scope === undefined) return from(primary);
    const passedBy = findPrimaryReason(scope);
    if (passedBy !== null) {
      monitor.countRead(passedBy);
      return from(primary);
    }
    try {
      const result = await from(replica);
      monitor.countRead('replica');
      return result;
    } catch (error) {
      // A statement over its time limit fails; after any other failure the primary is asked.
      if (getErrorCode(error) === queryCancelled) throw error;
      monitor.countRead('failed');
      if (isDatabaseUnavailable(error) && !(error instanceof UnknownKeyError)) monitor.noteFailure();
      return from(primary);
    }
  }

  const query: PoolRunner['query'] = (config, values) => read(async (runner) => runner.query(config, values));
  const db = drizzle({ query } as unknown as pg.Pool);
  const transaction: PoolRunner['transaction'] = (work, config) =>
    read(async (runner) => runner.transaction((tx) => work(shareCipher(db, tx)), config));
  return Object.assign(db, { transaction });
}
