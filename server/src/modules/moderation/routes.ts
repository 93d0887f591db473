import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { Config } from '../../config/config';
import { operatorPagePolicy, requireOperatorPassword } from '../../plugins/operator-password';
import { renderModerationPage } from './page';
import { personKeys } from './repository';
import { moderationActionNames } from './service';
import type { ModerationService } from './service';

const act = z.object({
  action: z.enum(moderationActionNames),
  by: z.optional(z.enum(personKeys)),
  target: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
});

/** Moderation for operators: a page, and the same as JSON for the command line. */
export function moderationRoutes(config: Pick<Config, 'local' | 'metricsToken'>, moderation: ModerationService): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onRequest', requireOperatorPassword(config, 'Moderation'));
    const sendPage = async (reply: FastifyReply, notice = '') =>
      reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(renderModerationPage(await moderation.list(), notice));
    const options = { schema: { hide: true }, helmet: { contentSecurityPolicy: operatorPagePolicy } };

    app.get('/ops/moderation', options, async (_request, reply) => sendPage(reply));
    app.post('/ops/moderation', { ...options, schema: { hide: true, body: act } }, async ({ body }, reply) => {
      await moderation.act(body.action, body, body.reason);
      return sendPage(reply, `Done: ${body.action} ${body.target}.`);
    });

    app.get('/ops/moderation/items', { schema: { hide: true } }, async () => ({ status: 'success', items: await moderation.list() }));
    app.post('/ops/moderation/actions', { schema: { hide: true, body: act } }, async ({ body }) => {
      await moderation.act(body.action, body, body.reason);
      return { status: 'success' };
    });
  };
}
