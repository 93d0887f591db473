import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { Config } from '../../config/config';
import { DomainError } from '../../domain-error';
import type { DeadJobs } from '../../jobs/dead-jobs';
import { operatorPagePolicy, requireOperatorPassword } from '../../plugins/operators/operator-password';
import { renderJobsPage, type JobsPage } from './page';

const act = z.object({ action: z.enum(['retry', 'discard']), id: z.uuid() });
const done = { retry: 'is in the queue again', discard: 'is discarded' } as const;

/** Background jobs for operators: the queue, and failed jobs to retry or discard. */
export function jobRoutes(config: Pick<Config, 'local' | 'metricsToken'>, deadJobs: DeadJobs): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onRequest', requireOperatorPassword(config, 'Work for later'));
    const sendPage = async (reply: FastifyReply, notice: JobsPage['notice'] = null) =>
      reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .status(notice?.done === false ? 409 : 200)
        .send(renderJobsPage({ dead: await deadJobs.list(), counts: await deadJobs.summarize(), notice }));
    const helmet = { contentSecurityPolicy: operatorPagePolicy };

    app.get('/ops/jobs', { helmet, schema: { hide: true } }, async (_request, reply) => sendPage(reply));
    app.post('/ops/jobs', { helmet, schema: { hide: true, body: act } }, async ({ body: { action, id } }, reply) => {
      try {
        const kind = await deadJobs[action](id);
        return await sendPage(reply, { done: true, sentence: `${kind} ${done[action]}.` });
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        return sendPage(reply, { done: false, sentence: error.message });
      }
    });
  };
}
