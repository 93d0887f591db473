import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { apiPaths, panchangResponse, panchangQuery } from '@oracle-astra/shared/contract';
import type { Services } from '../../services';

export function panchangRoutes({ panchang }: Services): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      apiPaths.panchang,
      { schema: { tags: ['panchang'], querystring: panchangQuery, response: { 200: panchangResponse } } },
      async (request) => {
        return { status: 'success' as const, panchang: panchang.get(request.query) };
      },
    );
  };
}
