import type { FastifyInstance } from 'fastify';

/**
 * Lets pages of other origins, which mount remotes of this site, read what a visitor without a session may read. A session is never
 * shared: the answers allow no credentials, and a request with a token needs a preflight, which is not answered.
 */
export function addFederationHosts(app: FastifyInstance, hosts: readonly string[]): void {
  if (hosts.length === 0) return;
  app.addHook('onRequest', async ({ method, url, headers: { origin } }, reply) => {
    if (!url.startsWith('/apis/') || (method !== 'GET' && method !== 'HEAD')) return;
    // Without `vary`, because no answer of the API is cached.
    if (origin !== undefined && hosts.includes(origin)) void reply.header('access-control-allow-origin', origin);
  });
}
