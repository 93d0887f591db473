import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { createLedgerCheck } from '../modules/ledger/check';

export interface DatabaseReport {
  migrations: number;
  accounts: number;
  transfers: number;
  /** Sentences; none for a sound database. */
  faults: string[];
}

const invalidIndexes = sql`select 'the index ' || indexrelid::regclass || ' is not valid' as fault from pg_index where not indisvalid`;
const unvalidated = sql`select 'the constraint ' || conname || ' of ' || conrelid::regclass || ' is not validated' as fault
  from pg_constraint where not convalidated and contype in ('c', 'f')`;
const endedWithHold = sql`select 'the reply ' || id || ' is pending since its lease ended at ' || lease_until as fault
  from chat_replies where state = 'pending' and lease_until < now() - interval '10 minutes' limit 100`;

/** Audits a database: ledger and receipts, indexes and constraints, replies that never ended. */
export async function checkDatabase(db: Database): Promise<DatabaseReport> {
  const { faults, transfers } = await createLedgerCheck({ db }).run();
  const more: string[] = [];
  for (const query of [invalidIndexes, unvalidated, endedWithHold])
    more.push(...(await db.execute<{ fault: string }>(query)).rows.map(({ fault }) => fault));
  const { rows } = await db.execute<{ migrations: number; accounts: number }>(
    sql`select (select count(*)::int from drizzle.__drizzle_migrations) as migrations, (select count(*)::int from users) as accounts`,
  );
  return { migrations: rows[0]?.migrations ?? 0, accounts: rows[0]?.accounts ?? 0, transfers, faults: [...faults, ...more] };
}
