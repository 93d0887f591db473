import type { FastifyRequest } from 'fastify';
import { callerOf } from '../../plugins/idempotency';
import type { Payer } from './unnoticed-payments';

/** For a route that makes an order, whose query is `orderQuery`. */
export const payerOf = (request: FastifyRequest, { acknowledges }: { acknowledges?: string | undefined }): Payer => ({
  ...callerOf(request),
  acknowledges: acknowledges !== undefined,
});
