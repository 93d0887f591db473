import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { Gauge } from 'prom-client';
import type { DeadJobs } from './dead-jobs';
import type { JobQueue } from './job-queue';

declare module 'fastify' {
  interface FastifyInstance {
    /** Background jobs. */
    jobs: JobQueue;
  }
}

interface JobParts {
  jobs: JobQueue;
  deadJobs: DeadJobs;
  log: FastifyBaseLogger;
}

const startAgainMs = 5000;

/** Processes the queue while the server listens; closing the server waits for jobs in progress. */
export function addJobs(app: FastifyInstance, { jobs, deadJobs, log }: JobParts): void {
  app.decorate('jobs', jobs);
  new Gauge({
    name: 'jobs_given_up',
    help: 'Work for later that was given up and waits for an operator.',
    registers: [app.metrics],
    async collect() {
      try {
        this.set(await deadJobs.count());
      } catch (error) {
        // Without a database the other metrics matter most, so the last known values are kept.
        log.warn({ err: error }, 'work that was given up could not be counted');
      }
    },
  });
  let timer: NodeJS.Timeout | undefined;

  function start(): void {
    jobs.start().catch((error: unknown) => {
      log.error({ err: error }, 'the queue could not be opened');
      timer = setTimeout(start, startAgainMs).unref();
    });
  }

  app.addHook('onListen', async () => start());
  app.addHook('onClose', async () => {
    clearTimeout(timer);
    await jobs.stop();
  });
}
