import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { toIndianDate } from '../../../indian-date';
import type { ReleaseReason } from '../payment';

/** Replies that a person may stop before their answer without a charge, on an Indian day, because what is written can be read. */
const freeStopsPerDay = 3;

const stopped: ReleaseReason = 'A stopped answer';

/**
 * Whether a reply that is stopped before its answer is free for this person; others wait until the transaction ends. Counted in
 * the ledger, from which nothing is deleted with a chat.
 */
async function mayStopFree(tx: Database, uid: string, now: Date): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`stops:${uid}`}, 0))`);
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from accounts a join postings p on p.account_id = a.id join transfers t on t.id = p.transfer_id
    where a.owner = ${uid} and a.kind = 'held' and t.reason = ${stopped} and t.created_at >= ${`${toIndianDate(now)}T00:00:00+05:30`}::timestamptz`);
  return (rows[0]?.count ?? 0) < freeStopsPerDay;
}

/** Why an answer is free; null if it is charged. */
export async function findFreeReason(
  tx: Database,
  uid: string,
  { free, isUnanswered }: { free?: boolean; isUnanswered?: boolean },
  now: Date,
): Promise<ReleaseReason | null> {
  if (free) return 'A free answer';
  return isUnanswered && (await mayStopFree(tx, uid, now)) ? stopped : null;
}
