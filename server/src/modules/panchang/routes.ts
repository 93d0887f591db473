import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { api, panchangAnswer, panchangQuery } from '@oracle-astra/shared/contract';
import type { Services } from '../../services';

export function panchangRoutes({ panchang }: Services): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(api.panchang, { schema: { tags: ['panchang'], querystring: panchangQuery, response: { 200: panchangAnswer } } }, async (request) => {
      return { status: 'success' as const, panchang: panchang.of(request.query) };
    });
  };
}
