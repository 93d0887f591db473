import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { accounts, postings, transfers } from '../../db/schema';
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

export function makeLedgerRepository(db: Database) {
  return {
    /** Locks people's accounts among `ids` until the transaction ends, always in the same order. */
    async lock(ids: string[]) {
      return db.select({ id: accounts.id, owner: accounts.owner, balance: accounts.balance }).from(accounts)
        .where(inArray(accounts.id, ids)).orderBy(asc(accounts.id)).for('update');
    },

    async open(rows: AccountRow[]): Promise<void> {
      await db.insert(accounts).values(rows).onConflictDoNothing();
    },

    async hasTransfer(key: string): Promise<boolean> {
      const rows = await db.select({ id: transfers.id }).from(transfers).where(eq(transfers.key, key));
      return rows.length > 0;
    },

    /** Writes transfer, postings and balances in one statement; false, and nothing written, where the key was there. */
    async write(transfer: NewTransfer): Promise<boolean> {
      const { from, to, amount } = transfer;
      const { rows } = await db.execute<{ id: string }>(sql`
        with fresh as (
          insert into transfers (id, key, reason, created_at)
          values (${transfer.id}, ${transfer.key}, ${transfer.reason}, ${transfer.createdAt.toISOString()}::timestamptz)
          on conflict (key) do nothing returning id
        ), opened as (
          insert into accounts (id, owner, unit, kind, balance)
          values (${from.id}, ${from.owner}, ${from.unit}, ${from.kind}, ${from.balance}::bigint), (${to.id}, ${to.owner}, ${to.unit}, ${to.kind}, ${to.balance}::bigint)
          on conflict (id) do nothing
        ), moves (account_id, amount) as (
          values (${from.id}, ${-amount}::bigint), (${to.id}, ${amount}::bigint)
        ), posted as (
          insert into postings (transfer_id, account_id, amount)
          select fresh.id, moves.account_id, moves.amount from fresh, moves
        ), kept as (
          update accounts set balance = balance + moves.amount from fresh, moves
          where accounts.id = moves.account_id and accounts.balance is not null
        )
        select id from fresh`);
      return rows.length > 0;
    },

    async balancesOf(uid: string) {
      return db.select({ unit: accounts.unit, kind: accounts.kind, balance: accounts.balance }).from(accounts).where(eq(accounts.owner, uid));
    },

    async availableOf(uid: string, unit: string): Promise<number> {
      const rows = await db.select({ balance: accounts.balance }).from(accounts)
        .where(and(eq(accounts.owner, uid), eq(accounts.unit, unit), eq(accounts.kind, 'available')));
      return rows[0]?.balance ?? 0;
    },

    /** People's accounts whose kept balance is not the sum of their postings. */
    async accountsOff() {
      const posted = sql<number>`coalesce(sum(${postings.amount}), 0)`.mapWith(Number);
      return db.select({ id: accounts.id, balance: accounts.balance, posted }).from(accounts)
        .leftJoin(postings, eq(postings.accountId, accounts.id))
        .where(sql`${accounts.balance} is not null`)
        .groupBy(accounts.id).having(sql`${accounts.balance} <> coalesce(sum(${postings.amount}), 0)`);
    },

    /** Transfers whose postings do not add up to nothing. */
    async transfersOff() {
      return db.select({ id: transfers.id }).from(transfers)
        .leftJoin(postings, eq(postings.transferId, transfers.id))
        .groupBy(transfers.id).having(sql`count(${postings.accountId}) <> 2 or sum(${postings.amount}) <> 0`);
    },
  };
}
