import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { Gauge } from 'prom-client';
import { indiaMs } from '../../indian-date';
import { addIntervalJob } from '../../plugins/interval-job';
import type { LedgerCheck } from '../ledger/check';
import type { Reconcile } from './reconcile';

interface JobDeps {
  reconcile: Reconcile;
  ledgerCheck: LedgerCheck;
  clock: () => Date;
  log: FastifyBaseLogger;
}

const intervalMs = 30_000;
const dayMs = 86_400_000;
/** In India: three in the morning. */
const checkHourMs = 3 * 60 * 60_000;

/** The night that an instant belongs to, counted in days. */
const getNight = (now: Date) => Math.floor((now.getTime() + indiaMs - checkHourMs) / dayMs);

/** Reconciles payments every half minute while the server listens, and checks the ledger once a night. */
export function addPaymentJobs(app: FastifyInstance, { reconcile, ledgerCheck, clock, log }: JobDeps): void {
  const faults = new Gauge({
    name: 'ledger_faults',
    help: 'Accounts and transfers of the ledger that do not add up, at the last check.',
    registers: [app.metrics],
  });
  let checkedNight: number | null = null;

  async function checkLedger(): Promise<void> {
    const night = getNight(clock());
    const isNew = checkedNight !== null && night !== checkedNight;
    checkedNight = night;
    if (!isNew) return;
    const { faults: found, totals } = await ledgerCheck.run();
    faults.set(found.length);
    if (found.length > 0) log.error({ found }, 'the ledger does not add up');
    else log.info({ totals }, 'the ledger adds up');
  }

  addIntervalJob(app, {
    log,
    intervalMs,
    runsAtStart: true,
    failure: 'reconciling payments failed',
    async run() {
      await reconcile(false);
      await checkLedger();
    },
  });
}
