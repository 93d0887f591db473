import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/types';
import { queues } from './open-boss';

/** A job that one process has taken. Its number changes each time that a process takes it. */
export interface Lease {
  id: string;
  /** The number of earlier attempts. */
  turn: number;
}

export interface KeptJob {
  /** Whether another process has taken it over, so that this one should stop. */
  isLost: () => boolean;
  release: () => void;
}

/** Renews the lease of a job while this process runs it. */
export type KeepJob = (lease: Lease) => KeptJob;

const minuteMs = 60_000;
/** Renewals after which a hanging job goes to another process. */
const defaultMaxRenewals = 60;

/** Matches the job while this process has its lease. */
export const heldLeaseCondition = ({ id, turn }: Lease) =>
  sql`name = ${queues.work} and id = ${id}::uuid and state = 'active' and retry_count = ${turn}`;

/**
 * Ends a job with `work` in one transaction, unless another process has taken it. Resolves to whether it was ended: a paused
 * process must not complete or fail the turn of its successor.
 */
export async function endHeld(db: Database, lease: Lease, work: (tx: Database) => Promise<unknown>): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute(sql`select id from pgboss.job where ${heldLeaseCondition(lease)} for update`);
    if (rows.length > 0) await work(tx);
    return rows.length > 0;
  });
}

/** Renews the lease of a long job every `everyMs`, which is well below the lease's duration. */
export function createKeepJob(db: Database, log: FastifyBaseLogger, everyMs = minuteMs, maxRenewals = defaultMaxRenewals): KeepJob {
  return (lease) => {
    let renewals = 0;
    let isLost = false;

    /** After the last renewal it only checks, so that a job that hung and continues later learns that another process has it. */
    async function renew(): Promise<void> {
      renewals += 1;
      const isRenewed = renewals <= maxRenewals;
      const { rows } = await db.execute(
        isRenewed
          ? sql`update pgboss.job set started_on = now() where ${heldLeaseCondition(lease)} returning id`
          : sql`select id from pgboss.job where ${heldLeaseCondition(lease)}`,
      );
      isLost ||= rows.length === 0;
      if (isLost) clearInterval(timer);
    }

    const timer = setInterval(() => {
      // The next renewal may succeed.
      void renew().catch((error: unknown) => log.warn({ err: error, ...lease }, 'the time of a job could not be renewed'));
    }, everyMs).unref();
    return { isLost: () => isLost, release: () => clearInterval(timer) };
  };
}
