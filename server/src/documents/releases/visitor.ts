import { createHash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { PageState } from '@oracle-astra/shared/contract';
import { readCookie, serializeCookie } from '@oracle-astra/shared/contract';
import type { CookieChange, OpenedCookie } from '../../modules/session/session-cookies';

/** The bucket of a visitor for a remote, from 0 to 99.99; buckets below the percentage of a canary get it. */
export type BucketOf = (remote: string) => number;

/** Who requests a page. */
export interface Visitor {
  /** The short-lived bearer token of a valid session; null for everyone else. */
  token: string | null;
  session: PageState['session'];
  /** The account of a valid session. */
  uid: string | null;
  /** The id of a valid session. */
  sessionId: string | null;
  cookieChange: CookieChange;
  /** The random id that only decides about canaries and shares of flags; `isNew` if the browser has none yet. */
  group: { id: string; isNew: boolean };
}

/** The cookie with the random id. It is set while there is a canary or a flag for a share of visitors, and survives log-in and log-out. */
export const groupCookie = 'release-group';

const validId = /^[\w-]{11}$/;

/** The random id of a browser, from its cookies; a new one where it has none. */
export function readGroup(cookies: string): Visitor['group'] {
  const id = readCookie(cookies, groupCookie) ?? '';
  return validId.test(id) ? { id, isNew: false } : { id: randomBytes(8).toString('base64url'), isNew: true };
}

/** Finds the session of a browser by the cookies of a request. */
export type ReadCookieSession = (headers: FastifyRequest['headers']) => Promise<OpenedCookie>;

/** Identifies the visitor by the session cookie. */
export async function identifyVisitor(
  { headers }: Pick<FastifyRequest, 'headers'>,
  readCookieSession: ReadCookieSession,
): Promise<Visitor> {
  const group = readGroup(headers.cookie ?? '');
  const { session, hasEnded, change: cookieChange } = await readCookieSession(headers);
  if (session === null) return { token: null, session: hasEnded ? 'ended' : 'none', uid: null, sessionId: null, cookieChange, group };
  return { token: session.bearer, session: 'in', uid: session.uid, sessionId: session.jti, cookieChange, group };
}

/** The identity of a visitor: the session, or the random id of the browser; null without either. */
export const toPerson = ({ sessionId, group }: Pick<Visitor, 'sessionId' | 'group'>): string | null =>
  sessionId !== null ? `session ${sessionId}` : group.isNew ? null : `browser ${group.id}`;

/** The buckets of an id. The remote is the salt, so that canaries of different remotes have independent groups. */
export const toBuckets =
  (id: string): BucketOf =>
  (remote) =>
    (createHash('sha256').update(`${remote} ${id}`).digest().readUInt32BE(0) % 10_000) / 100;

/** The maximum lifetime of a cookie in browsers, so that a visitor keeps their bucket. */
const groupSeconds = 400 * 24 * 60 * 60;

/** The `Set-Cookie` header of the random id. */
export const serializeGroupCookie = ({ group }: Pick<Visitor, 'group'>, publicUrl: string) =>
  serializeCookie(groupCookie, group.id, { maxAge: groupSeconds, httpOnly: true, secure: publicUrl.startsWith('https:') });
