import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { apiPaths, horoscopeResponse, horoscopeRequest } from '@oracle-astra/shared/contract';
import type { Services } from '../../services';

export function horoscopeRoutes({ horoscope }: Pick<Services, 'horoscope'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      apiPaths.horoscope,
      { schema: { tags: ['horoscope'], body: horoscopeRequest, response: { 200: horoscopeResponse } } },
      async ({ body }) => {
        const { date, areas } = horoscope.read(body);
        return { status: 'success' as const, date, response: { bot_response: areas } };
      },
    );
  };
}
