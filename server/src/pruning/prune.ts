import type { SQL } from 'drizzle-orm';
import { and, isNull, lt, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { codeRequests, idempotentAnswers, invites, knownDevices, sessions } from '../db/schema';
import type { Database } from '../db/types';
import { retention } from './retention';

/** Any number that no other program takes: one process prunes at a time. */
const pruningLock = 720_301_120;
const batchSize = 500;

/** What is over, by table: rows that the condition names. Each has an index that finds them. */
function listExpired(now: Date): readonly [PgTable, SQL | undefined][] {
  const before = (seconds: number) => new Date(now.getTime() - seconds * 1000);
  return [
    [sessions, lt(sessions.revokedAt, before(retention.revokedSession))],
    [sessions, lt(sessions.createdAt, before(retention.session))],
    [codeRequests, lt(codeRequests.createdAt, before(retention.codeRequest))],
    [knownDevices, lt(knownDevices.lastUsedAt, before(retention.knownDevice))],
    [idempotentAnswers, lt(idempotentAnswers.createdAt, before(retention.idempotentAnswer))],
    [invites, and(isNull(invites.acceptedAt), lt(invites.createdAt, before(retention.openInvite)))],
  ];
}

/** Deletes one batch; null where another process is at it. */
async function pruneBatch(db: Database, table: PgTable, over: SQL | undefined): Promise<number | null> {
  return db.transaction(async (tx) => {
    const { rows: [lock] } = await tx.execute<{ taken: boolean }>(sql`select pg_try_advisory_xact_lock(${pruningLock}) as taken`);
    if (!lock?.taken) return null;
    const batch = tx.select({ ctid: sql`ctid` }).from(table).where(over).limit(batchSize).for('update', { skipLocked: true });
    const { rows } = await tx.execute(sql`delete from ${table} where ctid in (${batch}) returning 1`);
    return rows.length;
  });
}

/**
 * Deletes what is over, in batches that each hold the database for a moment alone. Leaves the rest to the process that
 * is pruning already, where there is one, and to the next round once `isStopped`. Answers how many rows went.
 */
export async function prune(db: Database, now: Date, isStopped: () => boolean = () => false): Promise<number> {
  let pruned = 0;
  for (const [table, over] of listExpired(now)) {
    for (let full = true; full && !isStopped();) {
      const deleted = await pruneBatch(db, table, over);
      if (deleted === null) return pruned;
      pruned += deleted;
      full = deleted === batchSize;
    }
  }
  return pruned;
}
