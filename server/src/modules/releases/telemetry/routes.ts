import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { readCookie, releaseReport, releaseReportPath } from '@oracle-astra/shared/contract';
import { reportTokenCookie, serializeReportToken } from '../../../documents/report-token';
import { testLinkCookie } from '../../../documents/releases/test-releases';
import { readGroup, toBuckets, toPerson } from '../../../documents/releases/visitor';
import type { FrameDeps } from '../../../frame/frame-deps';
import type { TelemetryService } from './service';

interface TelemetryRoutesDeps {
  telemetry: TelemetryService;
  deps: { config: Pick<FrameDeps['config'], 'publicUrl'> };
}

/** Reports of pages about their releases. A browser that tests a release by a link is not counted. */
export function telemetryRoutes({ telemetry, deps: { config } }: TelemetryRoutesDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(releaseReportPath, { bodyLimit: 4096, schema: { hide: true, body: releaseReport } }, async ({ body, headers, ip }, reply) => {
      const cookies = headers.cookie ?? '';
      const token = readCookie(cookies, reportTokenCookie);
      const sender = { address: ip, userAgent: headers['user-agent'] ?? '', token };
      if (readCookie(cookies, testLinkCookie) === null) await telemetry.record(body, sender);
      return reply.status(204).send();
    });

    // Documents in shared caches have no token, so their pages request one before they report.
    app.get(releaseReportPath, { schema: { hide: true } }, async ({ headers, ip }, reply) => {
      const cookies = headers.cookie ?? '';
      const group = readGroup(cookies);
      const isTesting = readCookie(cookies, testLinkCookie) !== null;
      const visitor = { ip, person: toPerson({ sessionId: null, group }), bucketOf: toBuckets(group.id) };
      const token = isTesting ? null : await telemetry.issueToken(visitor);
      if (token !== null) void reply.header('set-cookie', serializeReportToken(token, config.publicUrl));
      return reply.header('cache-control', 'no-store').status(204).send();
    });
  };
}
