import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type PgBoss from 'pg-boss';
import { toSql } from '../db/statements/to-sql';
import type { Database } from '../db/types';
import type { TraceHeaders } from '../tracing/span';

/** The job queue and its dead letter queue; a migration creates both. */
export const queues = { work: 'work', dead: 'dead' } as const;

/** A row of a job. */
export interface Payload {
  kind: string;
  data: unknown;
  /** The headers of the trace that added it. */
  trace?: TraceHeaders;
}

export type InsertJob = (payload: Payload, options: Partial<PgBoss.JobInsert>, tx: Database) => Promise<void>;

const hourSeconds = 3600;

/** pg-boss sends its maintenance as SQL text with BEGIN and COMMIT. */
const script = /^\s*BEGIN;([\s\S]*)COMMIT;\s*$/;

/** pg-boss over the database of the site or a transaction. It opens no connections and works behind a pooler. */
export function toBossDatabase(db: Database): PgBoss.Db {
  return {
    async executeSql(text, values = []) {
      const statements = script.exec(text)?.[1];
      if (statements === undefined) return db.execute(toSql(text, values));
      await db.transaction(async (tx) => {
        for (const statement of statements.split(';')) if (statement.trim() !== '') await tx.execute(sql.raw(statement));
      });
      return { rows: [] };
    },
  };
}

/** Loads pg-boss lazily, so that the server's start does not wait for it. */
export async function openBoss(db: Database, log: FastifyBaseLogger): Promise<PgBoss> {
  const { default: Boss } = await import('pg-boss');
  const boss = new Boss({
    db: toBossDatabase(db),
    migrate: false,
    schedule: false,
    maintenanceIntervalSeconds: 60,
    // A nightly job runs once as long as its row exists.
    archiveCompletedAfterSeconds: 26 * hourSeconds,
    deleteAfterHours: 24,
  });
  boss.on('error', (error) => log.error({ err: error }, 'the queue could not be maintained'));
  return boss;
}
