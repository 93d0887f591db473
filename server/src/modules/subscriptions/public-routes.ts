import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { apiPaths, plansResponse } from '@oracle-astra/shared/contract';
import { plans } from './plans';

export function planRoutes(): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(apiPaths.plans, { schema: { tags: ['commerce'], response: { 200: plansResponse } } }, async () => ({
      status: 'success' as const,
      plans,
    }));
  };
}
