import { sessionSeconds } from '../constants';

/** The name of the cookie with the bearer token. The site's scripts read it, so it is not HttpOnly. */
export const sessionCookie = 'jwt';

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
    // A cookie that cannot be decoded is none of ours.
    return null;
  }
}

/** The cookie that stores the token for ten years, or deletes it if the token is null. */
export function serializeSessionCookie(token: string | null, secure: boolean): string {
  return serializeCookie(sessionCookie, token === null ? '' : encodeURIComponent(token), {
    maxAge: token === null ? 0 : sessionSeconds,
    secure,
  });
}
