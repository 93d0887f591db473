import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { PageState } from '@oracle-astra/shared/contract';
import { readCookie, sessionCookie, readSessionToken } from '@oracle-astra/shared/contract';

/** Who requests a page. */
export interface Visitor {
  /** The bearer token of a valid session; null for everyone else. */
  token: string | null;
  session: PageState['session'];
  /** A number from 0 to 99, the same on each visit, which decides whether the visitor gets a canary. */
  bucket: number;
}

/** Identifies the visitor by the session cookie; `isTokenValid` checks that a token is genuine, in time and not revoked. */
export async function identifyVisitor(
  { headers, ip }: FastifyRequest,
  isTokenValid: (token: string) => Promise<boolean>,
): Promise<Visitor> {
  const cookies = headers.cookie ?? '';
  const [cookie, token] = [readCookie(cookies, sessionCookie), readSessionToken(cookies)];
  const bucket = toBucket(token ?? cookie ?? `${ip} ${headers['user-agent'] ?? ''}`);
  if (cookie === null) return { token: null, session: 'none', bucket };
  return token !== null && (await isTokenValid(token)) ? { token, session: 'in', bucket } : { token: null, session: 'ended', bucket };
}

const toBucket = (identity: string) => createHash('sha256').update(identity).digest().readUInt16BE(0) % 100;
