import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { apiPaths, appPromoQuestions, appPromoResponse } from '@oracle-astra/shared/contract';
import { DomainError } from '../../domain-error';
import { sessionOf } from '../../plugins/auth';
import type { Services } from '../../services';

/** Questions for who opens the installed app, once. */
export function promoRoutes({ ledger, deps: { db } }: Pick<Services, 'ledger' | 'deps'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(apiPaths.claimAppPromo, { schema: { tags: ['commerce'], response: { 200: appPromoResponse } } }, async (request) => {
      const { uid } = sessionOf(request);
      const result = await ledger.transfer(db, {
        key: `app-promo:${uid}`,
        reason: 'app promo',
        from: { system: 'granted' },
        to: { uid, kind: 'available' },
        unit: 'astra_question',
        amount: appPromoQuestions,
      });
      if (result !== 'moved') throw new DomainError('promo_claimed');
      return { status: 'success' as const, questions_added: appPromoQuestions };
    });
  };
}
