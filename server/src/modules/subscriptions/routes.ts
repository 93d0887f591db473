import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  apiPaths,
  cancelSubscriptionResponse,
  createSubscriptionResponse,
  doneResponse,
  dropSubscriptionRequest,
  dropSubscriptionResponse,
  orderQuery,
  subscriptionStatusResponse,
  verifySubscriptionRequest,
  type Locale,
} from '@oracle-astra/shared/contract';
import { createAnswerKeeper } from '../../db/idempotency';
import { sessionOf } from '../../plugins/auth';
import { callerOf } from '../../plugins/idempotency';
import { negotiateLocale } from '../../plugins/locale';
import type { Services } from '../../services';
import { payerOf } from '../payments/payer';
import { refuseOtherPrice } from '../payments/prices';
import type { SubscriptionCheckout } from './checkout';

const messages: Record<Locale, Record<'started' | 'cancelled' | 'ending', string>> = {
  en: {
    started: 'Thank you! Your subscription is active.',
    cancelled: 'Your subscription is cancelled.',
    ending: 'Your subscription ends with this cycle. You are not charged again.',
  },
  hi: {
    started: 'धन्यवाद! आपका प्लान चालू हो गया है।',
    cancelled: 'आपका प्लान रद्द हो गया है।',
    ending: 'आपका प्लान इस महीने के साथ खत्म हो जाएगा। आगे पैसे नहीं कटेंगे।',
  },
};

/** A new or open order in the contract's format. */
const toCreated = ({ keyId, order: { id, pricePaise, questions } }: Awaited<ReturnType<SubscriptionCheckout['create']>>) => ({
  status: 'success' as const,
  key_id: keyId,
  subscription_id: id,
  amount: pricePaise,
  questions,
  currency: 'INR' as const,
});

/** Buying and cancelling are GET in the specification although they write, as the table of endpoints says. */
export function subscriptionRoutes({
  subscriptions,
  payments,
  deps,
}: Pick<Services, 'subscriptions' | 'payments' | 'deps'>): FastifyPluginAsyncZod {
  const { checkout, cancel, dropSubscription } = payments;
  const keepAnswer = createAnswerKeeper(deps);
  const tags = ['commerce'];
  return async (app) => {
    app.get(apiPaths.subscriptionStatus, { schema: { tags, response: { 200: subscriptionStatusResponse } } }, async (request, reply) =>
      subscriptions.status(sessionOf(request).uid, negotiateLocale(request, reply)),
    );

    const creating = { tags, querystring: orderQuery, response: { 200: createSubscriptionResponse } };
    app.get(apiPaths.createSubscription, { schema: creating }, async (request) => {
      const payer = payerOf(request, request.query);
      const order = await keepAnswer(
        { ...payer, route: 'subscriptions/create' },
        async () => toCreated(await checkout.create(payer)),
        async ({ subscription_id: id }) => checkout.hasLapsed(id),
      );
      // A repeated key may have the answer of an earlier price.
      refuseOtherPrice(payer, order.amount);
      return order;
    });

    app.post(
      apiPaths.verifySubscription,
      { schema: { tags, body: verifySubscriptionRequest, response: { 200: doneResponse } } },
      async (request, reply) => {
        await checkout.verify(sessionOf(request).uid, request.body);
        return { status: 'success' as const, message: messages[negotiateLocale(request, reply)].started };
      },
    );

    app.post(
      apiPaths.dropSubscription,
      { schema: { tags, body: dropSubscriptionRequest, response: { 200: dropSubscriptionResponse } } },
      async (request) => ({
        status: 'success' as const,
        dropped: await dropSubscription(sessionOf(request).uid, request.body.subscription_id),
      }),
    );

    app.get(apiPaths.cancelSubscription, { schema: { tags, response: { 200: cancelSubscriptionResponse } } }, async (request, reply) => {
      const caller = callerOf(request);
      await keepAnswer({ ...caller, route: 'subscriptions/cancel' }, async () => cancel.now(caller.uid));
      return { status: 'success' as const, success: true, message: messages[negotiateLocale(request, reply)].cancelled };
    });

    app.post(
      apiPaths.cancelSubscriptionAtEnd,
      { schema: { tags, response: { 200: cancelSubscriptionResponse } } },
      async (request, reply) => {
        const hasEnded = await cancel.atEnd(sessionOf(request).uid);
        const message = messages[negotiateLocale(request, reply)][hasEnded ? 'cancelled' : 'ending'];
        return { status: 'success' as const, success: true, message };
      },
    );
  };
}
