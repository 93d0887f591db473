import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { locales, localizePath, siteRoutes } from '@oracle-astra/shared/contract';
import type { Services } from '../../services';
import { setLinkCookie } from './link-cookie';

/** The target of an invitation link: the home page, with the inviter stored for a sign-in. */
export function inviteLinkRoutes({ invites, deps: { config } }: Pick<Services, 'invites' | 'deps'>): FastifyPluginAsyncZod {
  return async (app) => {
    const schema = { hide: true, params: z.object({ token: z.string() }) };
    for (const locale of locales) {
      app.get(localizePath('/invited/:token', locale), { schema }, async (request, reply) => {
        const { token } = request.params;
        if (invites.linkTokens.open(token) !== null) setLinkCookie(reply, token, config.publicUrl);
        return reply.header('cache-control', 'no-store').redirect(localizePath(siteRoutes.home, locale), 302);
      });
    }
  };
}
