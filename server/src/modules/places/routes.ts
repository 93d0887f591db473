import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { apiPaths, placesResponse, placesQuery } from '@oracle-astra/shared/contract';
import type { Services } from '../../services';

/** Answers as the maps service does that may take its place; the key is accepted and not asked for. */
export function placesRoutes({ places }: Pick<Services, 'places'>): FastifyPluginAsyncZod {
  return async (app) => {
    // Before anybody searches, and not before the server answers.
    app.addHook('onListen', () => void places.prepare().catch((error: unknown) => app.log.error({ err: error }, 'The gazetteer cannot be read')));

    app.get(apiPaths.places, { schema: { tags: ['places'], querystring: placesQuery, response: { 200: placesResponse } } }, async ({ query }, reply) => {
      reply.header('cache-control', 'public, max-age=3600');
      return { status: 'ok', predictions: await places.autocomplete(query.input) };
    });
  };
}
