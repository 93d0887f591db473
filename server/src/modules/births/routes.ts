import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { addBirthAnswer, addBirthRequest, api, birthId, birthsAnswer, chartAnswer, doneAnswer, editBirthRequest } from '@oracle-astra/shared/contract';
import { sessionOf } from '../../plugins/auth';
import { callerOf } from '../../plugins/idempotency';
import type { Services } from '../../services';

const tags = ['births'];
const done = { status: 'success' } as const;

export function birthRoutes({ births }: Services): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(api.addBirth, { config: { allowBanned: true }, schema: { tags, body: addBirthRequest, response: { 200: addBirthAnswer } } }, async (request) => {
      return { ...done, bid: await births.add(callerOf(request), request.body) };
    });

    app.post(api.editBirth, { config: { allowBanned: true }, schema: { tags, body: editBirthRequest, response: { 200: addBirthAnswer } } }, async (request) => {
      return { ...done, bid: await births.edit(callerOf(request), request.body) };
    });

    app.get(api.births, { schema: { tags, response: { 200: birthsAnswer } } }, async (request) => {
      return { ...done, births: await births.list(sessionOf(request).uid) };
    });

    app.post(api.deleteBirth, { config: { allowBanned: true }, schema: { tags, body: birthId, response: { 200: doneAnswer } } }, async (request) => {
      await births.remove(callerOf(request), request.body.bid);
      return done;
    });

    app.get(api.chart, { schema: { tags, querystring: birthId, response: { 200: chartAnswer } } }, async (request) => {
      return { ...done, chart: await births.chart(sessionOf(request).uid, request.query.bid) };
    });
  };
}
