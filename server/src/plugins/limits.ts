import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config';
import { DomainError } from '../domain-error';

/** One address may make so many requests of `scope` in a minute; generous, for many share an address. */
export async function addLimits(scope: FastifyInstance, { requestsPerMinute }: Pick<Config, 'requestsPerMinute'>): Promise<void> {
  if (requestsPerMinute === 0) return;
  await scope.register(rateLimit, {
    global: false,
    max: requestsPerMinute,
    timeWindow: 60_000,
    errorResponseBuilder: (_request, { ttl }) => new DomainError('too_many_requests', { retryAfterSeconds: ttl / 1000 }),
  });
  // A hook of the scope, not of each route: those come after the check of the token, and leave guessing without a limit.
  scope.addHook('onRequest', scope.rateLimit());
}
