import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config';
import { DomainError } from '../../domain-error';
import { getBearerToken } from '../auth';
import { refuseOtherSites } from '../security/other-sites';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** The key of a request, as a bearer token or as the password of HTTP Basic authentication. */
function getKey(request: FastifyRequest): string {
  const basic = /^Basic +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  return basic === undefined
    ? (getBearerToken(request) ?? '')
    : Buffer.from(basic, 'base64')
        .toString()
        .replace(/^[^:]*:/, '');
}

/** Whether a form was sent by a page of another site, to which a browser would add a remembered password too. Older browsers only send the origin. */
function isFromOtherSite({ headers, host }: FastifyRequest): boolean {
  const { 'sec-fetch-site': site, origin } = headers;
  if (site !== undefined) return site !== 'same-origin';
  return origin !== undefined && !(URL.canParse(origin) && new URL(origin).host === host);
}

/** Requires the operators' key on their pages; without a configured key these are open in local mode, and 404 in production. */
export function requireOperatorPassword({ local, metricsToken }: Pick<Config, 'local' | 'metricsToken'>, realm: string) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.method === 'POST' && isFromOtherSite(request)) throw new DomainError('forbidden');
    if (metricsToken === null && !local) throw new DomainError('not_found');
    if (metricsToken === null) return refuseOtherSites(request);
    if (timingSafeEqual(digest(getKey(request)), digest(metricsToken))) return;
    void reply.header('www-authenticate', `Basic realm="${realm}", charset="UTF-8"`);
    throw new DomainError('unauthenticated', { message: 'Send the METRICS_TOKEN of this server.' });
  };
}

/** The content policy of a page for operators: only forms and inline styles. */
export const operatorPagePolicy = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'none'"],
    styleSrc: ["'unsafe-inline'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    requireTrustedTypesFor: ["'script'"],
    trustedTypes: ["'none'"],
  },
};

/** The content policy of a page for operators with charts: also scripts and styles of this site. */
export const chartPagePolicy = {
  ...operatorPagePolicy,
  directives: { ...operatorPagePolicy.directives, scriptSrc: ["'self'"], styleSrc: ["'self'", "'unsafe-inline'"] },
};
