import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  apiPaths,
  panchangDayQuery,
  panchangDayResponse,
  panchangMonthQuery,
  panchangMonthResponse,
  panchangQuery,
  panchangResponse,
} from '@oracle-astra/shared/contract';
import { negotiateLocale } from '../../plugins/locale';
import type { Services } from '../../services';

export function panchangRoutes({ panchang, panchangCalendar }: Pick<Services, 'panchang' | 'panchangCalendar'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      apiPaths.panchang,
      { schema: { tags: ['panchang'], querystring: panchangQuery, response: { 200: panchangResponse } } },
      async (request) => {
        return { status: 'success' as const, panchang: panchang.get(request.query) };
      },
    );
    app.get(
      apiPaths.panchangDay,
      { schema: { tags: ['panchang'], querystring: panchangDayQuery, response: { 200: panchangDayResponse } } },
      async (request, reply) => {
        return { status: 'success' as const, ...(await panchangCalendar.day(request.query, negotiateLocale(request, reply))) };
      },
    );
    app.get(
      apiPaths.panchangMonth,
      { schema: { tags: ['panchang'], querystring: panchangMonthQuery, response: { 200: panchangMonthResponse } } },
      async (request, reply) => {
        return { status: 'success' as const, ...(await panchangCalendar.month(request.query, negotiateLocale(request, reply))) };
      },
    );
  };
}
