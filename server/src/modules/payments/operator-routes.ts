import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { DomainError } from '../../domain-error';
import type { Services } from '../../services';

const paymentId = z.string().check(z.minLength(1), z.maxLength(64));

/** Operators' commands move money, so a page of another site must not be able to send them in local mode. */
export function paymentOperatorRoutes({ payments, ledgerCheck }: Pick<Services, 'payments' | 'ledgerCheck'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onRequest', async (request) => {
      if (request.headers.origin !== undefined || request.headers['sec-fetch-site'] !== undefined) throw new DomainError('forbidden');
    });

    app.post('/operators/ledger/check', { schema: { hide: true } }, async () => ({ status: 'success', ...(await ledgerCheck.prove()) }));

    app.post('/operators/payments/reconcile', { schema: { hide: true } }, async () => ({
      status: 'success',
      ...(await payments.reconcile(true)),
      credit_notes: await payments.issueMissingCreditNotes(),
    }));

    app.post('/operators/payments/refund', { schema: { hide: true, body: z.object({ payment_id: paymentId }) } }, async (request) => {
      const { id, amountPaise, state, providerId, refusal } = await payments.refunds.refund(request.body.payment_id);
      return { status: 'success', refund_id: id, amount: amountPaise, state, provider_id: providerId, ...(refusal && { refusal }) };
    });

    app.post('/operators/payments/overdue', { schema: { hide: true } }, async () => ({
      status: 'success',
      overdue: await payments.listOverdue(),
    }));

    app.post(
      '/operators/payments/returned',
      { schema: { hide: true, body: z.object({ payment_id: paymentId, reference: z.string().check(z.minLength(3), z.maxLength(100)) }) } },
      async ({ body }) => ({ status: 'success', ...(await payments.returnOtherwise(body.payment_id, body.reference)) }),
    );
  };
}
