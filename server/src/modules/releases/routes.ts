import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { findProvenKey } from '@oracle-astra/release/src/key-proof';
import { readHistory, readRegistry } from '@oracle-astra/release/src/registry-file';
import { releaseUpload, type CallApi } from '@oracle-astra/shared/contract';
import type { Config } from '../../config/config';
import { DomainError } from '../../domain-error';
import { createApiCaller } from '../../documents/server-renderer';
import { operatorPagePolicy, requireOperatorPassword } from '../../plugins/operator-password';
import { changeRelease, releaseChange } from './change-release';
import { renderReleasesPage, type ReleasesPage } from './page';
import { listKeys, receiveRelease } from './receive-release';

/** A release is 1 to 4 MB; base64 makes it a third longer. */
const uploadLimit = 32 * 1024 * 1024;

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
      sendPage(reply, await changeRelease({ config, call: createCaller(app) }, body)),
    );

    const proven = async ({ headers }: { headers: Record<string, unknown> }) => {
      if (findProvenKey(headers, listKeys(config), clock()) === null)
        throw new DomainError('unauthenticated', { message: 'Send the proof of a team’s key, as npm run release does.' });
    };
    app.post(
      '/ops/releases',
      { onRequest: proven, bodyLimit: uploadLimit, schema: { hide: true, body: releaseUpload } },
      async ({ body }) => ({ status: 'success', ...receiveRelease(config, body) }),
    );
  };
}
