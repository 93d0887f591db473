import type { JobQueue } from '../../jobs/job-queue';
import type { PushService } from './service';

/** Pushes what is waiting every five seconds. */
export function addPushJob(jobs: Pick<JobQueue, 'repeat'>, push: PushService): void {
  if (push.publicKey === null) return;
  jobs.repeat({ kind: 'push', everySeconds: 5, run: async () => void (await push.deliver()) });
}
