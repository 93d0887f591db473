import type { FastifyReply, FastifyRequest } from 'fastify';
import { apiPaths, readCookie, serializeCookie } from '@oracle-astra/shared/contract';
import type { LinkTokens } from './link-token';

const name = 'invite';
const maxAgeSeconds = 30 * 24 * 60 * 60;

/** Remembers whose link was followed until the sign-in: HttpOnly, and sent to that call only. */
export function setLinkCookie(reply: FastifyReply, token: string, publicUrl: string): void {
  const secure = reply.request.protocol === 'https' || publicUrl.startsWith('https:');
  reply.header('set-cookie', serializeCookie(name, token, { maxAge: maxAgeSeconds, path: apiPaths.validateOtp, httpOnly: true, secure }));
}

/** The `uid` of the person whose link this browser followed last; null if there is none. */
export function readInviter(request: FastifyRequest, tokens: LinkTokens): string | null {
  const token = readCookie(request.headers.cookie ?? '', name);
  return token === null ? null : tokens.open(token);
}
