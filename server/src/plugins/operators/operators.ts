import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config';
import { DomainError } from '../../domain-error';
import { getBearerToken } from '../auth';
import { renderDocsPage } from '../docs-page';
import { refuseOtherSites } from '../security/other-sites';

const docsPolicy = {
  useDefaults: false,
  directives: { defaultSrc: ["'none'"], styleSrc: ["'unsafe-inline'"], frameAncestors: ["'none'"] },
};

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Requires the operators' token. Without a configured one these routes are open in local mode, and 404 in production. */
function requireOperator({ local, metricsToken }: Pick<Config, 'local' | 'metricsToken'>) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (metricsToken === null) {
      if (local) return refuseOtherSites(request);
      throw new DomainError('not_found');
    }
    if (timingSafeEqual(digest(getBearerToken(request) ?? ''), digest(metricsToken))) return;
    void reply.header('www-authenticate', 'Bearer');
    throw new DomainError('unauthenticated', { message: 'Send the METRICS_TOKEN of this server as a bearer token.' });
  };
}

/** Routes for operators: the metrics, the commands of modules, and the API's documentation where it is enabled. */
export function operatorRoutes(
  config: Pick<Config, 'local' | 'metricsToken' | 'apiDocs'>,
  commands?: FastifyPluginAsync,
): FastifyPluginAsync {
  return async (app) => {
    app.addHook('onRequest', requireOperator(config));

    app.get('/metrics', { schema: { hide: true } }, async (_request, reply) => {
      return reply.type(app.metrics.contentType).send(await app.metrics.metrics());
    });

    if (commands) await app.register(commands);

    if (!config.apiDocs) return;
    app.get('/apis/openapi.json', { schema: { hide: true } }, async () => app.swagger());
    app.get('/apis/docs', { schema: { hide: true }, helmet: { contentSecurityPolicy: docsPolicy } }, async (_request, reply) => {
      return reply.type('text/html; charset=utf-8').send(renderDocsPage(app.swagger()));
    });
  };
}
