import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { readCookie, releaseReport, releaseReportPath } from '@oracle-astra/shared/contract';
import { testLinkCookie } from '../../../documents/test-releases';
import type { TelemetryService } from './service';

/** What pages report of their releases. A browser that tests a release by a link does not count. */
export function telemetryRoutes({ telemetry }: { telemetry: TelemetryService }): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(releaseReportPath, { bodyLimit: 4096, schema: { hide: true, body: releaseReport } }, async ({ body, headers, ip }, reply) => {
      if (readCookie(headers.cookie ?? '', testLinkCookie) === null) await telemetry.record(body, ip);
      return reply.status(204).send();
    });
  };
}
