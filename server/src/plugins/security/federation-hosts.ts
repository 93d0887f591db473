import type { FastifyInstance } from 'fastify';
import { findEndpoint } from '../endpoints';

/** How long a browser keeps the answer to a preflight, in seconds. */
const preflightSeconds = 600;

/**
 * Lets pages of listed origins, which mount remotes of this site, read what a visitor without a session may read, whatever method
 * the endpoint uses for reading. A session is never shared: the answers allow no credentials, and a preflight allows no header with
 * a token. Writes are not allowed.
 */
export function addFederationHosts(app: FastifyInstance, hosts: readonly string[]): void {
  if (hosts.length === 0) return;
  app.addHook('onRequest', async ({ method, url, headers: { origin } }, reply) => {
    const endpoint = findEndpoint(url.split('?')[0]);
    // Without `vary`, because no answer of the API is cached.
    if (endpoint === undefined || endpoint.writes || origin === undefined || !hosts.includes(origin)) return undefined;
    void reply.header('access-control-allow-origin', origin);
    if (method !== 'OPTIONS') return undefined;
    return reply
      .headers({
        'access-control-allow-methods': 'GET, HEAD, POST',
        'access-control-allow-headers': 'content-type',
        'access-control-max-age': preflightSeconds,
      })
      .status(204)
      .send();
  });
}
