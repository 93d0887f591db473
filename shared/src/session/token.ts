// Remotes of earlier releases import the last one, which finds nothing now.
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
    // What is no token of ours names nobody.
    return null;
  }
}
