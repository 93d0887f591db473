import { createHash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { PageState } from '@oracle-astra/shared/contract';
import { readCookie, sessionCookie, readSessionToken } from '@oracle-astra/shared/contract';

/** The bucket of a visitor for a remote, from 0 to 99.99; those below the percentage of a canary get it. */
export type BucketOf = (remote: string) => number;

/** Who requests a page. */
export interface Visitor {
  /** The bearer token of a valid session; null for everyone else. */
  token: string | null;
  session: PageState['session'];
  /** The random id that decides about canaries, and says nothing else; `isNew` where the browser has none yet. */
  group: { id: string; isNew: boolean };
}

/** The cookie with the random id. It is set while a canary is given to some visitors, and survives log-in and log-out. */
export const groupCookie = 'release-group';

const validId = /^[\w-]{11}$/;

/** The random id of a browser, from its cookies; a new one where it has none. */
export function readGroup(cookies: string): Visitor['group'] {
  const id = readCookie(cookies, groupCookie) ?? '';
  return validId.test(id) ? { id, isNew: false } : { id: randomBytes(8).toString('base64url'), isNew: true };
}

/** Identifies the visitor by the session cookie; `isTokenValid` checks that a token is genuine, in time and not revoked. */
export async function identifyVisitor(
  { headers }: Pick<FastifyRequest, 'headers'>,
  isTokenValid: (token: string) => Promise<boolean>,
): Promise<Visitor> {
  const cookies = headers.cookie ?? '';
  const [cookie, token] = [readCookie(cookies, sessionCookie), readSessionToken(cookies)];
  const group = readGroup(cookies);
  if (cookie === null) return { token: null, session: 'none', group };
  return token !== null && (await isTokenValid(token)) ? { token, session: 'in', group } : { token: null, session: 'ended', group };
}

/** What tells visitors of one address apart: their session, or the random id that their browser sent; null without either. */
export const toPerson = ({ token, group }: Pick<Visitor, 'token' | 'group'>): string | null =>
  token !== null ? `session ${token}` : group.isNew ? null : `browser ${group.id}`;

/** The buckets of an id. The remote is the salt, so that canaries of different remotes go to independent groups. */
export const toBuckets =
  (id: string): BucketOf =>
  (remote) =>
    (createHash('sha256').update(`${remote} ${id}`).digest().readUInt32BE(0) % 10_000) / 100;
