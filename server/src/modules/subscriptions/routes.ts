import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { apiPaths, subscriptionStatusResponse } from '@oracle-astra/shared/contract';
import { sessionOf } from '../../plugins/auth';
import { negotiateLocale } from '../../plugins/locale';
import type { Services } from '../../services';

export function subscriptionRoutes({ subscriptions }: Pick<Services, 'subscriptions'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      apiPaths.subscriptionStatus,
      { schema: { tags: ['commerce'], response: { 200: subscriptionStatusResponse } } },
      async (request, reply) => subscriptions.status(sessionOf(request).uid, negotiateLocale(request, reply)),
    );
  };
}
