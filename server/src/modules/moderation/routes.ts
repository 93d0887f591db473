import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { Config } from '../../config/config';
import { DomainError } from '../../domain-error';
import { getBearerToken } from '../../plugins/auth';
import { renderModerationPage } from './page';
import { moderationActionNames } from './service';
import type { ModerationService } from './service';

const act = z.object({
  action: z.enum(moderationActionNames),
  target: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
});

const pagePolicy = {
  useDefaults: false,
  directives: { defaultSrc: ["'none'"], styleSrc: ["'unsafe-inline'"], formAction: ["'self'"], frameAncestors: ["'none'"] },
};

const digest = (text: string) => createHash('sha256').update(text).digest();

/** The key that a request sends, as a bearer token or as the password that a browser asks for. */
function getKey(request: FastifyRequest): string {
  const basic = /^Basic +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  return basic === undefined
    ? (getBearerToken(request) ?? '')
    : Buffer.from(basic, 'base64')
        .toString()
        .replace(/^[^:]*:/, '');
}

/** Requires the operators' key; without a configured one these routes are open in local mode, and 404 in production. */
function requireKey({ local, metricsToken }: Pick<Config, 'local' | 'metricsToken'>) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    // A browser sends a remembered password along with forms of other sites too.
    const site = request.headers['sec-fetch-site'];
    if (request.method === 'POST' && site !== undefined && site !== 'same-origin') throw new DomainError('forbidden');
    if (metricsToken === null && !local) throw new DomainError('not_found');
    if (metricsToken === null || timingSafeEqual(digest(getKey(request)), digest(metricsToken))) return;
    void reply.header('www-authenticate', 'Basic realm="Moderation", charset="UTF-8"');
    throw new DomainError('unauthenticated', { message: 'Send the METRICS_TOKEN of this server.' });
  };
}

/** Moderation for operators: a page, and the same as JSON for the command line. */
export function moderationRoutes(config: Pick<Config, 'local' | 'metricsToken'>, moderation: ModerationService): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onRequest', requireKey(config));
    const sendPage = async (reply: FastifyReply, notice = '') =>
      reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(renderModerationPage(await moderation.list(), notice));
    const options = { schema: { hide: true }, helmet: { contentSecurityPolicy: pagePolicy } };

    app.get('/ops/moderation', options, async (_request, reply) => sendPage(reply));
    app.post('/ops/moderation', { ...options, schema: { hide: true, body: act } }, async ({ body }, reply) => {
      await moderation.act(body.action, body.target, body.reason);
      return sendPage(reply, `Done: ${body.action} ${body.target}.`);
    });

    app.get('/ops/moderation/items', { schema: { hide: true } }, async () => ({ status: 'success', items: await moderation.list() }));
    app.post('/ops/moderation/actions', { schema: { hide: true, body: act } }, async ({ body }) => {
      await moderation.act(body.action, body.target, body.reason);
      return { status: 'success' };
    });
  };
}
