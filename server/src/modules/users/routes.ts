import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { accountSummaryResponse, apiPaths, exportAccountQuery } from '@oracle-astra/shared/contract';
import * as z from 'zod/mini';
import { exportData } from '../../data-rules';
import { sessionOf } from '../../plugins/auth';
import { negotiateLocale } from '../../plugins/locale';
import type { Services } from '../../services';
import { renderExportPage } from './export-page';
import { createAccountDataRepository } from './repository';

const file = {
  200: { description: 'A file.', content: { 'application/json': { schema: z.unknown() }, 'text/html': { schema: z.string() } } },
};

/** The content of an account: as counts, and as a file. */
export function accountDataRoutes({
  ledger,
  subscriptions,
  deps: { db },
}: Pick<Services, 'ledger' | 'subscriptions' | 'deps'>): FastifyPluginAsyncZod {
  return async (app) => {
    const data = createAccountDataRepository(db);

    app.get(apiPaths.accountSummary, { schema: { tags: ['session'], response: { 200: accountSummaryResponse } } }, async (request) => {
      const { uid } = sessionOf(request);
      const { available } = await ledger.balances(db, uid);
      return {
        status: 'success' as const,
        oracle_questions: available.oracle_question,
        astra_questions: available.astra_question,
        predictions: available.daily_prediction + available.weekly_prediction + available.monthly_prediction + available.yearly_prediction,
        wallet: available.wallet_paise / 100,
        points: available.point,
        has_subscription: await subscriptions.isActive(db, uid),
        subscription_questions: available.subscription_question,
        ...(await data.countOwned(uid)),
      };
    });

    app.get(
      apiPaths.exportAccount,
      { schema: { tags: ['session'], querystring: exportAccountQuery, response: file } },
      async (request, reply) => {
        const owned = await exportData(db, sessionOf(request).uid);
        const { format } = request.query;
        void reply.headers({ 'content-disposition': `attachment; filename="oracle-astra-data.${format}"`, 'cache-control': 'no-store' });
        const text = format === 'html' ? renderExportPage(owned, negotiateLocale(request, reply)) : JSON.stringify(owned, null, 2);
        return reply
          .type(format === 'html' ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8')
          .serializer((body) => String(body))
          .send(text);
      },
    );
  };
}
