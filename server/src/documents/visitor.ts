import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { PageState } from '@oracle-astra/shared/contract';
import { readCookie, sessionCookie, readSessionToken } from '@oracle-astra/shared/contract';

/** Who asks for a page. */
export interface Visitor {
  /** The bearer token of a session that holds; null for everyone else. */
  token: string | null;
  session: PageState['session'];
  /** The visitor's place from 0 to 99, the same at each visit: whom a canary reaches. */
  bucket: number;
}

/** Whoever asks, by the cookie that the browser keeps; `isLive` tells whether a token is genuine, in time and not revoked. */
export async function identifyVisitor({ headers, ip }: FastifyRequest, isLive: (token: string) => Promise<boolean>): Promise<Visitor> {
  const cookies = headers.cookie ?? '';
  const [held, token] = [readCookie(cookies, sessionCookie), readSessionToken(cookies)];
  const bucket = toBucket(token ?? held ?? `${ip} ${headers['user-agent'] ?? ''}`);
  if (held === null) return { token: null, session: 'none', bucket };
  return token !== null && (await isLive(token)) ? { token, session: 'in', bucket } : { token: null, session: 'ended', bucket };
}

const toBucket = (who: string) => createHash('sha256').update(who).digest().readUInt16BE(0) % 100;
