import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { pageSchema } from '@oracle-astra/shared/contract';
import type { Config } from '../../config/config';
import { operatorPagePolicy, requireOperatorPassword } from '../../plugins/operators/operator-password';
import { renderModerationPage } from './page';
import { personKeys } from './repository';
import { moderationActionNames } from './service';
import type { ModerationService } from './service';

const act = z.object({
  action: z.enum(moderationActionNames),
  by: z.optional(z.enum(personKeys)),
  target: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  to: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(20))),
  reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
});

const view = z.object({
  list: z._default(z.enum(['queue', 'hidden']), 'queue'),
  page: z._default(pageSchema, 1),
});

/** Moderation for operators: a page, and the same as JSON for the command line. */
export function moderationRoutes(config: Pick<Config, 'local' | 'metricsToken'>, moderation: ModerationService): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onRequest', requireOperatorPassword(config, 'Moderation'));
    const sendPage = async (reply: FastifyReply, { list, page }: z.infer<typeof view>, notice = '') =>
      reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(
          renderModerationPage(
            { ...(await moderation.list(list, page)), list, page, hidden: list === 'queue' ? await moderation.listHidden() : [] },
            notice,
          ),
        );
    const options = { helmet: { contentSecurityPolicy: operatorPagePolicy } };

    app.get('/ops/moderation', { ...options, schema: { hide: true, querystring: view } }, async ({ query }, reply) =>
      sendPage(reply, query),
    );
    app.post('/ops/moderation', { ...options, schema: { hide: true, body: act, querystring: view } }, async ({ body, query }, reply) => {
      await moderation.act(body.action, body, body.reason);
      return sendPage(reply, query, `Done: ${body.action} ${body.target}.`);
    });

    app.get('/ops/moderation/items', { schema: { hide: true, querystring: view } }, async ({ query: { list, page } }) => ({
      status: 'success',
      ...(await moderation.list(list, page)),
    }));
    app.post('/ops/moderation/actions', { schema: { hide: true, body: act } }, async ({ body }) => {
      await moderation.act(body.action, body, body.reason);
      return { status: 'success' };
    });
  };
}
