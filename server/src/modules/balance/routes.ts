import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { apiPaths, balanceResponse } from '@oracle-astra/shared/contract';
import { sessionOf } from '../../plugins/auth';
import type { Services } from '../../services';

export function balanceRoutes({ ledger, deps }: Pick<Services, 'ledger' | 'deps'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      method: ['GET', 'POST'],
      url: apiPaths.balance,
      schema: { tags: ['commerce'], response: { 200: balanceResponse } },
      handler: async (request) => {
        const { available } = await ledger.balances(deps.db, sessionOf(request).uid);
        return {
          status: 'success' as const,
          oracle_questions: available.oracle_question,
          astra_questions: available.astra_question,
          daily_predictions: available.daily_prediction,
          weekly_predictions: available.weekly_prediction,
          monthly_predictions: available.monthly_prediction,
          yearly_predictions: available.yearly_prediction,
          wallet: available.wallet_paise / 100,
        };
      },
    });
  };
}
