// Remotes of earlier releases import `readSessionToken` from here; it returns null now, because scripts cannot read the session cookie.
export { hasSessionCookie, serializeSignedIn, readSessionToken } from '../contract';

/** The `uid` in a token; null if it cannot be read. Only the server verifies tokens. */
export function readUid(token: string | null): string | null {
  const payload = token?.split('.')[1];
  if (!payload) return null;
  try {
    const json: unknown = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/')));
    if (typeof json !== 'object' || json === null || !('uid' in json)) return null;
    return typeof json.uid === 'string' ? json.uid : null;
  } catch {
    // Not a token of this site.
    return null;
  }
}
