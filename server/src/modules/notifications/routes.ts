import type { ServerResponse } from 'node:http';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Gauge } from 'prom-client';
import {
  apiPaths,
  doneResponse,
  notificationPreferencesResponse,
  notificationSummaryResponse,
  notificationsResponse,
  notificationsRequest,
  openNotificationRequest,
  setNotificationPreferencesRequest,
} from '@oracle-astra/shared/contract';
import * as z from 'zod/mini';
import { sessionOf } from '../../plugins/auth';
import { callerOf } from '../../plugins/idempotency';
import { negotiateLocale } from '../../plugins/locale';
import type { Services } from '../../services';
import { streamUnseenCount } from './stream';

const tags = ['notifications'];
const done = { status: 'success' } as const;
const events = { 200: { description: 'Events named summary.', content: { 'text/event-stream': { schema: z.string() } } } };

type Needed = Pick<Services, 'notifications' | 'notificationHub' | 'sessions'>;

export function notificationRoutes({ notifications, notificationHub: hub, sessions }: Needed): FastifyPluginAsyncZod {
  return async (app) => {
    const open = new Set<ServerResponse>();
    app.addHook('preClose', async () => {
      for (const stream of open) stream.end();
    });
    app.addHook('onClose', () => hub.close());
    new Gauge({
      name: 'notification_streams',
      help: 'Open streams of unseen notifications.',
      registers: [app.metrics],
      collect() {
        this.set(open.size);
      },
    });

    app.get(apiPaths.notificationSummary, { schema: { tags, response: { 200: notificationSummaryResponse } } }, async (request) => ({
      ...done,
      unseen_count: await notifications.countUnseen(sessionOf(request).uid),
    }));

    app.get(apiPaths.notificationStream, { schema: { hide: true, tags, response: events } }, async (request, reply) => {
      const session = sessionOf(request);
      const isActive = async () => sessions.isActive(session);
      await streamUnseenCount(reply, session.uid, { hub, countUnseen: notifications.countUnseen, isActive, open });
      return reply;
    });

    app.post(
      apiPaths.notifications,
      { schema: { tags, body: notificationsRequest, response: { 200: notificationsResponse } } },
      async (request, reply) => ({
        ...done,
        ...(await notifications.list(sessionOf(request).uid, request.body.start, negotiateLocale(request, reply))),
      }),
    );

    app.post(
      apiPaths.openNotification,
      { schema: { tags, body: openNotificationRequest, response: { 200: doneResponse } } },
      async (request) => {
        await notifications.open(callerOf(request), request.body);
        return done;
      },
    );

    app.get(
      apiPaths.notificationPreferences,
      { schema: { tags, response: { 200: notificationPreferencesResponse } } },
      async (request) => ({
        ...done,
        preferences: await notifications.preferences(sessionOf(request).uid),
      }),
    );

    app.post(
      apiPaths.setNotificationPreferences,
      {
        schema: { tags, body: setNotificationPreferencesRequest, response: { 200: notificationPreferencesResponse } },
      },
      async (request) => ({ ...done, preferences: await notifications.setPreferences(callerOf(request), request.body) }),
    );
  };
}
