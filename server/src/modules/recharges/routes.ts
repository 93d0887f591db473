import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { apiPaths, rechargesResponse } from '@oracle-astra/shared/contract';
import { negotiateLocale } from '../../plugins/locale';
import { getAllPacks } from './packs';

export function rechargeRoutes(): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(apiPaths.recharges, { schema: { tags: ['commerce'], response: { 200: rechargesResponse } } }, async (request, reply) => ({
      status: 'success' as const,
      recharges: getAllPacks(negotiateLocale(request, reply)),
    }));
  };
}
