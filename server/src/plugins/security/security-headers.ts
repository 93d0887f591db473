import fastifyHelmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import helmet from 'helmet';
import type { Config } from '../../config/config';

/** Documents set their own Content-Security-Policy; that of HSTS is configured. */
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

type HeaderConfig = Pick<Config, 'hsts'>;

/** Headers that Helmet does not set. */
const ownHeaders = ({ hsts }: HeaderConfig) => ({
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self)',
  ...(hsts !== null && { 'strict-transport-security': hsts }),
});

/** Responses of the API are data; a page below its addresses has a separate policy. */
const dataPolicy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Files and pictures have no document whose parts could be restricted, except in a frame. */
const filePolicy = "object-src 'none'; base-uri 'none'; frame-ancestors 'none'";
const policyHeader = 'content-security-policy';

const setHelmetHeaders = helmet(options);

/** For errors before routing, for which no hook runs. */
export function setSecurityHeaders({ raw: request }: FastifyRequest, reply: FastifyReply, config: HeaderConfig): void {
  setHelmetHeaders(request, reply.raw, () => undefined);
  void reply.headers({ ...ownHeaders(config), [policyHeader]: filePolicy });
}

/** Sets the security headers and the request id of every response. */
export async function addSecurityHeaders(app: FastifyInstance, config: HeaderConfig): Promise<void> {
  const own = ownHeaders(config);
  await app.register(fastifyHelmet, options);
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers({ ...own, 'x-request-id': request.id });
    const isData = request.url.startsWith('/apis/');
    if (isData) void reply.header('cache-control', 'no-store');
    // Helmet sets the policy of a page on the raw answer, before this hook or after it.
    if (!reply.raw.hasHeader(policyHeader)) reply.raw.setHeader(policyHeader, isData ? dataPolicy : filePolicy);
  });
}
