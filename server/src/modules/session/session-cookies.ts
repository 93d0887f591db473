import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  cookieSeconds,
  readCookie,
  readSessionToken,
  serializeCookie,
  serializeSignedIn,
  sessionCookie,
  signedInCookie,
} from '@oracle-astra/shared/contract';
import { describeAgent } from './devices/agent';
import type { CookieSession } from './cookie-sessions';
import type { SessionService } from './service';

/** The change of a browser's cookies with the response: a token to set, `clear`, or null for no change. */
export type CookieChange = { token: string } | 'clear' | null;

/** The session of a request's cookies. */
export interface OpenedCookie {
  session: CookieSession | null;
  /** Whether a session has ended, but not by a log-out in this browser. */
  hasEnded: boolean;
  change: CookieChange;
}

const isSecure = ({ request }: FastifyReply, publicUrl: string) => request.protocol === 'https' || publicUrl.startsWith('https:');

/** Sets the session cookies: scripts cannot read the session, only that there is one. */
export function setSessionCookies(reply: FastifyReply, token: string, publicUrl: string): void {
  const secure = isSecure(reply, publicUrl);
  void reply.header(
    'set-cookie',
    serializeCookie(sessionCookie, encodeURIComponent(token), { maxAge: cookieSeconds, httpOnly: true, secure }),
  );
  void reply.header('set-cookie', serializeSignedIn('1', secure));
}

/**
 * Sets a cookie that the scripts of an earlier release can replace and remove, because they do both. The next visit exchanges it
 * for one that scripts cannot read.
 */
export function setReadableCookie(reply: FastifyReply, token: string, publicUrl: string): void {
  const secure = isSecure(reply, publicUrl);
  void reply.header('set-cookie', serializeCookie(sessionCookie, encodeURIComponent(token), { maxAge: cookieSeconds, secure }));
  // An older mark of a log-out would end this session.
  void reply.header('set-cookie', serializeSignedIn('', secure));
}

export function clearSessionCookies(reply: FastifyReply, publicUrl: string): void {
  const secure = isSecure(reply, publicUrl);
  void reply.header('set-cookie', serializeCookie(sessionCookie, '', { maxAge: 0, httpOnly: true, secure }));
  void reply.header('set-cookie', serializeSignedIn('', secure));
}

export function applyCookieChange(reply: FastifyReply, change: CookieChange, publicUrl: string): void {
  if (change === 'clear') clearSessionCookies(reply, publicUrl);
  else if (change !== null) setSessionCookies(reply, change.token, publicUrl);
}

/** The session of a browser by its cookies. Completes a log-out that did not reach the server. */
export async function readCookieSession(
  headers: FastifyRequest['headers'],
  sessions: Pick<SessionService, 'openCookie' | 'leave'>,
): Promise<OpenedCookie> {
  const cookies = headers.cookie ?? '';
  const mark = readCookie(cookies, signedInCookie);
  const token = readSessionToken(cookies);
  if (readCookie(cookies, sessionCookie) === null) return { session: null, hasEnded: false, change: mark === '1' ? 'clear' : null };
  const agent = describeAgent(headers['user-agent']);
  const open = async (opened: string) => (mark === '0' ? 'left' : sessions.openCookie(opened, { isMarked: mark === '1', agent }));
  const session = token === null ? null : await open(token);
  if (session === 'left') return { session: null, hasEnded: false, change: (await sessions.leave(token ?? '')) ? 'clear' : null };
  if (session === null) return { session, hasEnded: mark !== '0', change: 'clear' };
  return { session, hasEnded: false, change: session.cookie === null ? null : { token: session.cookie } };
}
