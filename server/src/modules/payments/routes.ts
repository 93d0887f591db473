import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  apiPaths,
  orderQuery,
  paymentReceiptRequest,
  paymentReceiptResponse,
  paymentTransactionsRequest,
  paymentTransactionsResponse,
  rechargeDropRequest,
  rechargeOpenResponse,
  rechargeOrderRequest,
  rechargeOrderResponse,
  rechargeStatusRequest,
  rechargeStatusResponse,
  rechargeVerifyRequest,
  rechargeVerifyResponse,
} from '@oracle-astra/shared/contract';
import { createAnswerKeeper } from '../../db/idempotency';
import { sessionOf } from '../../plugins/auth';
import { negotiateLocale } from '../../plugins/locale';
import type { Services } from '../../services';
import { payerOf } from './payer';
import { toPriceLines } from './price-lines';
import { refuseOtherPrice } from './prices';
import type { RechargeState } from './recharges';

/** A recharge in the contract's format. */
const toStatus = ({ orderId, receiptId, ...order }: RechargeState) => ({
  status: 'success' as const,
  order_id: orderId,
  receipt_id: receiptId,
  ...order,
});

/** Recharges and payments. A banned person can still confirm a payment. */
export function paymentRoutes({ payments, deps }: Pick<Services, 'payments' | 'deps'>): FastifyPluginAsyncZod {
  const { orders, recharges, receipts, listTransactions } = payments;
  const keepAnswer = createAnswerKeeper(deps);
  const tags = ['commerce'];
  return async (app) => {
    app.post(
      apiPaths.rechargeOrder,
      { schema: { tags, querystring: orderQuery, body: rechargeOrderRequest, response: { 200: rechargeOrderResponse } } },
      async (request) => {
        const payer = payerOf(request, request.query);
        // A resumed order keeps only the key of its first request.
        const order = await keepAnswer(
          { ...payer, route: 'recharges/order', request: request.body },
          async () => {
            const { keyId, orderId, prices } = await orders.create(payer, request.body);
            return { status: 'success' as const, key_id: keyId, order_id: orderId, ...toPriceLines(prices) };
          },
          async ({ order_id: id }) => orders.hasLapsed(id),
        );
        // A repeated key may have the answer of an earlier price.
        refuseOtherPrice(payer, order.amount);
        return order;
      },
    );

    app.post(
      apiPaths.rechargeVerify,
      { schema: { tags, body: rechargeVerifyRequest, response: { 200: rechargeVerifyResponse } } },
      async (request) => {
        const { balance, wallet, receiptId } = await recharges.verify(sessionOf(request).uid, request.body);
        return { status: 'success' as const, balance, added: wallet, receipt_id: receiptId ?? '' };
      },
    );

    app.get(
      apiPaths.rechargeStatus,
      { schema: { tags, querystring: rechargeStatusRequest, response: { 200: rechargeStatusResponse } } },
      async (request) => toStatus(await recharges.status(sessionOf(request).uid, request.query.order_id, request.query.seen !== undefined)),
    );

    app.get(apiPaths.rechargeOpen, { schema: { tags, response: { 200: rechargeOpenResponse } } }, async (request) => ({
      status: 'success' as const,
      orders: await recharges.listOpen(sessionOf(request).uid),
    }));

    app.post(
      apiPaths.rechargeDrop,
      { schema: { tags, body: rechargeDropRequest, response: { 200: rechargeStatusResponse } } },
      async (request) => toStatus(await recharges.drop(sessionOf(request).uid, request.body.order_id)),
    );

    app.get(
      apiPaths.paymentTransactions,
      { schema: { tags, querystring: paymentTransactionsRequest, response: { 200: paymentTransactionsResponse } } },
      async (request) => ({ status: 'success' as const, ...(await listTransactions(sessionOf(request).uid, request.query)) }),
    );

    app.get(
      apiPaths.paymentReceipt,
      { schema: { tags, querystring: paymentReceiptRequest, response: { 200: paymentReceiptResponse } } },
      async (request, reply) => ({
        status: 'success' as const,
        ...(await receipts.get(sessionOf(request).uid, request.query.receipt_id, negotiateLocale(request, reply))),
      }),
    );
  };
}
