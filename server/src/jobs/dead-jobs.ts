import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { DomainError } from '../domain-error';
import type { Database } from '../db/types';
import type { JobQueue } from './job-queue';
import { queues } from './open-boss';

/** Jobs that failed too often (dead letters). */
export interface DeadJob extends Record<string, unknown> {
  id: string;
  kind: string;
  data: unknown;
  failure: string | null;
  /** ISO instant. */
  at: string;
}

/** The number of jobs of a kind in the queue. */
export interface JobCount extends Record<string, unknown> {
  kind: string;
  waiting: number;
  retried: number;
  running: number;
  /** Done within the last day. */
  done: number;
  last_done: string | null;
  last_failure: string | null;
}

const maxShown = 100;

/** The operators' view of the queue: counts, and failed jobs to retry or discard. */
export function createDeadJobs({ db, log, jobs }: { db: Database; log: FastifyBaseLogger; jobs: Pick<JobQueue, 'put'> }) {
  /** Removes a job from the dead letters; null if another operator already did. */
  async function take(tx: Database, id: string): Promise<{ kind: string; data: unknown } | null> {
    const { rows } = await tx.execute<{ data: { kind: string; data: unknown } }>(
      sql`delete from pgboss.job where name = ${queues.dead} and id = ${id}::uuid returning data`,
    );
    return rows[0]?.data ?? null;
  }

  return {
    async list(): Promise<DeadJob[]> {
      const { rows } = await db.execute<DeadJob>(sql`
        select id, data->>'kind' as kind, data->'data' as data, output->>'message' as failure, to_json(created_on) #>> '{}' as at
        from pgboss.job where name = ${queues.dead} order by created_on desc limit ${maxShown}`);
      return rows;
    },

    async count(): Promise<number> {
      const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from pgboss.job where name = ${queues.dead}`);
      return rows[0]?.count ?? 0;
    },

    async summarize(): Promise<JobCount[]> {
      const { rows } = await db.execute<JobCount>(sql`
        select data->>'kind' as kind,
          (count(*) filter (where state = 'created'))::int as waiting, (count(*) filter (where state = 'retry'))::int as retried,
          (count(*) filter (where state = 'active'))::int as running, (count(*) filter (where state = 'completed'))::int as done,
          to_json(max(completed_on) filter (where state = 'completed')) #>> '{}' as last_done,
          max(output->>'message') filter (where state = 'retry') as last_failure
        from pgboss.job where name = ${queues.work} group by 1 order by 1`);
      return rows;
    },

    /** Puts it into the queue again with a full number of attempts; a second click changes nothing. Throws `not_found`. */
    async retry(id: string): Promise<string> {
      return db.transaction(async (tx) => {
        const payload = await take(tx, id);
        if (payload === null) throw new DomainError('not_found', { message: 'This work is no longer here: somebody else took it.' });
        await jobs.put(payload, tx);
        return payload.kind;
      });
    },

    /** Deletes it. Throws `not_found`. */
    async discard(id: string): Promise<string> {
      const payload = await take(db, id);
      if (payload === null) throw new DomainError('not_found', { message: 'This work is no longer here: somebody else took it.' });
      log.warn({ kind: payload.kind, id }, 'an operator discarded work that was given up');
      return payload.kind;
    },
  };
}

export type DeadJobs = ReturnType<typeof createDeadJobs>;
