import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { apiPaths, profileResponse } from '@oracle-astra/shared/contract';
import { sessionOf } from '../../plugins/auth';
import type { Services } from '../../services';

export function forumOwnRoutes({ profiles }: Pick<Services, 'profiles'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(apiPaths.myProfile, { schema: { tags: ['forum'], response: { 200: profileResponse } } }, async (request) => ({
      status: 'success' as const,
      profile: await profiles.getOwn(sessionOf(request).uid),
    }));
  };
}
