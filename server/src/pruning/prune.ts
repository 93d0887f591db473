import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/types';
import { listExpired, type ExpiryRules } from './expired';

/** An arbitrary advisory lock number: one process prunes at a time. */
const pruningLock = 720_301_120;
const batchSize = 500;

/** Deletes one batch; null if another process is pruning. */
async function pruneBatch(db: Database, table: string, expired: SQL): Promise<number | null> {
  return db.transaction(async (tx) => {
    const {
      rows: [lock],
    } = await tx.execute<{ taken: boolean }>(sql`select pg_try_advisory_xact_lock(${pruningLock}) as taken`);
    if (!lock?.taken) return null;
    const name = sql.identifier(table);
    const { rows } = await tx.execute(sql`
      delete from ${name} where ctid in (select t.ctid from ${name} t where ${expired} limit ${batchSize} for update skip locked) returning 1`);
    return rows.length;
  });
}

/**
 * Deletes expired rows in batches, each in a short transaction, and returns how many. Stops if another process is already
 * pruning, or when `isStopped`; the next run deletes the rest. A failing table does not block others: its error is thrown after
 * they are done.
 */
export async function prune(db: Database, rules: ExpiryRules, now: Date, isStopped: () => boolean = () => false): Promise<number> {
  let pruned = 0;
  const failures: unknown[] = [];

  /** False if another process is pruning. */
  async function pruneTable(table: string, condition: SQL): Promise<boolean> {
    for (let full = true; full && !isStopped();) {
      const deleted = await pruneBatch(db, table, condition);
      if (deleted === null) return false;
      pruned += deleted;
      full = deleted === batchSize;
    }
    return true;
  }

  for (const { table, condition } of listExpired(rules, now)) {
    const isAlone = await pruneTable(table, condition).catch((error: unknown) => failures.push(error) > 0);
    if (!isAlone) return pruned;
  }
  if (failures.length > 0) throw failures[0];
  return pruned;
}
