import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { Gauge } from 'prom-client';
import type { Database } from '../../db/database';

/** After this time something at the provider is overdue. */
const patience = sql`interval '1 hour'`;

/** The numbers of items that the provider has not accepted or confirmed for an hour, and of failed refunds. */
async function countOverdue(db: Database, now: Date): Promise<Record<string, number>> {
  const since = sql`${now.toISOString()}::timestamptz - ${patience}`;
  const { rows } = await db.execute<{ what: string; count: number }>(sql`
    select 'refund failed' as what, count(*)::int as count from refunds where state = 'failed'
    union all select 'refund not sent', count(*)::int from refunds where state = 'requested' and created_at < ${since}
    union all select 'charging not stopped', count(*)::int from subscription_orders where end_requested_at < ${since} and ended_at is null
    union all select 'end of a plan not settled', count(*)::int from subscription_orders where end_told_at < ${since} and end_requested_at is null`);
  return Object.fromEntries(rows.map(({ what, count }) => [what, count]));
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
