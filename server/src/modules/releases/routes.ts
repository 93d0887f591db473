import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ReleaseBucket } from '@oracle-astra/release/src/bucket/release-bucket';
import type { RegistryStore } from '@oracle-astra/release/src/registry/registry-file';
import { releaseChange } from '@oracle-astra/release/src/registry/remote-change';
import type { CallApi } from '@oracle-astra/shared/contract';
import type { Config } from '../../config/config';
import { createApiCaller } from '../../documents/server-renderer';
import { chartPagePolicy, requireOperatorPassword } from '../../plugins/operators/operator-password';
import { changeRelease, operator } from './change-release';
import type { Activity } from './ops/activity';
import { opsAssetRoutes } from './ops/asset-routes';
import { addBomRoute } from './ops/packages/bom-route';
import { browserReportRoutes } from './ops/browser-reports';
import { readReleasesPage } from './ops/read-page';
import type { ReleaseReports } from './ops/reports';
import { renderReleasesPage, type ReleasesPage } from './page';
import { teamReleaseRoutes } from './team-routes';
import type { ReleaseTests } from './tested/repository';

type ReleaseRoutesConfig = Pick<Config, 'local' | 'metricsToken' | 'releasesDir' | 'requiredKeysFile' | 'assetsDir'>;

const revisionQuery = z.object({ revision: z.optional(z.pipe(z.coerce.number(), z.int().check(z.minimum(0), z.maximum(2_147_483_647)))) });

const createCaller = (app: FastifyInstance): CallApi => {
  const call = createApiCaller(app);
  return (request) => call({ ...request, remoteAddress: '' });
};

interface ReleaseRoutesDeps {
  config: ReleaseRoutesConfig;
  registry: RegistryStore;
  bucket?: ReleaseBucket | null;
  clock: () => Date;
  /** The reports of pages about releases. */
  reports: ReleaseReports;
  /** The results of tests of releases with each other. */
  tests: ReleaseTests;
  /** Statistics of this process's page responses. */
  activity: () => Promise<Activity>;
  /** A session of the test account of a team, by the name of its key. */
  openTestSession: (team: string) => Promise<string>;
}

/** Releases for operators and teams: their page, and publishing with a team's key. */
export function releaseRoutes({
  config,
  registry,
  bucket = null,
  clock,
  reports,
  tests,
  activity,
  openTestSession,
}: ReleaseRoutesDeps): FastifyPluginAsyncZod {
  const { releasesDir, assetsDir, requiredKeysFile } = config;
  const sources = { folder: releasesDir, isSignatureRequired: requiredKeysFile !== null, reports, tests, activity, clock };

  return async (app) => {
    const sendPage = (reply: FastifyReply, page: ReleasesPage) =>
      reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .status(page.notice?.done === false ? 409 : 200)
        .send(renderReleasesPage(page));

    await app.register(async (operators) => {
      operators.addHook('onRequest', requireOperatorPassword(config, 'Releases'));
      await operators.register(opsAssetRoutes(assetsDir));
      addBomRoute(operators, assetsDir);
      await operators.register(browserReportRoutes(releasesDir));
    });
    const onRequest = requireOperatorPassword(config, 'Releases');
    const options = { onRequest, helmet: { contentSecurityPolicy: chartPagePolicy } };
    app.get('/ops', { ...options, schema: { hide: true, querystring: revisionQuery } }, async ({ query }, reply) =>
      sendPage(reply, await readReleasesPage(sources, { revision: query.revision })),
    );
    app.post('/ops', { ...options, schema: { hide: true, body: releaseChange } }, async ({ body }, reply) => {
      const outcome = await changeRelease({ config, registry, bucket, call: createCaller(app), by: operator }, body);
      const checked = outcome.findings && { ...body, findings: outcome.findings };
      return sendPage(reply, await readReleasesPage(sources, { notice: outcome, checked }));
    });
    await app.register(teamReleaseRoutes({ config, registry, bucket, clock, call: createCaller(app), openTestSession, tests }));
  };
}
