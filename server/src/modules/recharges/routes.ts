import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { apiPaths, rechargesResponse } from '@oracle-astra/shared/contract';
import { negotiateLocale } from '../../plugins/locale';
import type { Services } from '../../services';
import { getAllPacks } from './packs';

export function rechargeRoutes({ deps: { config } }: Pick<Services, 'deps'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(apiPaths.recharges, { schema: { tags: ['commerce'], response: { 200: rechargesResponse } } }, async (request, reply) => ({
      status: 'success' as const,
      recharges: getAllPacks(config.commerce, negotiateLocale(request, reply)),
    }));
  };
}
