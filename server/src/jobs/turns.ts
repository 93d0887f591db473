import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/types';
import { queues, type InsertJob } from './open-boss';

export interface JobRun {
  /** True when this process ends: a long run stops where it can be resumed. */
  isStopped: () => boolean;
}

export interface RepeatedJob {
  kind: string;
  everySeconds: number;
  /** The name of the turn, if it is not one for each `everySeconds` of the database's clock: it runs once for each name. */
  turn?: () => string;
  run: (run: JobRun) => Promise<void>;
}

interface TurnDeps {
  db: Database;
  log: FastifyBaseLogger;
  insert: InsertJob;
  /** Fetches jobs now. */
  wake: () => void;
}

const yearSeconds = 366 * 86_400;
/** Retried for about five minutes; afterwards the next turn of the job does its work. */
const retryLimit = 5;

/** Schedules recurring jobs: every process tries, but only one row is inserted for each turn. */
export function createTurns({ db, log, insert, wake }: TurnDeps) {
  const timers: NodeJS.Timeout[] = [];

  /** No turn is added while one waits for its retry, so that a failing service is called ever less often. */
  async function add({ kind, everySeconds, turn }: RepeatedJob): Promise<void> {
    const singletonKey = turn === undefined ? kind : `${kind} ${turn()}`;
    const { rows } = await db.execute(
      sql`select 1 from pgboss.job where name = ${queues.work} and state < 'active' and singleton_key = ${singletonKey} limit 1`,
    );
    const singletonSeconds = turn === undefined ? everySeconds : yearSeconds;
    if (rows.length === 0) await insert({ kind, data: null }, { retryLimit, singletonKey, singletonSeconds }, db);
    wake();
  }

  return {
    add,

    start(job: RepeatedJob): void {
      const begin = () =>
        void add(job).catch((error: unknown) => log.error({ err: error, kind: job.kind }, 'work could not be added to the queue'));
      begin();
      timers.push(setInterval(begin, Math.min(job.everySeconds, 60) * 1000).unref());
    },

    stop: (): void => timers.splice(0).forEach(clearInterval),
  };
}

/** The handler of a turn. Turns that fall due during a long run are skipped; a turn with a name is never skipped. */
export function createRun({ turn, run }: RepeatedJob): (job: JobRun) => Promise<void> {
  let isRunning = false;
  return async (job) => {
    if (isRunning && turn === undefined) return;
    isRunning = true;
    await run(job).finally(() => {
      isRunning = false;
    });
  };
}
