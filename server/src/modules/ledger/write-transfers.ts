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

/**
 * Writes transfers, their postings and the balances in one statement, and returns the ids of those that it wrote. It skips a
 * transfer with an existing key, an insufficient source, or a missing account. No account of a person may be the source of two
 * transfers. The work is a function of the database (`post_transfers`), which keeps its plan for each connection: named
 * statements would do the same, but a pooler in transaction mode does not keep them.
 */
export async function writeTransfers(db: Database, transfers: readonly NewTransfer[]): Promise<ReadonlySet<string>> {
  const column = (read: (transfer: NewTransfer) => string | number) => sql.param(transfers.map(read));
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from post_transfers(${column(({ id }) => id)}::text[], ${column(({ key }) => key)}::text[], ${column(({ reason }) => reason)}::text[],
      ${column(({ createdAt }) => createdAt.toISOString())}::timestamptz[], ${column(({ amount }) => amount)}::bigint[],
      ${column(({ from }) => from.id)}::text[], ${column(({ to }) => to.id)}::text[]) as id`);
  return new Set(rows.map(({ id }) => id));
}
