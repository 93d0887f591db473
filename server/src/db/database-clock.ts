import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { setIdClock } from './ids';
import type { OpenDatabase } from './types';

const measureMs = 10_000;
/** A slower measurement is too imprecise. */
const maxDelayMs = 1000;
/** The difference from which the machine's clock is reported. */
const noticedMs = 5000;

export interface DatabaseClock {
  now: () => Date;
  stop(): void;
}

/**
 * The time of the database, shared by all processes: with a wrong or jumping clock, a machine would release the questions that
 * others are answering. Ids use it too. Between measurements it advances by the monotonic clock.
 */
export async function startDatabaseClock(
  { db, kind }: Pick<OpenDatabase, 'db' | 'kind'>,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<DatabaseClock> {
  if (kind !== 'postgres') return { now: () => new Date(), stop: () => undefined };
  let startedAt = Date.now() - performance.now();
  let isWrong = false;

  async function measure(): Promise<void> {
    const began = performance.now();
    const { rows } = await db.execute<{ now: string }>(sql`select extract(epoch from clock_timestamp()) * 1000 as now`);
    const ended = performance.now();
    if (ended - began > maxDelayMs) return;
    startedAt = Number(rows[0]?.now) - (began + ended) / 2;
    const aheadMs = Math.round(Date.now() - startedAt - ended);
    const wasWrong = isWrong;
    isWrong = Math.abs(aheadMs) > noticedMs;
    if (isWrong && !wasWrong) log.error({ aheadMs }, 'the clock of this machine is not that of the database, which is used');
  }

  // The database may be unavailable for a moment; the last offset is still right.
  const tryToMeasure = async () => measure().catch(() => undefined);
  await tryToMeasure();
  const timer = setInterval(() => void tryToMeasure(), measureMs).unref();
  const now = () => startedAt + performance.now();
  setIdClock(() => Math.floor(now()));
  return {
    now: () => new Date(now()),
    stop() {
      clearInterval(timer);
      setIdClock(Date.now);
    },
  };
}
