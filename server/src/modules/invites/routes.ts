import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { apiPaths, doneResponse, inviteLinkResponse, inviteRequest, siteRoutes, type Locale } from '@oracle-astra/shared/contract';
import { sessionOf } from '../../plugins/auth';
import { callerOf } from '../../plugins/idempotency';
import { negotiateLocale } from '../../plugins/locale';
import type { Services } from '../../services';

const sentMessages: Record<Locale, string> = { en: 'Invitation sent.', hi: 'न्योता भेज दिया गया।' };

export function inviteRoutes({ invites }: Pick<Services, 'invites'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      apiPaths.invite,
      { schema: { tags: ['invites'], body: inviteRequest, response: { 200: doneResponse } } },
      async (request, reply) => {
        await invites.send(callerOf(request), request.body.mobile);
        return { status: 'success' as const, message: sentMessages[negotiateLocale(request, reply)] };
      },
    );

    app.get(apiPaths.inviteLink, { schema: { tags: ['invites'], response: { 200: inviteLinkResponse } } }, async (request) => ({
      status: 'success' as const,
      path: siteRoutes.invitation(invites.linkTokens.seal(sessionOf(request).uid)),
    }));
  };
}
