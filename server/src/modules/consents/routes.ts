import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { apiPaths, doneResponse, privacyResponse, setConsentRequest } from '@oracle-astra/shared/contract';
import { sessionOf } from '../../plugins/auth';
import { negotiateLocale } from '../../plugins/locale';
import type { Services } from '../../services';
import { describeKeptData } from './kept-data';

const tags = ['session'];

/** What a person has agreed to, and how long what is kept. */
export function consentRoutes({ consents, minors, rights }: Pick<Services, 'consents' | 'minors' | 'rights'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(apiPaths.privacy, { schema: { tags, response: { 200: privacyResponse } } }, async (request, reply) => {
      const { uid } = sessionOf(request);
      const minor = await minors.find(uid);
      return {
        status: 'success' as const,
        consents: await consents.list(uid),
        kept: describeKeptData(negotiateLocale(request, reply)),
        ...(minor !== null && { minor }),
        children: await minors.listChildren(uid),
        nominee: await rights.findNominee(uid),
        requests: await rights.list(uid),
      };
    });

    app.post(
      apiPaths.setConsent,
      { schema: { tags, body: setConsentRequest, response: { 200: doneResponse } } },
      async (request, reply) => {
        await consents.set(sessionOf(request).uid, request.body, negotiateLocale(request, reply));
        return { status: 'success' as const };
      },
    );
  };
}
