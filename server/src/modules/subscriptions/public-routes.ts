import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { api, plansAnswer } from '@oracle-astra/shared/contract';
import { plans } from './plans';

export function planRoutes(): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(api.plans, { schema: { tags: ['commerce'], response: { 200: plansAnswer } } }, async () => ({ status: 'success' as const, plans }));
  };
}
