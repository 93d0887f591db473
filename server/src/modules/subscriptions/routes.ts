import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { api, subscriptionStatusAnswer } from '@oracle-astra/shared/contract';
import { sessionOf } from '../../plugins/auth';
import type { Services } from '../../services';

export function subscriptionRoutes({ subscriptions }: Pick<Services, 'subscriptions'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(api.subscriptionStatus, { schema: { tags: ['commerce'], response: { 200: subscriptionStatusAnswer } } },
      async (request) => subscriptions.status(sessionOf(request).uid));
  };
}
