import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { toIndianDate } from '../../indian-date';
import type { UseKind } from './carried-uses';
import { collectUses } from './collect-uses';

/** A use in a mark; `item` is missing in marks of earlier releases. */
export interface StoredUse {
  at: string;
  amount: number;
  item?: string | null;
  until: string;
  /** A keyed hash of the account that left the mark and still exists; see `number-marks.ts`. */
  by?: string;
}

/**
 * Kinds whose uses are rows of the account, created from `uses (at, day, amount, item)`; votes are already included in the counts.
 */
const rowsOfTheirOwn: Partial<Record<UseKind, (uid: string, uses: SQL) => SQL>> = {
  point_debt: (uid, uses) => sql`
    insert into point_debts (uid, amount) select ${uid}, sum(amount) from ${uses} having count(*) > 0
    on conflict (uid) do update set amount = point_debts.amount + excluded.amount`,
  // The account may have voted on the same item already.
  vote: (uid, uses) => sql`
    insert into votes (uid, item_id, value, created_at) select ${uid}, item, amount, at from ${uses} on conflict do nothing`,
  // Without points, so that neither voter nor author earns them again.
  vote_award: (uid, uses) => sql`
    insert into point_awards (uid, kind, item_id, actor, amount, day, created_at)
    select ${uid}, 'vote', item, '', 0, day, at from ${uses}
    union all
    select i.author, 'upvote', item, ${uid}, 0, day, at from ${uses} join (
      select did as id, uid as author from discussions union all select cid, uid from comments
    ) i on i.id = item join users a on a.uid = i.author and a.deleted_at is null where amount > 0
    on conflict do nothing`,
  model_tokens: (uid, uses) => sql`
    insert into model_usage (uid, day, tokens) select ${uid}, day, sum(amount) from ${uses} group by day
    on conflict (day, uid) do update set tokens = model_usage.tokens + excluded.tokens`,
};

/** Transfers the uses of earlier accounts of the number that still count at `now` to an account; `self` is its keyed hash. */
export async function carryUses(
  tx: Database,
  { uid, self }: { uid: string; self: string },
  kind: UseKind,
  stored: readonly StoredUse[],
  now: Date,
): Promise<void> {
  // An account that returns to a number left some of the marks itself and already has these uses; marks of the previous release
  // name no account.
  const own = await collectUses(tx, uid, kind, now);
  const isOwn = ({ at, item = null, by }: StoredUse) =>
    by === self || own.some((use) => use.at.getTime() === Date.parse(at) && use.item === item);
  const kept = stored.filter((use) => new Date(use.until) > now && !isOwn(use));
  const insertRows = rowsOfTheirOwn[kind];
  const rows = kept.map(({ at, amount, item = null, until }) => ({ at, day: toIndianDate(new Date(at)), amount, item, until }));
  const uses = sql`json_to_recordset(${JSON.stringify(rows)}::json) as uses (at timestamptz, day date, amount int, item text, until timestamptz)`;
  await tx.execute(
    insertRows?.(uid, uses) ??
      sql`insert into carried_uses (uid, kind, at, amount, item, expires_at) select ${uid}, ${kind}, at, amount, item, until from ${uses}`,
  );
}
