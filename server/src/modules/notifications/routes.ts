import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  apiPaths,
  discussionId,
  doneResponse,
  notificationSummaryResponse,
  notificationsResponse,
  notificationsRequest,
} from '@oracle-astra/shared/contract';
import { sessionOf } from '../../plugins/auth';
import { callerOf } from '../../plugins/idempotency';
import type { Services } from '../../services';

export function notificationRoutes({ notifications }: Pick<Services, 'notifications'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      apiPaths.notificationSummary,
      { schema: { tags: ['notifications'], response: { 200: notificationSummaryResponse } } },
      async (request) => ({ status: 'success' as const, unseen_count: await notifications.countUnseen(sessionOf(request).uid) }),
    );

    app.post(
      apiPaths.notifications,
      {
        config: { allowBanned: true },
        schema: { tags: ['notifications'], body: notificationsRequest, response: { 200: notificationsResponse } },
      },
      async (request) => ({ status: 'success' as const, ...(await notifications.list(sessionOf(request).uid, request.body.start)) }),
    );

    app.post(
      apiPaths.openNotification,
      { config: { allowBanned: true }, schema: { tags: ['notifications'], body: discussionId, response: { 200: doneResponse } } },
      async (request) => {
        await notifications.open(callerOf(request).uid, request.body.did);
        return { status: 'success' as const };
      },
    );
  };
}
