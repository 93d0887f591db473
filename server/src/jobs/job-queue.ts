import type { FastifyBaseLogger } from 'fastify';
import type PgBoss from 'pg-boss';
import type * as z from 'zod/mini';
import type { Database } from '../db/types';
import { getTraceHeaders, readTraceHeaders, runInSpan } from '../tracing/span';
import { describeFailure } from './describe-failure';
import { openBoss, queues, toBossDatabase, type InsertJob, type Payload } from './open-boss';
import { createRun, createTurns, type JobRun, type RepeatedJob } from './turns';
import { createWorker } from './worker';
import { createKeepJob, endHeld, type KeepJob } from './keep-job';

/** Adds a job to the queue; with `tx` when that commits. */
export type AddJob<Data> = (data: Data, tx?: Database) => Promise<void>;

type Job = PgBoss.JobWithMetadata<Payload>;
type Handlers = Map<string, (data: unknown, run: JobRun) => Promise<void>>;
/** Its types leave this one out. */
type MaintainedBoss = PgBoss & { maintain(): Promise<unknown> };

const parallel = 4;
const pollMs = 5000;
/** The job of a dead process goes to another one `expireInSeconds` after its last renewal. Retry delays grow from 10 s to about half an hour. */
const attempts = { retryLimit: 8, retryDelay: 10, retryBackoff: true, expireInSeconds: 300 } as const;

interface PerformDeps {
  db: Database;
  open: () => Promise<PgBoss>;
  handlers: Handlers;
  log: FastifyBaseLogger;
  run: JobRun;
  keep: KeepJob;
}

/** Runs one job and reports its outcome; never rejects. */
function createPerform({ db, open, handlers, log, run, keep }: PerformDeps) {
  return async ({ id, data: { kind, data, trace = {} }, retryCount, retryLimit }: Job): Promise<void> => {
    const boss = await open();
    const lease = { id, turn: retryCount };
    const kept = keep(lease);
    const jobRun: JobRun = { isStopped: () => run.isStopped() || kept.isLost() };
    try {
      const handler = handlers.get(kind);
      if (handler === undefined) throw new Error('This release does not know such work.');
      await runInSpan(readTraceHeaders(trace), `job ${kind}`, { attributes: { 'app.job': kind } }, async () => handler(data, jobRun));
      const isEnded = await endHeld(db, lease, (tx) => boss.complete(queues.work, id, {}, { db: toBossDatabase(tx) }));
      if (!isEnded) log.warn({ kind, ...lease }, 'work was done, but another process holds it by now');
    } catch (error) {
      if (retryCount < retryLimit) log.warn({ err: error, kind, id }, 'work failed and is tried again');
      else log.error({ err: error, kind, id }, 'work was given up: see /ops/jobs');
      const output = { message: describeFailure(error) };
      await endHeld(db, lease, (tx) => boss.fail(queues.work, id, output, { db: toBossDatabase(tx) })).catch((failure: unknown) => {
        // The job goes to another process when its lease expires.
        log.warn({ err: failure, kind, id }, 'that work failed could not be noted');
      });
    } finally {
      kept.release();
    }
  };
}

/** Background jobs in PostgreSQL: each is run by one process, retried after a failure, and kept for an operator if it keeps failing. */
export function createJobQueue({ db, log, keepMs }: { db: Database; log: FastifyBaseLogger; keepMs?: number }) {
  const handlers: Handlers = new Map();
  const repeated: RepeatedJob[] = [];
  let isStopped = false;
  let opening: Promise<PgBoss> | undefined;
  const open = () => (opening ??= openBoss(db, log));

  const insert: InsertJob = async (payload, options, tx) => {
    const boss = await open();
    await boss.insert([{ name: queues.work, data: payload, ...attempts, ...options }], { db: toBossDatabase(tx) });
  };
  const worker = createWorker<Job>({
    fetch: async (batchSize) => (await open()).fetch<Payload>(queues.work, { batchSize, includeMetadata: true }),
    perform: createPerform({ db, open, handlers, log, run: { isStopped: () => isStopped }, keep: createKeepJob(db, log, keepMs) }),
    onError: (error) => log.error({ err: error }, 'no work could be taken from the queue'),
    parallel,
    pollMs,
  });
  const turns = createTurns({ db, log, insert, wake: worker.wake });

  return {
    /** Adds a job of a kind defined by `define` or `repeat`. */
    put: async (payload: Payload, tx: Database): Promise<void> => insert(payload, {}, tx),

    /** Defines the handler of a kind. It may run twice if a process dies before it reports success. */
    define<Schema extends z.core.$ZodType>(
      kind: string,
      schema: Schema & { parse(data: unknown): z.infer<Schema> },
      run: (data: z.infer<Schema>) => Promise<void>,
    ): AddJob<z.infer<Schema>> {
      handlers.set(kind, async (data) => run(schema.parse(data)));
      return async (data, tx = db) => {
        await insert({ kind, data, trace: getTraceHeaders() }, {}, tx);
        if (tx === db) worker.wake();
      };
    },

    /** Runs a recurring job while the server listens, each time by one process. */
    repeat(job: RepeatedJob): void {
      const run = createRun(job);
      handlers.set(job.kind, async (_data, jobRun) => run(jobRun));
      repeated.push(job);
    },

    /** Starts processing, including jobs left by other processes. */
    async start(): Promise<void> {
      const boss = await open();
      await boss.start().catch((error: unknown) => {
        // pg-boss reports that it is started even after a failed start.
        opening = undefined;
        throw error;
      });
      if (isStopped) return;
      worker.start();
      repeated.forEach(turns.start);
    },

    async stop(): Promise<void> {
      isStopped = true;
      turns.stop();
      await worker.stop();
      await (await opening)?.stop({ graceful: false });
    },

    /** The loops that the server runs while it listens, as single steps for tests. */
    steps: {
      addTurns: async (): Promise<void> => void (await Promise.all(repeated.map(turns.add))),
      workOff: worker.workOff,
      maintain: async (): Promise<void> => void (await ((await open()) as MaintainedBoss).maintain()),
    },
  };
}

export type JobQueue = ReturnType<typeof createJobQueue>;
