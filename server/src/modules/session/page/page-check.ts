import type { FastifyRequest } from 'fastify';
import { readSessionToken } from '@oracle-astra/shared/contract';
import { DomainError } from '../../../domain-error';
import type { Renewal } from '../renewal/renewal';
import type { Session } from '../session';
import { isFromOwnPage } from './own-page';
import type { Verifier } from '../tokens/verifier';

type PageRequest = Pick<FastifyRequest, 'headers' | 'host' | 'method'>;
type SessionKey = Pick<Session, 'uid' | 'jti'>;

/** Throws `page_required` unless a page of this site sent the request, with the cookie of the same session as its token. */
export type AssertPage = (request: PageRequest, session: SessionKey) => Promise<void>;

interface PageCheckDeps {
  verifier: Pick<Verifier, 'readCookie'>;
  renewal: Pick<Renewal, 'last'>;
  publicUrl: string;
}

/** Older browsers do not say from which site a read is. Another site can send neither the token nor the cookie with it. */
const isUnnamedRead = ({ method, headers }: PageRequest) => method === 'GET' && headers['sec-fetch-site'] === undefined;

/** Whoever stole the token of a page does not have its cookie, because no script can read that. */
export function createPageCheck({ verifier, renewal, publicUrl }: PageCheckDeps): AssertPage {
  /** Whether a cookie is of an active session, or of one that it replaced. */
  async function isCookieOf(cookie: string, { uid, jti }: SessionKey): Promise<boolean> {
    const held = await verifier.readCookie(cookie);
    if (held?.uid !== uid) return false;
    return held.jti === jti || (await renewal.last(held))?.jti === jti;
  }

  return async (request, session) => {
    const cookie = readSessionToken(request.headers.cookie ?? '');
    const isOwn = isFromOwnPage(request, publicUrl) || isUnnamedRead(request);
    if (cookie === null || !isOwn || !(await isCookieOf(cookie, session))) throw new DomainError('page_required');
  };
}
