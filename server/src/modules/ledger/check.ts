import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { DomainError } from '../../domain-error';

/** What a check found: faults in plain words, none in a ledger that adds up, and totals by unit and kind of account. */
export interface LedgerReport {
  faults: string[];
  totals: Record<string, number>;
  transfers: number;
  postings: number;
}

interface FaultRow extends Record<string, unknown> {
  fault: string;
}

const maxFaults = 100;

/** Each query returns one row a fault, in words. */
const queries = [
  sql`select 'the account ' || a.id || ' has ' || a.balance || ', its postings ' || coalesce(sum(p.amount), 0) as fault
    from accounts a left join postings p on p.account_id = a.id where a.balance is not null
    group by a.id having a.balance <> coalesce(sum(p.amount), 0) limit ${maxFaults}`,
  sql`select 'the account ' || id || ' is below zero' as fault from accounts where balance < 0 limit ${maxFaults}`,
  sql`select 'the transfer ' || t.id || ' does not sum to zero' as fault
    from transfers t left join postings p on p.transfer_id = t.id
    group by t.id having count(p.account_id) <> 2 or sum(p.amount) <> 0 limit ${maxFaults}`,
  sql`select 'the transfer ' || p.transfer_id || ' is between two units' as fault
    from postings p join accounts a on a.id = p.account_id group by p.transfer_id having count(distinct a.unit) > 1 limit ${maxFaults}`,
  sql`select 'the paid order ' || o.id || ' has no posting of its own' as fault from payment_orders o
    where o.state in ('paid', 'refunded') and not exists (select from payments m join transfers t on t.key = 'payment:' || m.id
      join postings p on p.transfer_id = t.id and p.amount = o.wallet_paise where m.order_id = o.id and m.credited) limit ${maxFaults}`,
  sql`select 'the payment ' || m.id || ' has neither receipt nor refund' as fault from payments m
    where (m.credited and not exists (select from receipts r where r.payment_id = m.id))
       or (not m.credited and not exists (select from refunds r where r.payment_id = m.id)
         and m.amount_paise > (select coalesce(sum(b.amount_paise), 0) from provider_refunds b where b.payment_id = m.id and b.state <> 'failed'))
    limit ${maxFaults}`,
  sql`select 'receipts of ' || year || ' are not consecutive' as fault from receipts group by year
    having max(number) <> count(*) or min(number) <> 1 limit ${maxFaults}`,
  sql`select 'credit notes of ' || year || ' are not consecutive' as fault from credit_notes group by year
    having max(number) <> count(*) or min(number) <> 1 limit ${maxFaults}`,
  sql`select 'the refund ' || r.id || ' of an invoice has no credit note' as fault from refunds r
    join receipts i on i.payment_id = r.payment_id where not exists (select from credit_notes c where c.refund_id = r.id) limit ${maxFaults}`,
  sql`select 'the transfer of questions ' || q.id || ' has no posting' as fault from question_transfers q
    where not exists (select from transfers t where t.key = 'transfer:' || q.id) limit ${maxFaults}`,
];

/** Proves a running database from its postings. The check reads one snapshot. */
export function createLedgerCheck({ db }: { db: Database }) {
  let running: Promise<LedgerReport> | null = null;

  async function check(): Promise<LedgerReport> {
    return db.transaction(
      async (tx) => {
        await tx.execute(sql`set local statement_timeout = 0`);
        const faults: string[] = [];
        for (const query of queries) faults.push(...(await tx.execute<FaultRow>(query)).rows.map(({ fault }) => fault));
        const { rows } = await tx.execute<{ name: string; total: string }>(
          sql`select a.unit || ':' || a.kind as name, sum(p.amount)::text as total from postings p join accounts a on a.id = p.account_id group by 1 order by 1`,
        );
        const { rows: counts } = await tx.execute<{ transfers: string; postings: string }>(
          sql`select (select count(*) from transfers)::text as transfers, (select count(*) from postings)::text as postings`,
        );
        return {
          faults,
          totals: Object.fromEntries(rows.map(({ name, total }) => [name, Number(total)])),
          transfers: Number(counts[0]?.transfers ?? 0),
          postings: Number(counts[0]?.postings ?? 0),
        };
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
  }

  return {
    /** Concurrent calls share one check. */
    async run(): Promise<LedgerReport> {
      running ??= check().finally(() => {
        running = null;
      });
      const report = await running.catch((error: unknown) => {
        throw new DomainError('unavailable', { message: `The ledger could not be checked: ${String(error)}` });
      });
      return report;
    },
  };
}

export type LedgerCheck = ReturnType<typeof createLedgerCheck>;
