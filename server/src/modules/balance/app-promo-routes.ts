import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { apiPaths, appPromoQuestions, appPromoResponse } from '@oracle-astra/shared/contract';
import type { Database } from '../../db/database';
import { runIdempotent } from '../../db/idempotency';
import { DomainError } from '../../domain-error';
import { callerOf } from '../../plugins/idempotency';
import { listCarriedUses } from '../number-marks/carried-uses';
import type { Services } from '../../services';

/** Questions for opening the installed app, once for each number. */
export function promoRoutes({ ledger, deps: { db, clock } }: Pick<Services, 'ledger' | 'deps'>): FastifyPluginAsyncZod {
  async function grant(tx: Database, uid: string) {
    if ((await listCarriedUses(tx, uid, 'app_promo', clock())).length > 0) throw new DomainError('promo_claimed');
    const result = await ledger.transfer(tx, {
      key: `app-promo:${uid}`,
      reason: 'app promo',
      from: { system: 'granted' },
      to: { uid, kind: 'available' },
      unit: 'astra_question',
      amount: appPromoQuestions,
    });
    if (result !== 'moved') throw new DomainError('promo_claimed');
    return { status: 'success' as const, questions_added: appPromoQuestions };
  }

  return async (app) => {
    app.post(apiPaths.claimAppPromo, { schema: { tags: ['commerce'], response: { 200: appPromoResponse } } }, async (request) => {
      const caller = callerOf(request);
      return runIdempotent(db, { ...caller, route: 'promos/app' }, clock(), async (tx) => grant(tx, caller.uid));
    });
  };
}
