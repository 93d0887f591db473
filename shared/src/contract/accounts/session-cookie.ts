import { cookieSeconds } from '../constants';

/** The name of the session cookie. Only the server sets and reads it. */
export const sessionCookie = 'jwt';

/** The name of the cookie that tells scripts whether somebody is signed in: `1`, or `0` after a log-out that the server may not know of yet. */
export const signedInCookie = 'signed-in';

interface CookieOptions {
  /** Lifetime in seconds; 0 deletes the cookie. */
  maxAge: number;
  path?: string;
  httpOnly?: boolean;
  secure?: boolean;
}

/** The raw value of a cookie in a `Cookie` header or in `document.cookie`; null if it is missing or empty. */
export function readCookie(cookies: string, name: string): string | null {
  for (const part of cookies.split(';')) {
    const [found, ...value] = part.trim().split('=');
    if (found === name && value.length > 0) return value.join('=') || null;
  }
  return null;
}

/** The text of a `Set-Cookie` header or for `document.cookie`. `value` is not encoded. */
export function serializeCookie(
  name: string,
  value: string,
  { maxAge, path = '/', httpOnly = false, secure = false }: CookieOptions,
): string {
  return `${name}=${value}; Path=${path}; Max-Age=${maxAge}; SameSite=Lax${httpOnly ? '; HttpOnly' : ''}${secure ? '; Secure' : ''}`;
}

/** The bearer token in the cookies, or null. A malformed cookie counts as no session, so that the page starts anyway. */
export function readSessionToken(cookies: string): string | null {
  const value = readCookie(cookies, sessionCookie);
  if (value === null) return null;
  try {
    return decodeURIComponent(value);
  } catch {
    // A cookie that cannot be decoded is not from this site.
    return null;
  }
}

/**
 * Whether the cookies say that somebody is signed in. A session cookie without the other cookie was set by a script of an earlier
 * release.
 */
export function hasSessionCookie(cookies: string): boolean {
  const signedIn = readCookie(cookies, signedInCookie);
  return signedIn === null ? readCookie(cookies, sessionCookie) !== null : signedIn === '1';
}

/** The cookie that tells scripts whether somebody is signed in; an empty mark deletes it. */
export const serializeSignedIn = (mark: '1' | '0' | '', secure: boolean): string =>
  serializeCookie(signedInCookie, mark, { maxAge: mark === '' ? 0 : cookieSeconds, secure });
