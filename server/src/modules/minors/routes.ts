import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  apiPaths,
  childLinkResponse,
  childRequest,
  childResponse,
  doneResponse,
  giveChildConsentRequest,
  setOwnBirthRequest,
  withdrawChildConsentRequest,
} from '@oracle-astra/shared/contract';
import { sessionOf } from '../../plugins/auth';
import { negotiateLocale } from '../../plugins/locale';
import type { Services } from '../../services';

const tags = ['session'];
const done = { status: 'success' } as const;

/** People under 18, and parents who agree to their accounts. */
export function minorRoutes({ minors }: Pick<Services, 'minors'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(apiPaths.childLink, { schema: { tags, response: { 200: childLinkResponse } } }, async (request) => ({
      ...done,
      ...minors.createLink(sessionOf(request).uid),
    }));

    app.get(apiPaths.childOfLink, { schema: { tags, querystring: childRequest, response: { 200: childResponse } } }, async (request) => ({
      ...done,
      ...(await minors.childOf(sessionOf(request).uid, request.query.child)),
    }));

    app.post(
      apiPaths.giveChildConsent,
      { schema: { tags, body: giveChildConsentRequest, response: { 200: doneResponse } } },
      async (request, reply) => {
        await minors.agree(sessionOf(request).uid, request.body, negotiateLocale(request, reply));
        return done;
      },
    );

    app.post(
      apiPaths.withdrawChildConsent,
      { schema: { tags, body: withdrawChildConsentRequest, response: { 200: doneResponse } } },
      async (request) => {
        await minors.withdraw(sessionOf(request).uid, request.body.id);
        return done;
      },
    );

    app.post(apiPaths.setOwnBirth, { schema: { tags, body: setOwnBirthRequest, response: { 200: doneResponse } } }, async (request) => {
      await minors.setOwnBirth(sessionOf(request).uid, request.body.bid);
      return done;
    });
  };
}
