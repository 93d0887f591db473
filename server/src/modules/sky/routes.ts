import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { apiPaths, birthSkyRequest, birthSkyResponse, skyDaysResponse, skyNowResponse, skyQuery } from '@oracle-astra/shared/contract';
import { negotiateLocale } from '../../plugins/locale';
import type { Services } from '../../services';

export function skyRoutes({ sky }: Pick<Services, 'sky'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      apiPaths.skyNow,
      { schema: { tags: ['sky'], querystring: skyQuery, response: { 200: skyNowResponse } } },
      async (request, reply) => {
        return { status: 'success' as const, ...(await sky.now(request.query, negotiateLocale(request, reply))) };
      },
    );
    app.get(
      apiPaths.skyDays,
      { schema: { tags: ['sky'], querystring: skyQuery, response: { 200: skyDaysResponse } } },
      async (request, reply) => {
        return { status: 'success' as const, ...(await sky.days(request.query, negotiateLocale(request, reply))) };
      },
    );
    app.post(
      apiPaths.birthSky,
      { schema: { tags: ['sky'], body: birthSkyRequest, response: { 200: birthSkyResponse } } },
      async (request) => {
        return { status: 'success' as const, ...sky.ofBirth(request.body) };
      },
    );
  };
}
