import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import type { AccountRow } from './accounts';

export interface NewTransfer {
  id: string;
  key: string;
  reason: string;
  createdAt: Date;
  amount: number;
  from: AccountRow;
  to: AccountRow;
}

const toRow = ({ id, key, reason, createdAt, amount, from, to }: NewTransfer) => ({
  id,
  key,
  reason,
  created_at: createdAt,
  amount,
  source: from.id,
  target: to.id,
  source_owned: from.owner !== null,
  target_owned: to.owner !== null,
});

/** The system accounts of transfers, each once. */
function listSystemAccounts(transfers: readonly NewTransfer[]): AccountRow[] {
  const rows = transfers.flatMap(({ from, to }) => [from, to]).filter(({ owner }) => owner === null);
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}

/**
 * Writes transfers, their postings and the balances in one statement, and returns the ids of those that it wrote. It skips
 * a transfer whose key exists, whose source does not cover it, or one of whose people has no account yet. Accounts of
 * people are locked in the order of their ids, so that two statements never wait for each other. A new balance comes from
 * the locked row: the constraints of a row are checked first with what the statement saw when it began. No account of a
 * person may be the source of two transfers.
 */
export async function writeTransfers(db: Database, transfers: readonly NewTransfer[]): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with wanted as materialized (
      select * from json_to_recordset(${JSON.stringify(transfers.map(toRow))}::json) as wanted (id text, key text, reason text,
        created_at timestamptz, amount bigint, source text, target text, source_owned boolean, target_owned boolean)
    ), locked as materialized (
      select accounts.id, accounts.balance from accounts where accounts.id in (
        select source from wanted where source_owned union all select target from wanted where target_owned
      ) order by accounts.id for update
    ), opened as (
      insert into accounts (id, unit, kind)
      select * from json_to_recordset(${JSON.stringify(listSystemAccounts(transfers))}::json) as system (id text, unit text, kind text)
      on conflict (id) do nothing
    ), fresh as (
      insert into transfers (id, key, reason, created_at)
      select wanted.id, wanted.key, wanted.reason, wanted.created_at from wanted
        left join locked source on source.id = wanted.source left join locked target on target.id = wanted.target
      where (not wanted.source_owned or source.balance >= wanted.amount) and (not wanted.target_owned or target.id is not null)
      on conflict (key) do nothing returning id
    ), moves as materialized (
      select wanted.id, posting.account_id, posting.amount from wanted join fresh on fresh.id = wanted.id,
        lateral (values (wanted.source, -wanted.amount), (wanted.target, wanted.amount)) posting (account_id, amount)
    ), posted as (
      insert into postings (transfer_id, account_id, amount) select id, account_id, amount from moves
    ), kept as (
      update accounts set balance = changes.balance
      from (
        select locked.id, locked.balance + sum(moves.amount)::bigint as balance
        from locked join moves on moves.account_id = locked.id group by locked.id, locked.balance
      ) changes
      where accounts.id = changes.id
    )
    select id from fresh`);
  return new Set(rows.map(({ id }) => id));
}
