import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { apiPaths, horoscopeRequest, horoscopeResponse, horoscopeSignsQuery, horoscopeSignsResponse } from '@oracle-astra/shared/contract';
import { negotiateLocale } from '../../plugins/locale';
import type { Services } from '../../services';

export function horoscopeRoutes({ horoscope }: Pick<Services, 'horoscope'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      apiPaths.horoscope,
      { schema: { tags: ['horoscope'], body: horoscopeRequest, response: { 200: horoscopeResponse } } },
      async (request, reply) => {
        const { areas, ...period } = horoscope.read(request.body, negotiateLocale(request, reply));
        return { status: 'success' as const, ...period, response: { bot_response: areas } };
      },
    );
    app.get(
      apiPaths.horoscopeSigns,
      { schema: { tags: ['horoscope'], querystring: horoscopeSignsQuery, response: { 200: horoscopeSignsResponse } } },
      async (request, reply) => {
        return { status: 'success' as const, ...horoscope.readSigns(request.query.when ?? 'Today', negotiateLocale(request, reply)) };
      },
    );
  };
}
