import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { api, rechargesAnswer } from '@oracle-astra/shared/contract';
import { allPacks } from './packs';

export function rechargeRoutes(): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(api.recharges, { schema: { tags: ['commerce'], response: { 200: rechargesAnswer } } },
      async () => ({ status: 'success' as const, recharges: allPacks() }));
  };
}
