import type { FastifyRequest } from 'fastify';
import type { OrderQuery } from '@oracle-astra/shared/contract';
import { callerOf } from '../../plugins/idempotency';
import type { Payer } from './unnoticed-payments';

/** For a route that makes an order, whose query is `orderQuery`. */
export const payerOf = (request: FastifyRequest, { acknowledges, amount }: OrderQuery): Payer => ({
  ...callerOf(request),
  acknowledges: acknowledges !== undefined,
  shownAmount: amount ?? null,
});
