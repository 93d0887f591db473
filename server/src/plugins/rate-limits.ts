import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config';
import { DomainError } from '../domain-error';

const maxAddresses = 50_000;
/** Whoever watches the server must not be turned away; these ask the database once however many ask them. */
const unlimitedRoutes = new Set<string | undefined>(['/healthz', '/readyz']);

/**
 * One address may make so many requests in a minute: of the API, and of everything else (pages, files of releases,
 * what nothing answers). Generous, for many share an address; all addresses of an IPv6 /64 count as one.
 */
export async function addRateLimits(app: FastifyInstance, { requestsPerMinute, pageRequestsPerMinute }: Pick<Config, 'requestsPerMinute' | 'pageRequestsPerMinute'>): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    timeWindow: 60_000,
    cache: maxAddresses,
    errorResponseBuilder: (_request, { ttl }) => new DomainError('too_many_requests', { retryAfterSeconds: ttl / 1000 }),
  });
  const limit = (max: number, more: object = {}) => (max === 0 ? null : app.rateLimit({ max, cache: maxAddresses, ...more }));
  const apiLimit = limit(requestsPerMinute);
  const pageLimit = limit(pageRequestsPerMinute, { addHeadersOnExceeding: {} });

  // A hook of the server, not of each route: those come after the check of the token, and leave guessing without a limit.
  app.addHook('onRequest', async function limitRequests(request, reply) {
    const route = request.routeOptions.url;
    if (unlimitedRoutes.has(route)) return;
    await (route?.startsWith('/apis/') ? apiLimit : pageLimit)?.call(this, request, reply);
  });
}
