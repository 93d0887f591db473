import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { apiPaths, plansResponse } from '@oracle-astra/shared/contract';
import { negotiateLocale } from '../../plugins/locale';
import { plans } from './plans';

export function planRoutes(): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(apiPaths.plans, { schema: { tags: ['commerce'], response: { 200: plansResponse } } }, async (request, reply) => ({
      status: 'success' as const,
      plans: plans[negotiateLocale(request, reply)],
    }));
  };
}
