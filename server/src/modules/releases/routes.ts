import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ReleaseBucket } from '@oracle-astra/release/src/bucket/release-bucket';
import { readHistory, readRegistry, readRevision, type RegistryStore } from '@oracle-astra/release/src/registry-file';
import { releaseChange } from '@oracle-astra/release/src/remote-change';
import type { CallApi, Registry } from '@oracle-astra/shared/contract';
import type { Config } from '../../config/config';
import { createApiCaller } from '../../documents/server-renderer';
import { chartPagePolicy, requireOperatorPassword } from '../../plugins/operator-password';
import { changeRelease } from './change-release';
import { opsAssetRoutes } from './ops/asset-routes';
import type { Figures } from './ops/figures';
import { readLiveContracts } from './ops/live-contracts';
import { renderReleasesPage, type ReleasesPage } from './page';
import { teamReleaseRoutes } from './team-routes';

type ReleaseRoutesConfig = Pick<Config, 'local' | 'metricsToken' | 'releasesDir' | 'requiredKeysFile' | 'assetsDir'>;

const revisionQuery = z.object({ revision: z.optional(z.coerce.number()) });

/** The published releases of a remote, newest first. */
function listPublished(releasesDir: string, remote: string): string[] {
  const folder = path.join(releasesDir, remote);
  if (!existsSync(folder)) return [];
  const at = (release: string) => statSync(path.join(folder, release)).mtimeMs;
  return readdirSync(folder)
    .filter((name) => existsSync(path.join(folder, name, 'descriptor.json')))
    .sort((a, b) => at(b) - at(a));
}

/** The registry at a revision that is kept; null for all others. */
function readKept(releasesDir: string, revision: number | undefined): Registry | null {
  if (revision === undefined) return null;
  try {
    return readRevision(releasesDir, revision);
  } catch {
    return null;
  }
}

const createCaller = (app: FastifyInstance): CallApi => {
  const call = createApiCaller(app);
  return (request) => call({ ...request, remoteAddress: '' });
};

interface ReleaseRoutesDeps {
  config: ReleaseRoutesConfig;
  registry: RegistryStore;
  bucket?: ReleaseBucket | null;
  clock: () => Date;
  /** How the releases fared of late. */
  figures: () => Promise<Figures>;
}

/** Releases for operators and teams: their page, and publishing with a team's key. */
export function releaseRoutes({ config, registry, bucket = null, clock, figures }: ReleaseRoutesDeps): FastifyPluginAsyncZod {
  const { releasesDir, assetsDir } = config;

  async function readPage(notice: ReleasesPage['notice'], revision?: number): Promise<ReleasesPage> {
    const registry = readRegistry(releasesDir);
    return {
      registry,
      published: Object.fromEntries(Object.keys(registry.remotes).map((remote) => [remote, listPublished(releasesDir, remote)])),
      history: readHistory(releasesDir),
      notice,
      figures: await figures(),
      contracts: readLiveContracts(releasesDir, registry),
      replayed: readKept(releasesDir, revision),
    };
  }

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
    });
    const onRequest = requireOperatorPassword(config, 'Releases');
    const options = { onRequest, helmet: { contentSecurityPolicy: chartPagePolicy } };
    app.get('/ops', { ...options, schema: { hide: true, querystring: revisionQuery } }, async ({ query }, reply) =>
      sendPage(reply, await readPage(null, query.revision)),
    );
    app.post('/ops', { ...options, schema: { hide: true, body: releaseChange } }, async ({ body }, reply) =>
      sendPage(reply, await readPage(await changeRelease({ config, registry, bucket, call: createCaller(app), by: 'operator' }, body))),
    );
    await app.register(teamReleaseRoutes({ config, registry, bucket, clock, call: createCaller(app) }));
  };
}
