import type { FastifyPluginAsync } from 'fastify';
import { bankRoutes } from './bank-routes';
import type { Outcomes } from './outcomes';
import { fail, find, type IdParams, type RestError } from './rest-errors';
import { slowChargeRoutes } from './slow-charges';
import type { GatewayStore } from './store';
import { newGatewayId } from './store';

interface RestDeps {
  store: GatewayStore;
  outcomes: Outcomes;
  keyId: string;
  keySecret: string;
}

const listOf = <Item>(items: Item[]) => ({ entity: 'collection', count: items.length, items });

/** Orders and payments of the REST API. */
function paymentRoutes({ state, save }: GatewayStore, outcomes: Outcomes): FastifyPluginAsync {
  return async (app) => {
    app.post<{ Body: { amount: number; currency: string; receipt?: string } }>('/orders', async ({ body }) => {
      if (!Number.isInteger(body.amount) || body.amount < 100) throw fail(400, 'Order amount less than minimum amount allowed');
      const id = newGatewayId('order');
      const { amount, currency, receipt = null } = body;
      state.orders[id] = { id, entity: 'order', amount, currency, receipt, status: 'created' };
      save();
      return state.orders[id];
    });
    app.get<IdParams>('/orders/:id', async ({ params }) => find(state.orders, params.id));
    app.get<IdParams>('/orders/:id/payments', async ({ params }) =>
      listOf(Object.values(state.payments).filter((payment) => payment.order_id === find(state.orders, params.id).id)),
    );
    app.get<{ Querystring: { from?: string; skip?: string; count?: string } }>('/payments', async ({ query }) => {
      const since = Object.values(state.payments).filter((payment) => payment.created_at >= Number(query.from ?? 0));
      const skip = Number(query.skip ?? 0);
      return listOf(since.slice(skip, skip + Number(query.count ?? 10)));
    });
    app.get<IdParams>('/payments/:id', async ({ params }) => find(state.payments, params.id));
    app.post<IdParams & { Body: { amount: number } }>('/payments/:id/capture', async ({ params, body }) => {
      const payment = find(state.payments, params.id);
      if (payment.status !== 'authorized' || payment.amount !== body.amount) throw fail(400, 'This payment has already been captured');
      payment.status = 'captured';
      save();
      outcomes.tell({ event: 'payment.captured', payment });
      return payment;
    });
    app.get<{ Querystring: { from?: string; skip?: string; count?: string } }>('/refunds', async ({ query }) => {
      const since = Object.values(state.refunds).filter((refund) => refund.created_at >= Number(query.from ?? 0));
      const skip = Number(query.skip ?? 0);
      return listOf(since.slice(skip, skip + Number(query.count ?? 10)));
    });
    app.get<IdParams>('/payments/:id/refunds', async ({ params }) =>
      listOf(Object.values(state.refunds).filter((refund) => refund.payment_id === params.id)),
    );
    app.post<IdParams & { Body: { amount: number; receipt?: string } }>('/payments/:id/refund', async ({ params, body }) => {
      const payment = find(state.payments, params.id);
      const isRefundable = payment.status === 'captured' || payment.status === 'refunded';
      if (!isRefundable || payment.amount_refunded + body.amount > payment.amount) throw fail(400, 'The refund exceeds the payment');
      const id = newGatewayId('rfnd');
      const refund = { id, entity: 'refund' as const, payment_id: payment.id, amount: body.amount, receipt: body.receipt ?? null };
      state.refunds[id] = { ...refund, status: 'processed', created_at: outcomes.nowSeconds() };
      payment.amount_refunded += body.amount;
      if (payment.amount_refunded === payment.amount) payment.status = 'refunded';
      save();
      outcomes.tell({ event: 'refund.processed', refund: state.refunds[id], payment });
      return state.refunds[id];
    });
  };
}

/** Plans and subscriptions of the REST API; `renew` simulates the end of a cycle. */
function subscriptionRoutes({ state, save }: GatewayStore, outcomes: Outcomes): FastifyPluginAsync {
  return async (app) => {
    app.post<{ Body: { item: { amount: number; currency: string } } }>('/plans', async ({ body }) => {
      const id = newGatewayId('plan');
      state.plans[id] = { id, entity: 'plan', amount: body.item.amount, currency: body.item.currency };
      save();
      return { ...state.plans[id], status: 'active' };
    });
    app.post<{ Body: { plan_id: string } }>('/subscriptions', async ({ body }) => {
      const id = newGatewayId('sub');
      const plan = find(state.plans, body.plan_id);
      const times = { current_start: null, current_end: null, paid_count: 0, cancel_at_cycle_end: false };
      state.subscriptions[id] = { id, entity: 'subscription', plan_id: plan.id, status: 'created', ...times };
      save();
      return state.subscriptions[id];
    });
    app.get<IdParams>('/subscriptions/:id', async ({ params }) => find(state.subscriptions, params.id));
    app.post<IdParams & { Body?: { cancel_at_cycle_end?: boolean | number } }>('/subscriptions/:id/cancel', async ({ params, body }) => {
      const subscription = find(state.subscriptions, params.id);
      if (subscription.status === 'cancelled') throw fail(400, 'Subscription is not cancellable in cancelled status.');
      outcomes.cancel(subscription, Boolean(body?.cancel_at_cycle_end));
      return subscription;
    });
    app.get<{ Querystring: { subscription_id?: string } }>('/invoices', async ({ query }) =>
      listOf(Object.values(state.invoices).filter((invoice) => invoice.subscription_id === query.subscription_id)),
    );
    app.get<IdParams>('/invoices/:id', async ({ params }) => find(state.invoices, params.id));
    app.post<IdParams & { Body: { result?: 'charged' | 'pending' | 'halted' } }>(
      '/local/subscriptions/:id/renew',
      async ({ params, body }) => {
        const subscription = find(state.subscriptions, params.id);
        outcomes.renew(subscription, body.result ?? 'charged');
        return subscription;
      },
    );
  };
}

/** Razorpay's REST API, as far as the site uses it, with its basic authentication. */
export function restRoutes({ store, outcomes, keyId, keySecret }: RestDeps): FastifyPluginAsync {
  const expected = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  return async (app) => {
    app.addHook('onRequest', async (request) => {
      if (request.headers.authorization !== expected) throw fail(401, 'The api key provided is invalid');
    });
    app.setErrorHandler<RestError>((error, _request, reply) => {
      const status = error.statusCode >= 400 ? error.statusCode : 500;
      return reply.code(status).send({ error: { code: status < 500 ? 'BAD_REQUEST_ERROR' : 'SERVER_ERROR', description: error.message } });
    });
    await app.register(paymentRoutes(store, outcomes));
    await app.register(bankRoutes(store, outcomes));
    await app.register(subscriptionRoutes(store, outcomes));
    await app.register(slowChargeRoutes(store, outcomes));
  };
}
