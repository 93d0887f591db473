import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { apiPaths, plansResponse } from '@oracle-astra/shared/contract';
import { negotiateLocale } from '../../plugins/locale';
import type { Services } from '../../services';
import { getPlans } from './plans';

export function planRoutes({ deps: { config } }: Pick<Services, 'deps'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(apiPaths.plans, { schema: { tags: ['commerce'], response: { 200: plansResponse } } }, async (request, reply) => ({
      status: 'success' as const,
      plans: getPlans(config.commerce.plan, negotiateLocale(request, reply)),
    }));
  };
}
