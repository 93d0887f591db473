import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { apiPaths, askRightsRequest, askRightsResponse, doneResponse, nominee } from '@oracle-astra/shared/contract';
import { sessionOf } from '../../plugins/auth';
import { callerOf } from '../../plugins/idempotency';
import type { Services } from '../../services';
import { findCareCard } from '../care/find-care-card';

const tags = ['session'];
const done = { status: 'success' } as const;

/** The nominee of a person, and requests by law; both are read with the consents. */
export function rightsRoutes({ rights }: Pick<Services, 'rights'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(apiPaths.setNominee, { schema: { tags, body: nominee, response: { 200: doneResponse } } }, async (request) => {
      await rights.setNominee(sessionOf(request).uid, request.body);
      return done;
    });

    app.post(apiPaths.removeNominee, { schema: { tags, response: { 200: doneResponse } } }, async (request) => {
      await rights.removeNominee(sessionOf(request).uid);
      return done;
    });

    app.post(apiPaths.askRights, { schema: { tags, body: askRightsRequest, response: { 200: askRightsResponse } } }, async (request) => {
      await rights.ask(callerOf(request), request.body);
      const care = findCareCard(request.body.body);
      return { ...done, ...(care && { care }) };
    });
  };
}
