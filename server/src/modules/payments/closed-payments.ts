import type { FastifyBaseLogger } from 'fastify';
import { DomainError } from '../../domain-error';

/** Logs why the provider failed, and throws that payments are not available now. */
export const toUnavailable =
  (log: FastifyBaseLogger) =>
  (error: unknown): never => {
    log.error({ err: error }, 'the payment provider failed');
    throw new DomainError('payment_unavailable');
  };
