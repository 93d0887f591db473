import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { Gauge } from 'prom-client';
import { indiaMs } from '../../indian-date';
import type { JobQueue } from '../../jobs/job-queue';
import type { LedgerCheck } from '../ledger/check';
import { paymentEventsToSee } from './event-metrics';
import type { Reconcile } from './reconcile';
import { dayMs } from '../../day';

interface JobDeps {
  jobs: Pick<JobQueue, 'repeat'>;
  reconcile: Reconcile;
  ledgerCheck: LedgerCheck;
  clock: () => Date;
  log: FastifyBaseLogger;
}

/** In India: three in the morning. */
const checkHourMs = 3 * 60 * 60_000;

/** The night that an instant belongs to, counted in days. */
const getNight = (now: Date) => Math.floor((now.getTime() + indiaMs - checkHourMs) / dayMs);

/** Reconciles payments every half minute, and checks the ledger once a night. */
export function addPaymentJobs(app: FastifyInstance, { jobs, reconcile, ledgerCheck, clock, log }: JobDeps): void {
  app.metrics.registerMetric(paymentEventsToSee);
  let foundNight: number | null = null;
  const faults = new Gauge({
    name: 'ledger_faults',
    help: 'Accounts and transfers of the ledger that do not add up, at the last check.',
    registers: [app.metrics],
    collect() {
      // The next night may be another process' turn, which then says what it found.
      if (foundNight !== null && foundNight < getNight(clock()) - 1) this.set(0);
    },
  });

  jobs.repeat({ kind: 'payments.reconcile', everySeconds: 30, run: async () => void (await reconcile(false)) });
  jobs.repeat({
    kind: 'ledger.check',
    everySeconds: 60,
    turn: () => String(getNight(clock())),
    async run() {
      const { faults: found, totals } = await ledgerCheck.run();
      foundNight = getNight(clock());
      faults.set(found.length);
      if (found.length > 0) log.error({ found }, 'the ledger does not add up');
      else log.info({ totals }, 'the ledger adds up');
    },
  });
}
