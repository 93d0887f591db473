import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { Gauge } from 'prom-client';
import { indiaMs } from '../../indian-date';
import type { Database } from '../../db/database';
import type { JobQueue } from '../../jobs/job-queue';
import type { LedgerCheck } from '../ledger/check';
import { paymentEventsToSee, startAtZero } from './provider/event-metrics';
import { addOverdueMetric } from './overdue';
import type { Reconcile } from './reconcile';
import { dayMs } from '../../day';

interface JobDeps {
  db: Database;
  jobs: Pick<JobQueue, 'repeat'>;
  reconcile: Reconcile;
  ledgerCheck: LedgerCheck;
  clock: () => Date;
  log: FastifyBaseLogger;
}

/** At 3 a.m. in India. */
const checkHourMs = 3 * 60 * 60_000;

/** The night that an instant belongs to, counted in days. */
const getNight = (now: Date) => Math.floor((now.getTime() + indiaMs - checkHourMs) / dayMs);

/** Read from the database at each scrape, so that every process reports the same, also after a restart. */
function addLedgerMetrics({ metrics }: FastifyInstance, { ledgerCheck, log }: Pick<JobDeps, 'ledgerCheck' | 'log'>): void {
  const readLast = async () =>
    ledgerCheck.last().catch((error: unknown) => {
      // If the database is unavailable, the other metrics must still be served.
      log.warn({ err: error }, 'the last proof of the ledger could not be read');
      return undefined;
    });
  new Gauge({
    name: 'ledger_faults',
    help: 'Accounts and transfers of the ledger that do not add up, at the last proof.',
    registers: [metrics],
    async collect() {
      const last = await readLast();
      if (last !== undefined) this.set(last?.faults.length ?? 0);
    },
  });
  new Gauge({
    name: 'ledger_proven_timestamp_seconds',
    help: 'When a proof of the ledger last found no fault; 0 before the first.',
    registers: [metrics],
    async collect() {
      const last = await readLast();
      if (last !== undefined) this.set((last?.provenAt?.getTime() ?? 0) / 1000);
    },
  });
}

/** Reconciles payments every half minute, and checks the ledger once a night. */
export function addPaymentJobs(app: FastifyInstance, { db, jobs, reconcile, ledgerCheck, clock, log }: JobDeps): void {
  app.metrics.registerMetric(paymentEventsToSee);
  startAtZero();
  addLedgerMetrics(app, { ledgerCheck, log });
  addOverdueMetric(app, db, clock, log);
  jobs.repeat({ kind: 'payments.reconcile', everySeconds: 30, run: async () => void (await reconcile(false)) });
  jobs.repeat({
    kind: 'ledger.check',
    everySeconds: 60,
    turn: () => String(getNight(clock())),
    async run({ isStopped }) {
      const found = await ledgerCheck.proveNight(isStopped);
      if (found.length > 0) log.error({ found }, 'the ledger does not add up');
      else log.info('the ledger adds up');
    },
  });
}
