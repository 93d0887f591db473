import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { apiPaths, redeemRequest, redeemResponse, redeemsResponse, type Locale } from '@oracle-astra/shared/contract';
import { sessionOf } from '../../plugins/auth';
import { callerOf } from '../../plugins/idempotency';
import { negotiateLocale } from '../../plugins/locale';
import type { Services } from '../../services';

const redeemedMessages: Record<Locale, (questions: number) => string> = {
  en: (questions) => `${questions} Oracle ${questions === 1 ? 'question was' : 'questions were'} added to your balance.`,
  hi: (questions) => `आपके बैलेंस में Oracle के ${questions} सवाल जुड़ गए।`,
};

export function pointRoutes({ points }: Pick<Services, 'points'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      apiPaths.redeem,
      { schema: { tags: ['points'], body: redeemRequest, response: { 200: redeemResponse } } },
      async (request, reply) => {
        const redeemed = await points.redeem(callerOf(request), request.body.points);
        const message = redeemedMessages[negotiateLocale(request, reply)](redeemed.questions_added);
        return { status: 'success' as const, message, ...redeemed };
      },
    );

    app.get(apiPaths.redeems, { schema: { tags: ['points'], response: { 200: redeemsResponse } } }, async (request) => ({
      status: 'success' as const,
      transactions: await points.listRedemptions(sessionOf(request).uid),
    }));
  };
}
