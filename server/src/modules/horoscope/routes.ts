import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { apiPaths, horoscopeResponse, horoscopeRequest } from '@oracle-astra/shared/contract';
import { negotiateLocale } from '../../plugins/locale';
import type { Services } from '../../services';

export function horoscopeRoutes({ horoscope }: Pick<Services, 'horoscope'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      apiPaths.horoscope,
      { schema: { tags: ['horoscope'], body: horoscopeRequest, response: { 200: horoscopeResponse } } },
      async (request, reply) => {
        const { date, areas } = horoscope.read(request.body, negotiateLocale(request, reply));
        return { status: 'success' as const, date, response: { bot_response: areas } };
      },
    );
  };
}
