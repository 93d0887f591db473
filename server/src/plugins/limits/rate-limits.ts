import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config';
import { DomainError } from '../../domain-error';
import type { RedisConnections } from '../../redis/connect-redis';
import { toClientNetwork } from './client-network';
import { createSharedStore } from './shared-limit-store';

const maxAddresses = 50_000;
/** Monitoring must never be refused; concurrent requests to these routes share one database query. */
const unlimitedRoutes = new Set<string | undefined>(['/healthz', '/readyz']);

/**
 * Limits the requests of one address per minute, separately for the API and for everything else (pages, files of releases,
 * unknown addresses); over all processes with `redis`. Generous, because many people share an address; an IPv6 /64 counts as
 * one.
 */
export async function addRateLimits(
  app: FastifyInstance,
  { requestsPerMinute, pageRequestsPerMinute }: Pick<Config, 'requestsPerMinute' | 'pageRequestsPerMinute'>,
  redis?: RedisConnections,
): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    timeWindow: 60_000,
    keyGenerator: ({ ip }) => toClientNetwork(ip),
    cache: maxAddresses,
    ...(redis === undefined ? {} : { store: createSharedStore(redis.commands, maxAddresses) }),
    errorResponseBuilder: (_request, { ttl }) => new DomainError('too_many_requests', { retryAfterSeconds: ttl / 1000 }),
  });
  const limit = (max: number, more: object) => (max === 0 ? null : app.rateLimit({ max, cache: maxAddresses, ...more }));
  const apiLimit = limit(requestsPerMinute, { nameSpace: 'api' });
  const pageLimit = limit(pageRequestsPerMinute, { nameSpace: 'page', addHeadersOnExceeding: {} });

  // A server-wide hook, because route hooks run after the token check, which would leave guessing tokens unlimited.
  app.addHook('onRequest', async function limitRequests(request, reply) {
    const route = request.routeOptions.url;
    if (unlimitedRoutes.has(route)) return;
    await (route?.startsWith('/apis/') ? apiLimit : pageLimit)?.call(this, request, reply);
  });
}
