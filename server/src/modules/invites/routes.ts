import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { apiPaths, doneResponse, inviteRequest } from '@oracle-astra/shared/contract';
import { callerOf } from '../../plugins/idempotency';
import type { Services } from '../../services';

export function inviteRoutes({ invites }: Pick<Services, 'invites'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(apiPaths.invite, { schema: { tags: ['invites'], body: inviteRequest, response: { 200: doneResponse } } }, async (request) => {
      await invites.send(callerOf(request), request.body.mobile);
      return { status: 'success' as const, message: 'Invitation sent.' };
    });
  };
}
