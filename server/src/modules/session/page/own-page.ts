import type { FastifyRequest } from 'fastify';

/**
 * Whether a page of this site sent the request. Scripts cannot set these headers; browsers without the first send the second
 * with every write, and other clients send neither.
 */
export function isFromOwnPage({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin = '' } = headers;
  return origin === new URL(publicUrl).origin || (URL.canParse(origin) && new URL(origin).host === host);
}
