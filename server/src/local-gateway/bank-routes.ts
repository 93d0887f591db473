import type { FastifyPluginAsync } from 'fastify';
import type { Outcomes } from './outcomes';
import { find, type IdParams } from './rest-errors';
import type { GatewayStore } from './store';

/** What happens at the bank and at the provider by itself. */
export function bankRoutes({ state, save }: GatewayStore, outcomes: Outcomes): FastifyPluginAsync {
  return async (app) => {
    // The bank gives back what nobody captured in time; there is no call that voids a payment.
    app.post<IdParams>('/local/payments/:id/expire', async ({ params }) => {
      const payment = find(state.payments, params.id);
      if (payment.status === 'authorized') Object.assign(payment, { status: 'refunded', amount_refunded: payment.amount });
      save();
      return payment;
    });
    app.post<IdParams>('/local/refunds/:id/fail', async ({ params }) => {
      const refund = find(state.refunds, params.id);
      const payment = find(state.payments, refund.payment_id);
      if (refund.status !== 'failed')
        Object.assign(payment, { status: 'captured', amount_refunded: payment.amount_refunded - refund.amount });
      refund.status = 'failed';
      outcomes.tell({ event: 'refund.failed', refund, payment });
      return refund;
    });
  };
}
