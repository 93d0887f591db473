import type { SQL } from 'drizzle-orm';
import { and, isNull, lt, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import {
  careFlags,
  careLog,
  chatMessages,
  codeRequests,
  erasedNumbers,
  idempotentAnswers,
  invites,
  knownDevices,
  pushDeliveries,
  releaseCounts,
  releaseVitals,
  sessions,
  transferPreviews,
} from '../db/schema';
import type { Database } from '../db/types';
import { retention } from './retention';

/** An arbitrary advisory lock number: one process prunes at a time. */
const pruningLock = 720_301_120;
const batchSize = 500;

/** The conditions of expired rows, by table. An index supports each. */
function listExpired(now: Date): readonly [PgTable, SQL | undefined][] {
  const before = (seconds: number) => new Date(now.getTime() - seconds * 1000);
  return [
    [sessions, lt(sessions.revokedAt, before(retention.revokedSession))],
    [sessions, lt(sessions.createdAt, before(retention.session))],
    [codeRequests, lt(codeRequests.createdAt, before(retention.codeRequest))],
    [knownDevices, lt(knownDevices.lastUsedAt, before(retention.knownDevice))],
    [idempotentAnswers, lt(idempotentAnswers.createdAt, before(retention.idempotentAnswer))],
    [
      chatMessages,
      // With the chat, whose index finds the turn: all messages of the site would be read without it.
      sql`(${chatMessages.asstId}, ${chatMessages.turn}) in (select care.asst_id, care.turn from chat_messages as care where care.care is not null and care.created_at < ${before(retention.careReply).toISOString()}::timestamptz)`,
    ],
    [careFlags, lt(careFlags.until, now)],
    [careLog, lt(careLog.hour, before(retention.careLog))],
    [pushDeliveries, lt(pushDeliveries.createdAt, before(retention.pushDelivery))],
    [erasedNumbers, lt(erasedNumbers.erasedAt, before(retention.erasedNumber))],
    [transferPreviews, lt(transferPreviews.createdAt, before(retention.transferPreview))],
    [releaseCounts, lt(releaseCounts.minute, before(retention.releaseCount))],
    [releaseVitals, lt(releaseVitals.hour, before(retention.releaseCount))],
    [invites, and(isNull(invites.acceptedAt), lt(invites.createdAt, before(retention.openInvite)))],
  ];
}

/** Deletes one batch; null where another process is pruning. */
async function pruneBatch(db: Database, table: PgTable, expired: SQL | undefined): Promise<number | null> {
  return db.transaction(async (tx) => {
    const {
      rows: [lock],
    } = await tx.execute<{ taken: boolean }>(sql`select pg_try_advisory_xact_lock(${pruningLock}) as taken`);
    if (!lock?.taken) return null;
    const batch = tx
      .select({ ctid: sql`ctid` })
      .from(table)
      .where(expired)
      .limit(batchSize)
      .for('update', { skipLocked: true });
    const { rows } = await tx.execute(sql`delete from ${table} where ctid in (${batch}) returning 1`);
    return rows.length;
  });
}

/**
 * Deletes expired rows in batches, each in a short transaction, and returns how many. Stops where another process is
 * already pruning, or once `isStopped`; the next run deletes the rest.
 */
export async function prune(db: Database, now: Date, isStopped: () => boolean = () => false): Promise<number> {
  let pruned = 0;
  for (const [table, expired] of listExpired(now)) {
    for (let full = true; full && !isStopped();) {
      const deleted = await pruneBatch(db, table, expired);
      if (deleted === null) return pruned;
      pruned += deleted;
      full = deleted === batchSize;
    }
  }
  return pruned;
}
