import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { PageState } from '@oracle-astra/shared/contract';

/** Who asks for a page. */
export interface Visitor {
  /** The bearer token of a session that holds; null for everyone else. */
  token: string | null;
  session: PageState['session'];
  /** The visitor's place from 0 to 99, the same at each visit: whom a canary reaches. */
  bucket: number;
}

function cookieIn(header: string | undefined): string | null {
  const value = header?.match(/(?:^|;\s*)jwt=([^;]+)/)?.[1];
  if (value === undefined) return null;
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** Whoever asks, by the cookie that the browser keeps; `isLive` tells whether a token is genuine, in time and not revoked. */
export async function visitorOf({ headers, ip }: FastifyRequest, isLive: (token: string) => Promise<boolean>): Promise<Visitor> {
  const held = cookieIn(headers.cookie);
  const bucket = bucketOf(held ?? `${ip} ${headers['user-agent'] ?? ''}`);
  if (held === null) return { token: null, session: 'none', bucket };
  return (await isLive(held)) ? { token: held, session: 'in', bucket } : { token: null, session: 'ended', bucket };
}

const bucketOf = (who: string) => createHash('sha256').update(who).digest().readUInt16BE(0) % 100;
