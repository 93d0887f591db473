import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { apiPaths, birthSkyRequest, birthSkyResponse, skyNowResponse } from '@oracle-astra/shared/contract';
import type { Services } from '../../services';

export function skyRoutes({ sky }: Pick<Services, 'sky'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(apiPaths.skyNow, { schema: { tags: ['sky'], response: { 200: skyNowResponse } } }, async () => {
      return { status: 'success' as const, sky: sky.now() };
    });
    app.post(
      apiPaths.birthSky,
      { schema: { tags: ['sky'], body: birthSkyRequest, response: { 200: birthSkyResponse } } },
      async (request) => {
        return { status: 'success' as const, ...sky.ofBirth(request.body) };
      },
    );
  };
}
