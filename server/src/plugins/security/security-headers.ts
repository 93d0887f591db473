import fastifyHelmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import helmet from 'helmet';

/** Documents set their own Content-Security-Policy; the proxy in front of the server decides on HSTS. */
const options = {
  contentSecurityPolicy: false,
  crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  xFrameOptions: { action: 'deny' },
  crossOriginResourcePolicy: false,
  originAgentCluster: false,
  strictTransportSecurity: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xPoweredBy: false,
  xXssProtection: false,
} as const;

/** Helmet does not set this header. */
const permissionsPolicy = 'camera=(), microphone=(), geolocation=(self)';

/** Responses of the API are data; a page below its addresses has a separate policy. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

/** Files and pictures have no document whose parts could be restricted, except in a frame. */
const filePolicy = "frame-ancestors 'none'";
const policyHeader = 'content-security-policy';

const setHelmetHeaders = helmet(options);

/** For errors before routing, for which no hook runs. */
export function setSecurityHeaders({ raw: request }: FastifyRequest, reply: FastifyReply): void {
  setHelmetHeaders(request, reply.raw, () => undefined);
  void reply.header('permissions-policy', permissionsPolicy).header(policyHeader, filePolicy);
}

/** Sets the security headers and the request id of every response. */
export async function addSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(fastifyHelmet, options);
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('permissions-policy', permissionsPolicy).header('x-request-id', request.id);
    const isData = request.url.startsWith('/apis/');
    if (isData) void reply.header('cache-control', 'no-store');
    // Helmet sets the policy of a page on the raw answer, before this hook or after it.
    if (!reply.raw.hasHeader(policyHeader)) reply.raw.setHeader(policyHeader, isData ? dataPolicy : filePolicy);
  });
}
