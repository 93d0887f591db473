import type { FastifyReply, FastifyRequest } from 'fastify';
import { apiPaths, readCookie, serializeCookie } from '@oracle-astra/shared/contract';
import type { LinkTokens } from './link-token';

const name = 'invite';
const maxAgeSeconds = 30 * 24 * 60 * 60;

/** Stores the owner of a followed link until the sign-in: HttpOnly, and sent only to that call. */
export function setLinkCookie(reply: FastifyReply, token: string, publicUrl: string): void {
  const secure = reply.request.protocol === 'https' || publicUrl.startsWith('https:');
  reply.header('set-cookie', serializeCookie(name, token, { maxAge: maxAgeSeconds, path: apiPaths.validateOtp, httpOnly: true, secure }));
}

/** The `uid` of the owner of the link that this browser followed last, or null. */
export function readInviter(request: FastifyRequest, tokens: LinkTokens): string | null {
  const token = readCookie(request.headers.cookie ?? '', name);
  return token === null ? null : tokens.open(token);
}
