import { sql } from 'drizzle-orm';
import type { Database } from '../db/types';
import { queues } from './open-boss';

/** Keeps a job from being given to another process while this one does it; returns what ends that. */
export type KeepJob = (id: string) => () => void;

const minuteMs = 60_000;
/** A job that hangs is given to another process after that. */
const mostRenewals = 60;

/** Renews the time of a job that takes long; `everyMs` is well within the time that the queue gives it. */
export function createKeepJob(db: Database, everyMs = minuteMs): KeepJob {
  const renew = async (id: string) =>
    db.execute(sql`update pgboss.job set started_on = now() where name = ${queues.work} and id = ${id}::uuid and state = 'active'`);

  return (id) => {
    let renewals = 0;
    const timer = setInterval(() => {
      renewals += 1;
      if (renewals > mostRenewals) clearInterval(timer);
      // The next one may reach the database.
      else void renew(id).catch(() => undefined);
    }, everyMs).unref();
    return () => clearInterval(timer);
  };
}
