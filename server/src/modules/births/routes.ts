import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  addBirthResponse,
  addBirthRequest,
  addLifeEventRequest,
  addLifeEventResponse,
  apiPaths,
  birthId,
  birthsResponse,
  chartResponse,
  deleteLifeEventRequest,
  doneResponse,
  editBirthRequest,
  kundliResponse,
  lifeEventsResponse,
} from '@oracle-astra/shared/contract';
import { sessionOf } from '../../plugins/auth';
import { callerOf } from '../../plugins/idempotency';
import { negotiateLocale } from '../../plugins/locale';
import type { Services } from '../../services';

const tags = ['births'];
const done = { status: 'success' } as const;

export function birthRoutes({ births }: Services): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(apiPaths.addBirth, { schema: { tags, body: addBirthRequest, response: { 200: addBirthResponse } } }, async (request) => {
      return { ...done, bid: await births.add(callerOf(request), request.body) };
    });

    app.post(apiPaths.editBirth, { schema: { tags, body: editBirthRequest, response: { 200: addBirthResponse } } }, async (request) => {
      return { ...done, bid: await births.edit(callerOf(request), request.body) };
    });

    app.get(apiPaths.births, { schema: { tags, response: { 200: birthsResponse } } }, async (request) => {
      return { ...done, ...(await births.list(sessionOf(request).uid)) };
    });

    app.post(apiPaths.deleteBirth, { schema: { tags, body: birthId, response: { 200: doneResponse } } }, async (request) => {
      await births.remove(callerOf(request), request.body.bid);
      return done;
    });

    app.get(apiPaths.chart, { schema: { tags, querystring: birthId, response: { 200: chartResponse } } }, async (request) => {
      return { ...done, chart: await births.chart(sessionOf(request).uid, request.query.bid) };
    });

    app.get(apiPaths.kundli, { schema: { tags, querystring: birthId, response: { 200: kundliResponse } } }, async (request, reply) => {
      const { uid } = sessionOf(request);
      return { ...done, kundli: await births.kundli(uid, request.query.bid, negotiateLocale(request, reply)) };
    });
  };
}

/** Events of a life on the dasha line of a birth. */
export function lifeEventRoutes({ births: { events } }: Services): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(apiPaths.lifeEvents, { schema: { tags, querystring: birthId, response: { 200: lifeEventsResponse } } }, async (request) => {
      return { ...done, events: await events.list(sessionOf(request).uid, request.query.bid) };
    });

    app.post(
      apiPaths.addLifeEvent,
      { schema: { tags, body: addLifeEventRequest, response: { 200: addLifeEventResponse } } },
      async (request) => {
        return { ...done, event: await events.add(callerOf(request), request.body) };
      },
    );

    app.post(
      apiPaths.deleteLifeEvent,
      { schema: { tags, body: deleteLifeEventRequest, response: { 200: doneResponse } } },
      async (request) => {
        await events.remove(callerOf(request), request.body.eid);
        return done;
      },
    );
  };
}
