import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../deps';
import { createApiCaller } from '../../documents/server-renderer';
import { addIntervalJob } from '../../plugins/interval-job';
import { createReleaseGuard } from './guard/guard';
import { createWebhook } from './guard/webhook';
import type { TelemetryService } from './telemetry/service';

const flushMs = 3000;
const guardMs = 10_000;

/** Writes the counters of releases every three seconds, and watches releases every ten, while the server listens. */
export function addReleaseJobs(
  app: FastifyInstance,
  deps: Pick<ServerDeps, 'config' | 'db' | 'clock' | 'log'>,
  telemetry: TelemetryService,
): void {
  const { config, log, clock } = deps;
  const webhook = createWebhook({ webhook: config.releaseGuard.webhook, publicUrl: config.publicUrl, log, clock });
  const call = createApiCaller(app);
  const guard = createReleaseGuard({
    ...deps,
    call: (request) => call({ ...request, remoteAddress: '' }),
    onChange: (entry) => void webhook.tell(entry),
  });
  const jobs = { log, runsAtStart: false };
  addIntervalJob(app, { ...jobs, intervalMs: flushMs, failure: 'counters of releases could not be written', run: telemetry.flush });
  addIntervalJob(app, { ...jobs, intervalMs: guardMs, failure: 'releases could not be watched', run: guard.run });
}
