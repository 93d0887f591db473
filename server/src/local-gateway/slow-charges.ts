import type { FastifyPluginAsync } from 'fastify';
import type { Outcomes } from './outcomes';
import { fail, find, type IdParams } from './rest-errors';
import { newGatewayId, type GatewayStore, type StoredInvoice, type StoredSubscription } from './store';

const cycleSeconds = 30 * 24 * 60 * 60;

/** Charges by an e-mandate (NACH), which a bank answers a day or more after they were presented. */
export function slowChargeRoutes({ state, save }: GatewayStore, outcomes: Outcomes): FastifyPluginAsync {
  /** The unpaid invoice of the next cycle; a repeated charge is for the same one. */
  function findInvoice({ id: subscriptionId, current_end: end }: StoredSubscription): StoredInvoice {
    const known = Object.values(state.invoices).find((each) => each.subscription_id === subscriptionId && each.status === 'issued');
    if (known !== undefined) return known;
    const start = end ?? outcomes.nowSeconds();
    const times = { billing_start: start, billing_end: start + cycleSeconds };
    const id = newGatewayId('inv');
    return (state.invoices[id] = { id, entity: 'invoice', subscription_id: subscriptionId, payment_id: null, status: 'issued', ...times });
  }

  return async (app) => {
    app.post<IdParams>('/local/subscriptions/:id/present', async ({ params }) => {
      const subscription = find(state.subscriptions, params.id);
      if (['cancelled', 'completed'].includes(subscription.status)) throw fail(400, 'This subscription cannot be charged.');
      const of = { order_id: null, subscription_id: subscription.id, invoice_id: findInvoice(subscription).id };
      if (subscription.status === 'created') subscription.status = 'authenticated';
      const amount = state.plans[subscription.plan_id]?.amount ?? 0;
      const id = newGatewayId('pay');
      const paid = { amount, currency: 'INR', method: 'emandate', amount_refunded: 0, created_at: outcomes.nowSeconds() };
      state.payments[id] = { id, entity: 'payment', ...of, ...paid, status: 'created' };
      save();
      return state.payments[id];
    });

    app.post<IdParams & { Body: { status: 'captured' | 'failed' } }>('/local/payments/:id/answer', async ({ params, body }) => {
      const payment = find(state.payments, params.id);
      const subscription = find(state.subscriptions, payment.subscription_id ?? '');
      const invoice = find(state.invoices, payment.invoice_id ?? '');
      if (payment.status !== 'created') throw fail(400, 'The bank has answered.');
      payment.status = body.status;
      if (body.status === 'failed' && subscription.status === 'active') subscription.status = 'pending';
      if (body.status === 'captured' && invoice.status === 'issued') {
        Object.assign(invoice, { status: 'paid', payment_id: payment.id });
        const times = { current_start: invoice.billing_start, current_end: invoice.billing_end };
        const isEnded = subscription.status === 'cancelled';
        Object.assign(subscription, { ...times, paid_count: subscription.paid_count + 1, ...(!isEnded && { status: 'active' }) });
      }
      save();
      return { payment, subscription };
    });
  };
}
