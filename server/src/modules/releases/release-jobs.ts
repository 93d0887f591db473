import type { FastifyInstance } from 'fastify';
import type { RegistryStore } from '@oracle-astra/release/src/registry/registry-file';
import type { FrameDeps } from '../../frame/frame-deps';
import type { JobQueue } from '../../jobs/job-queue';
import { createApiCaller } from '../../documents/server-renderer';
import { addIntervalJob } from '../../plugins/interval-job';
import { createReleaseGuard } from './guard/guard';
import { createWebhook, reportedChange } from './guard/webhook';
import type { TelemetryService } from './telemetry/service';

const flushMs = 3000;
const guardMs = 10_000;

/**
 * Writes the counters of releases every three seconds, and runs the guard every ten, while the server listens. Every process
 * does both, because each counts in memory, and may have a different folder of releases.
 */
export function addReleaseJobs(
  app: FastifyInstance,
  deps: Pick<FrameDeps, 'config' | 'db' | 'clock' | 'log'>,
  { registry, telemetry, jobs: queue }: { registry: RegistryStore; telemetry: TelemetryService; jobs: Pick<JobQueue, 'define'> },
): void {
  const { config, log, clock } = deps;
  const webhook = createWebhook({ webhook: config.releaseGuard.webhook, publicUrl: config.publicUrl, clock });
  const notifyLater = queue.define('releases.webhook', reportedChange, webhook.tell);
  const call = createApiCaller(app);
  const guard = createReleaseGuard({
    ...deps,
    registry,
    call: (request) => call({ ...request, remoteAddress: '' }),
    onFailure: (remote, error) => log.error({ err: error, remote }, 'a release could not be watched'),
    onChange: (entry) => {
      log.warn({ ...entry }, 'a release was changed by the guard');
      if (config.releaseGuard.webhook === null) return;
      notifyLater(entry).catch((error: unknown) => log.error({ err: error }, 'the webhook of releases is not told of a change'));
    },
  });
  const jobs = { log, runsAtStart: false };
  addIntervalJob(app, { ...jobs, intervalMs: flushMs, failure: 'counters of releases could not be written', run: telemetry.flush });
  addIntervalJob(app, { ...jobs, intervalMs: guardMs, failure: 'releases could not be watched', run: guard.run });
}
