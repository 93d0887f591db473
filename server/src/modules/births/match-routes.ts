import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { apiPaths, matchRequest, matchResponse } from '@oracle-astra/shared/contract';
import { negotiateLocale } from '../../plugins/locale';
import type { Services } from '../../services';

/** Matching for everyone; saved records need their person's session. */
export function matchRoutes({ births }: Pick<Services, 'births'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      apiPaths.match,
      { schema: { tags: ['births'], body: matchRequest, response: { 200: matchResponse } } },
      async (request, reply) => {
        const match = await births.match(request.body, request.session?.uid ?? null, negotiateLocale(request, reply));
        return { status: 'success' as const, match };
      },
    );
  };
}
