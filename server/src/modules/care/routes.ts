import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { apiPaths, careCallRequest, doneResponse } from '@oracle-astra/shared/contract';
import type { Services } from '../../services';
import { logCareCall } from './care-log';

/** Taps are counted without an account, so these routes need no token. */
export function careRoutes({ deps: { db, clock } }: Pick<Services, 'deps'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      apiPaths.careCall,
      { schema: { tags: ['chats'], body: careCallRequest, response: { 200: doneResponse } } },
      async (request) => {
        await logCareCall(db, request.body, clock());
        return { status: 'success' as const };
      },
    );
  };
}
