import type { FastifyInstance } from 'fastify';

/** What every answer carries; documents add their own Content-Security-Policy. */
export const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self)',
} as const;

export function addHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(commonHeaders).header('x-request-id', request.id);
    if (request.url.startsWith('/apis/')) reply.header('cache-control', 'no-store');
  });
}
