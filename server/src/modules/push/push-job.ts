import type { FastifyInstance } from 'fastify';
import { Counter } from 'prom-client';
import type { JobQueue } from '../../jobs/job-queue';
import type { PushService } from './service';

/** Pushes waiting notifications every five seconds. */
export function addPushJob({ metrics }: FastifyInstance, jobs: Pick<JobQueue, 'repeat'>, push: PushService): void {
  if (push.publicKey === null) return;
  const results = new Counter({
    name: 'push_messages_total',
    help: 'What became of notifications for browsers: sent, later, and over unsent by the reason.',
    labelNames: ['result'],
    registers: [metrics],
  });
  const count = (result: string, messages: number) => results.inc({ result }, messages);
  jobs.repeat({ kind: 'push', everySeconds: 5, run: async ({ isStopped }) => void (await push.deliver({ isStopped, count })) });
}
