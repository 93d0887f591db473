import { sessionSeconds } from '../contract';

const cookieName = 'jwt';

/** The bearer token among the cookies of a `Cookie` header or of `document.cookie`, or null. */
export function tokenIn(cookies: string): string | null {
  for (const part of cookies.split(';')) {
    const [name, ...value] = part.trim().split('=');
    if (name === cookieName && value.length > 0) return decoded(value.join('=')) || null;
  }
  return null;
}

/** A cookie that another hand has broken is no session; it must not keep the page from starting. */
function decoded(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}

/** The `Set-Cookie`-like text that keeps the token for ten years, or ends it when the token is null. */
export function cookieFor(token: string | null, secure: boolean): string {
  const lifetime = token === null ? 0 : sessionSeconds;
  const value = token === null ? '' : encodeURIComponent(token);
  return `${cookieName}=${value}; Path=/; Max-Age=${lifetime}; SameSite=Lax${secure ? '; Secure' : ''}`;
}

/** Who a token says it belongs to; null where it cannot be read. The server alone decides whether it is genuine. */
export function uidOf(token: string | null): string | null {
  const payload = token?.split('.')[1];
  if (!payload) return null;
  try {
    const json: unknown = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/')));
    if (typeof json !== 'object' || json === null || !('uid' in json)) return null;
    return typeof json.uid === 'string' ? json.uid : null;
  } catch {
    return null;
  }
}
