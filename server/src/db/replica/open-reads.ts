import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { PoolRunner } from '../postgres/postgres-connections';
import { createReadDatabase } from './read-database';
import { createReplicaMonitor, type ReplicaMonitor } from './replica';
import type { Database } from '../types';

export type ReplicaLog = Pick<FastifyBaseLogger, 'info' | 'warn'>;

interface OpenReads {
  db: Database;
  monitor: ReplicaMonitor;
  close(): Promise<void>;
}

// The flushed end of the log, because inserted but unflushed records are not committed.
const primaryPosition = 'select pg_current_wal_flush_lsn()::text as position';
const replicaPosition = 'select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as position';

async function askPosition({ query }: PoolRunner, text: string): Promise<string | null> {
  const { rows } = await query({ text });
  return (rows as { position: string | null }[])[0]?.position ?? null;
}

/** The database for reads that may be a second old, over the pool of a replica. */
export function openReads(primary: PoolRunner, { pool, runner }: { pool: pg.Pool; runner: PoolRunner }, log?: ReplicaLog): OpenReads {
  const monitor = createReplicaMonitor({
    askPrimary: async () => (await askPosition(primary, primaryPosition)) ?? '0/0',
    askReplica: async () => askPosition(runner, replicaPosition),
    now: () => performance.now(),
    onChange: (isUsable) =>
      isUsable ? log?.info('reads go to the replica') : log?.warn('the replica is away or behind: reads go to the primary'),
  });
  monitor.start();
  return {
    db: createReadDatabase({ primary, replica: runner, monitor }) as unknown as Database,
    monitor,
    async close() {
      monitor.stop();
      await pool.end();
    },
  };
}
