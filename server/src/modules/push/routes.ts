import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  addPushSubscriptionRequest,
  apiPaths,
  doneResponse,
  pushKeyResponse,
  pushStateRequest,
  pushStateResponse,
  removePushSubscriptionRequest,
} from '@oracle-astra/shared/contract';
import { sessionOf } from '../../plugins/auth';
import { callerOf } from '../../plugins/idempotency';
import { negotiateLocale } from '../../plugins/locale';
import type { Services } from '../../services';

const tags = ['notifications'];
const done = { status: 'success' } as const;

/** Notifications on a person's devices. Banned persons may use them, because they concern only their own data. */
export function pushRoutes({ push }: Pick<Services, 'push'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(apiPaths.pushKey, { schema: { tags, response: { 200: pushKeyResponse } } }, async () => ({ ...done, key: push.publicKey }));

    app.post(apiPaths.pushState, { schema: { tags, body: pushStateRequest, response: { 200: pushStateResponse } } }, async (request) => ({
      ...done,
      ...(await push.getState(sessionOf(request).uid, request.body)),
    }));

    app.post(
      apiPaths.addPushSubscription,
      { schema: { tags, body: addPushSubscriptionRequest, response: { 200: doneResponse } } },
      async (request, reply) => {
        await push.add(callerOf(request), sessionOf(request).jti, request.body, negotiateLocale(request, reply));
        return done;
      },
    );

    app.post(
      apiPaths.removePushSubscription,
      { schema: { tags, body: removePushSubscriptionRequest, response: { 200: doneResponse } } },
      async (request) => {
        await push.remove(sessionOf(request).uid, request.body);
        return done;
      },
    );
  };
}
