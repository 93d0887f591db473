import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { accuracyResponse, apiPaths } from '@oracle-astra/shared/contract';
import type { Services } from '../../services';

/** Public figures about the engine's accuracy. */
export function accuracyRoutes({ accuracy }: Pick<Services, 'accuracy'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(apiPaths.accuracy, { schema: { tags: ['accuracy'], response: { 200: accuracyResponse } } }, async () => ({
      status: 'success' as const,
      ...(await accuracy.read()),
    }));
  };
}
