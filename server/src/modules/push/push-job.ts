import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { addIntervalJob } from '../../plugins/interval-job';
import type { PushService } from './service';

const intervalMs = 5000;

/** Pushes what is waiting every five seconds while the server listens. */
export function addPushJob(app: FastifyInstance, push: PushService, log: FastifyBaseLogger): void {
  if (push.publicKey === null) return;
  addIntervalJob(app, {
    log,
    intervalMs,
    runsAtStart: false,
    failure: 'pushing notifications failed',
    run: async () => void (await push.deliver()),
  });
}
