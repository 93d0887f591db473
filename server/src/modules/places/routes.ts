import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { apiPaths, placesResponse, placesQuery } from '@oracle-astra/shared/contract';
import { negotiateLocale } from '../../plugins/locale';
import type { Services } from '../../services';

/** Place search in the format of the maps service that can replace it; an API key is accepted and ignored. */
export function placesRoutes({ places }: Pick<Services, 'places'>): FastifyPluginAsyncZod {
  return async (app) => {
    // Indexed after the server listens and before the first search.
    app.addHook(
      'onListen',
      () => void places.prepare().catch((error: unknown) => app.log.error({ err: error }, 'The gazetteer cannot be read')),
    );

    app.get(
      apiPaths.places,
      { schema: { tags: ['places'], querystring: placesQuery, response: { 200: placesResponse } } },
      async (request, reply) => {
        reply.header('cache-control', 'public, max-age=3600');
        return { status: 'ok', predictions: await places.autocomplete(request.query.input, negotiateLocale(request, reply)) };
      },
    );
  };
}
