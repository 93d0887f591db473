import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { Gauge } from 'prom-client';
import type { Database } from '../../db/database';

/** After this time something at the provider is overdue. */
const overdueAfter = sql`interval '1 hour'`;

/** Each item with the id of its payment or plan, and the provider's reason if it gave one. */
const overdueAt = (now: Date) => {
  const since = sql`${now.toISOString()}::timestamptz - ${overdueAfter}`;
  return sql`select 'refund failed' as what, of_payment as id, amount_paise as amount, coalesce(refused_at, created_at) as since, refusal as reason
      from refunds where state = 'failed'
    union all select 'refund not sent', of_payment, amount_paise, coalesce(refused_at, created_at), refusal from refunds
      where state = 'requested' and created_at < ${since}
    union all select 'charging not stopped', id, null, end_requested_at, null from subscription_orders
      where end_requested_at < ${since} and ended_at is null
    union all select 'end of a plan not settled', id, null, end_told_at, null from subscription_orders
      where end_told_at < ${since} and end_requested_at is null`;
};
const kinds = ['refund failed', 'refund not sent', 'charging not stopped', 'end of a plan not settled'];
const maxListed = 500;

interface Overdue extends Record<string, unknown> {
  what: string;
  id: string;
  /** Paise. */
  amount: number | null;
  since: string | Date;
  reason: string | null;
}

/** What waits at the payment provider for an operator, the oldest first. */
export const createOverdueList =
  ({ db, clock }: { db: Database; clock: () => Date }) =>
  async (): Promise<Overdue[]> =>
    (await db.execute<Overdue>(sql`select * from (${overdueAt(clock())}) overdue order by since, id limit ${maxListed}`)).rows;

/** The numbers of items that the provider has not accepted or confirmed for an hour, and of failed refunds. */
async function countOverdue(db: Database, now: Date): Promise<Record<string, number>> {
  const { rows } = await db.execute<{ what: string; count: number }>(
    sql`select what, count(*)::int as count from (${overdueAt(now)}) overdue group by what`,
  );
  return Object.fromEntries(kinds.map((kind) => [kind, rows.find(({ what }) => what === kind)?.count ?? 0]));
}

/** A metric of overdue money; read from the database at each scrape, so that every process reports the same. */
export function addOverdueMetric(
  { metrics }: FastifyInstance,
  db: Database,
  clock: () => Date,
  log: Pick<FastifyBaseLogger, 'warn'>,
): void {
  new Gauge({
    name: 'payments_overdue',
    help: 'Refunds and ends of plans that the payment provider has refused or not confirmed for an hour.',
    labelNames: ['what'],
    registers: [metrics],
    async collect() {
      const counts = await countOverdue(db, clock()).catch((error: unknown) => {
        // If the database is unavailable, the other metrics must still be served.
        log.warn({ err: error }, 'what is overdue at the payment provider could not be counted');
        return {};
      });
      for (const [what, count] of Object.entries(counts)) this.set({ what }, count);
    },
  });
}
