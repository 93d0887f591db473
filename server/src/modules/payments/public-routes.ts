import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  apiPaths,
  doneResponse,
  paymentConfigResponse,
  paymentReceiptDocumentRequest,
  rechargeOrderRequest,
  rechargeQuoteResponse,
} from '@oracle-astra/shared/contract';
import { hashSource } from '../../documents/content-policy';
import { DomainError } from '../../domain-error';
import { negotiateLocale } from '../../plugins/locale';
import type { Services } from '../../services';
import { toPriceLines } from './price-lines';
import { receiptStyles } from './receipts/receipt-document';

const receiptPolicy = {
  useDefaults: false,
  directives: { defaultSrc: ["'none'"], styleSrc: [hashSource(receiptStyles)], frameAncestors: ["'none'"] },
};

const headerOf = (value: string | string[] | undefined): string | null => (typeof value === 'string' ? value : null);

/** Public routes: the payment configuration, and the provider's events. */
export function paymentPublicRoutes({ payments, deps: { config } }: Pick<Services, 'payments' | 'deps'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(apiPaths.paymentConfig, { schema: { tags: ['commerce'], response: { 200: paymentConfigResponse } } }, async () => {
      if (config.payments === null) throw new DomainError('payment_unavailable');
      const { keyId, checkoutUrl, isTest } = config.payments;
      return { status: 'success' as const, key_id: keyId, checkout_url: checkoutUrl, is_test: isTest };
    });

    app.get(
      apiPaths.paymentReceiptDocument,
      { schema: { hide: true, querystring: paymentReceiptDocumentRequest }, helmet: { contentSecurityPolicy: receiptPolicy } },
      async (request, reply) => {
        const page = await payments.receipts.render(request.query, request.query.lang ?? negotiateLocale(request, reply));
        return reply.header('referrer-policy', 'no-referrer').type('text/html; charset=utf-8').send(page);
      },
    );

    app.get(apiPaths.paymentReceiptPdf, { schema: { hide: true, querystring: paymentReceiptDocumentRequest } }, async (request, reply) => {
      const { fileName, pdf } = await payments.receipts.renderPdf(request.query, request.query.lang ?? negotiateLocale(request, reply));
      return reply.type('application/pdf').header('content-disposition', `attachment; filename="${fileName}"`).send(pdf);
    });

    await app.register(async (scope) => {
      // The body is not parsed, because the signature covers its bytes.
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser(['application/json', 'application/x-www-form-urlencoded'], { parseAs: 'string' }, (_request, body, done) =>
        done(null, body),
      );
      scope.post(
        apiPaths.paymentWebhook,
        { schema: { tags: ['commerce'], response: { 200: doneResponse } } },
        async ({ body, headers }) => {
          await payments.handleWebhook({
            body: typeof body === 'string' ? body : '',
            signature: headerOf(headers['x-razorpay-signature']) ?? '',
            eventId: headerOf(headers['x-razorpay-event-id']),
          });
          return { status: 'success' as const };
        },
      );
    });
  };
}

/** The prices of a recharge, for everyone; a coupon needs its owner. */
export function quoteRoutes({ payments }: Pick<Services, 'payments'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      apiPaths.rechargeQuote,
      { schema: { tags: ['commerce'], querystring: rechargeOrderRequest, response: { 200: rechargeQuoteResponse } } },
      async (request) => ({
        status: 'success' as const,
        ...toPriceLines(await payments.orders.quote(request.session?.uid ?? null, request.query)),
      }),
    );
  };
}
