import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  apiPaths,
  balanceHistoryRequest,
  balanceHistoryResponse,
  balanceResponse,
  balanceUsageResponse,
  questionPricePaise,
} from '@oracle-astra/shared/contract';
import { sessionOf } from '../../plugins/auth';
import type { Services } from '../../services';
import { computePlanBreakEven } from '../payments/prices';
import { countAsked, createBalanceHistory } from './history';

export function balanceRoutes({ ledger, subscriptions, deps }: Pick<Services, 'ledger' | 'subscriptions' | 'deps'>): FastifyPluginAsyncZod {
  const listHistory = createBalanceHistory(deps.db);
  return async (app) => {
    app.route({
      method: ['GET', 'POST'],
      url: apiPaths.balance,
      schema: { tags: ['commerce'], response: { 200: balanceResponse } },
      handler: async (request) => {
        const { uid } = sessionOf(request);
        const { available } = await ledger.balances(deps.db, uid);
        const isActive = available.subscription_question > 0 && (await subscriptions.isActive(deps.db, uid));
        return {
          status: 'success' as const,
          oracle_questions: available.oracle_question,
          astra_questions: available.astra_question,
          daily_predictions: available.daily_prediction,
          weekly_predictions: available.weekly_prediction,
          monthly_predictions: available.monthly_prediction,
          yearly_predictions: available.yearly_prediction,
          wallet: available.wallet_paise / 100,
          subscription_questions: isActive ? available.subscription_question : 0,
        };
      },
    });

    app.get(
      apiPaths.balanceHistory,
      { schema: { tags: ['commerce'], querystring: balanceHistoryRequest, response: { 200: balanceHistoryResponse } } },
      async (request) => ({ status: 'success' as const, ...(await listHistory(sessionOf(request).uid, request.query)) }),
    );

    app.get(apiPaths.balanceUsage, { schema: { tags: ['commerce'], response: { 200: balanceUsageResponse } } }, async (request) => ({
      status: 'success' as const,
      asked_last_month: await countAsked(deps.db, sessionOf(request).uid, deps.clock()),
      plan_cheaper_from: computePlanBreakEven(deps.config.commerce, questionPricePaise),
    }));
  };
}
