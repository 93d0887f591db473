import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  addBirthResponse,
  addBirthRequest,
  apiPaths,
  birthId,
  birthsResponse,
  chartResponse,
  doneResponse,
  editBirthRequest,
} from '@oracle-astra/shared/contract';
import { sessionOf } from '../../plugins/auth';
import { callerOf } from '../../plugins/idempotency';
import type { Services } from '../../services';

const tags = ['births'];
const done = { status: 'success' } as const;

export function birthRoutes({ births }: Services): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      apiPaths.addBirth,
      { config: { allowBanned: true }, schema: { tags, body: addBirthRequest, response: { 200: addBirthResponse } } },
      async (request) => {
        return { ...done, bid: await births.add(callerOf(request), request.body) };
      },
    );

    app.post(
      apiPaths.editBirth,
      { config: { allowBanned: true }, schema: { tags, body: editBirthRequest, response: { 200: addBirthResponse } } },
      async (request) => {
        return { ...done, bid: await births.edit(callerOf(request), request.body) };
      },
    );

    app.get(apiPaths.births, { schema: { tags, response: { 200: birthsResponse } } }, async (request) => {
      return { ...done, births: await births.list(sessionOf(request).uid) };
    });

    app.post(
      apiPaths.deleteBirth,
      { config: { allowBanned: true }, schema: { tags, body: birthId, response: { 200: doneResponse } } },
      async (request) => {
        await births.remove(callerOf(request), request.body.bid);
        return done;
      },
    );

    app.get(apiPaths.chart, { schema: { tags, querystring: birthId, response: { 200: chartResponse } } }, async (request) => {
      return { ...done, chart: await births.chart(sessionOf(request).uid, request.query.bid) };
    });
  };
}
