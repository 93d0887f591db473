import { and, eq, sql } from 'drizzle-orm';
import type { Placeholder, SQL } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { accounts, postings, transfers } from '../../db/schema';
import type { AccountRow, Unit } from './accounts';
import { type NewTransfer, writeTransfers } from './write-transfers';

/** A transfer of a batch. */
export interface JointTransfer extends NewTransfer {
  /** Id of the item that the transfer pays for. */
  ref: string;
}

/**
 * CTEs that move amounts from accounts of people, for the refs in the query `allowed` whose account, after its row is locked,
 * covers the amount; `moved` has the refs of the executed transfers as `id`. No account may be the source of two transfers; the
 * targets are all people or all system accounts. An existing key fails the statement. `skipLocked` skips locked accounts
 * instead of waiting for them.
 */
export function buildMoveCtes(transfers: readonly JointTransfer[], allowed: SQL, { skipLocked }: { skipLocked: boolean }): SQL {
  const hasBalance = transfers.every(({ to }) => to.owner !== null);
  const rows = transfers.map(({ ref, id, key, reason, createdAt, amount, from, to }) => ({
    ref,
    id,
    key,
    reason,
    created_at: createdAt,
    amount,
    source: from.id,
    target: to.id,
    owner: to.owner,
    unit: to.unit,
    kind: to.kind,
    opening: hasBalance ? amount : null,
  }));
  return sql`
    wanted as materialized (
      select * from json_to_recordset(${JSON.stringify(rows)}::json) as wanted (ref text, id text, key text, reason text,
        created_at timestamptz, amount bigint, source text, target text, owner text, unit text, kind text, opening bigint)
    ), free as (
      select accounts.id from accounts join wanted on accounts.id = wanted.source
      where wanted.ref in (${allowed}) for update of accounts ${skipLocked ? sql`skip locked` : sql``}
    ), source as (
      update accounts set balance = balance - wanted.amount from wanted, free
      where accounts.id = wanted.source and free.id = accounts.id and accounts.balance >= wanted.amount returning wanted.id
    ), written as (
      insert into transfers (id, key, reason, created_at)
      select wanted.id, wanted.key, wanted.reason, wanted.created_at from wanted join source on source.id = wanted.id returning id
    ), target as (
      insert into accounts (id, owner, unit, kind, balance)
      select wanted.target, wanted.owner, wanted.unit, wanted.kind, wanted.opening from wanted join written on written.id = wanted.id
      on conflict (id) ${hasBalance ? sql`do update set balance = accounts.balance + excluded.balance` : sql`do nothing`}
    ), posted as (
      insert into postings (transfer_id, account_id, amount)
      select wanted.id, posting.account_id, posting.amount from wanted join written on written.id = wanted.id,
        lateral (values (wanted.source, -wanted.amount), (wanted.target, wanted.amount)) posting (account_id, amount)
    ), moved as (
      select wanted.ref as id from wanted join written on written.id = wanted.id
    )`;
}

/** Available balances of a person as a JSON object; units without an account are missing. */
export function availableBalancesJson(uid: string | Placeholder | SQL): SQL<Partial<Record<Unit, number>>> {
  return sql`(select coalesce(json_object_agg(unit, balance), '{}') from accounts where owner = ${uid} and kind = 'available')`;
}

/** Accounts, transfers and postings. */
export function createLedgerRepository(db: Database) {
  return {
    /** Opens missing accounts in the order of their ids, to avoid deadlocks. */
    async createAccounts(rows: readonly AccountRow[]): Promise<void> {
      const ordered = [...rows].sort((one, other) => (one.id < other.id ? -1 : 1));
      await db.insert(accounts).values(ordered).onConflictDoNothing();
    },

    async hasTransfer(key: string): Promise<boolean> {
      const rows = await db.select({ id: transfers.id }).from(transfers).where(eq(transfers.key, key));
      return rows.length > 0;
    },

    /** See `writeTransfers`. */
    writeAll: async (wanted: readonly NewTransfer[]): Promise<ReadonlySet<string>> => writeTransfers(db, wanted),

    async balancesOf(uid: string) {
      return db
        .select({ unit: accounts.unit, kind: accounts.kind, balance: accounts.balance })
        .from(accounts)
        .where(eq(accounts.owner, uid));
    },

    async availableOf(uid: string, unit: string): Promise<number> {
      const rows = await db
        .select({ balance: accounts.balance })
        .from(accounts)
        .where(and(eq(accounts.owner, uid), eq(accounts.unit, unit), eq(accounts.kind, 'available')));
      return rows[0]?.balance ?? 0;
    },

    async lockAvailableOf(uid: string, unit: string): Promise<number> {
      const rows = await db
        .select({ balance: accounts.balance })
        .from(accounts)
        .where(and(eq(accounts.owner, uid), eq(accounts.unit, unit), eq(accounts.kind, 'available')))
        .for('update');
      return rows[0]?.balance ?? 0;
    },

    /** Accounts of people whose stored balance is not the sum of their postings. */
    async listUnbalancedAccounts() {
      const posted = sql<number>`coalesce(sum(${postings.amount}), 0)`.mapWith(Number);
      return db
        .select({ id: accounts.id, balance: accounts.balance, posted })
        .from(accounts)
        .leftJoin(postings, eq(postings.accountId, accounts.id))
        .where(sql`${accounts.balance} is not null`)
        .groupBy(accounts.id)
        .having(sql`${accounts.balance} <> coalesce(sum(${postings.amount}), 0)`);
    },

    /** Transfers whose postings do not sum to zero. */
    async listUnbalancedTransfers() {
      return db
        .select({ id: transfers.id })
        .from(transfers)
        .leftJoin(postings, eq(postings.transferId, transfers.id))
        .groupBy(transfers.id)
        .having(sql`count(${postings.accountId}) <> 2 or sum(${postings.amount}) <> 0`);
    },
  };
}
