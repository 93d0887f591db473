import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { readHistory, readRegistry } from '@oracle-astra/release/src/registry-file';
import { releaseChange } from '@oracle-astra/release/src/remote-change';
import type { CallApi } from '@oracle-astra/shared/contract';
import type { Config } from '../../config/config';
import { createApiCaller } from '../../documents/server-renderer';
import { operatorPagePolicy, requireOperatorPassword } from '../../plugins/operator-password';
import { changeRelease } from './change-release';
import { renderReleasesPage, type ReleasesPage } from './page';
import { teamReleaseRoutes } from './team-routes';

type ReleaseRoutesConfig = Pick<Config, 'local' | 'metricsToken' | 'releasesDir' | 'requiredKeysFile'>;

/** The published releases of a remote, newest first. */
function listPublished(releasesDir: string, remote: string): string[] {
  const folder = path.join(releasesDir, remote);
  if (!existsSync(folder)) return [];
  const at = (release: string) => statSync(path.join(folder, release)).mtimeMs;
  return readdirSync(folder)
    .filter((name) => existsSync(path.join(folder, name, 'descriptor.json')))
    .sort((a, b) => at(b) - at(a));
}

function readPage(releasesDir: string, notice: ReleasesPage['notice']): ReleasesPage {
  const registry = readRegistry(releasesDir);
  const published = Object.fromEntries(Object.keys(registry.remotes).map((remote) => [remote, listPublished(releasesDir, remote)]));
  return { registry, published, history: readHistory(releasesDir), notice };
}

const createCaller = (app: FastifyInstance): CallApi => {
  const call = createApiCaller(app);
  return (request) => call({ ...request, remoteAddress: '' });
};

/** Releases for operators and teams: their page, and publishing with a team's key. */
export function releaseRoutes(config: ReleaseRoutesConfig, clock: () => Date): FastifyPluginAsyncZod {
  return async (app) => {
    const sendPage = (reply: FastifyReply, notice: ReleasesPage['notice']) =>
      reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .status(notice?.done === false ? 409 : 200)
        .send(renderReleasesPage(readPage(config.releasesDir, notice)));

    const onRequest = requireOperatorPassword(config, 'Releases');
    const options = { onRequest, helmet: { contentSecurityPolicy: operatorPagePolicy } };
    app.get('/ops', { ...options, schema: { hide: true } }, async (_request, reply) => sendPage(reply, null));
    app.post('/ops', { ...options, schema: { hide: true, body: releaseChange } }, async ({ body }, reply) =>
      sendPage(reply, await changeRelease({ config, call: createCaller(app), by: 'operator' }, body)),
    );

    await app.register(teamReleaseRoutes({ config, clock, call: createCaller(app) }));
  };
}
