import type { FastifyPluginAsync } from 'fastify';
import type { Outcomes } from './outcomes';
import { find, type IdParams } from './rest-errors';
import { newGatewayId, type GatewayStore } from './store';

/** Actions of the bank and of the provider itself. */
export function bankRoutes({ state, save }: GatewayStore, outcomes: Outcomes): FastifyPluginAsync {
  return async (app) => {
    app.get<{ Querystring: { skip?: string; count?: string } }>('/disputes', async ({ query }) => {
      const skip = Number(query.skip ?? 0);
      return { entity: 'collection', items: Object.values(state.disputes).slice(skip, skip + Number(query.count ?? 10)) };
    });
    app.post<IdParams & { Body: { status: 'won' | 'lost' } }>('/local/payments/:id/dispute', async ({ params, body }) => {
      const payment = find(state.payments, params.id);
      const dispute = {
        id: newGatewayId('disp'),
        entity: 'dispute' as const,
        payment_id: payment.id,
        amount: payment.amount,
        status: body.status,
      };
      state.disputes[dispute.id] = dispute;
      outcomes.tell({ event: `payment.dispute.${body.status}`, dispute, payment });
      return dispute;
    });
    // The bank returns payments that are not captured in time; there is no call that voids a payment.
    app.post<IdParams>('/local/payments/:id/expire', async ({ params }) => {
      const payment = find(state.payments, params.id);
      if (payment.status === 'authorized') Object.assign(payment, { status: 'refunded', amount_refunded: payment.amount });
      save();
      return payment;
    });
    // A refund of normal speed is pending until the bank confirms it.
    app.post<IdParams & { Body: { status: 'pending' | 'processed' } }>('/local/refunds/:id/status', async ({ params, body }) => {
      const refund = find(state.refunds, params.id);
      if (refund.status !== 'failed') refund.status = body.status;
      save();
      return refund;
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
