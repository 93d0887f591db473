export { serializeSessionCookie, readSessionToken } from '../contract';

/** Who a token says it belongs to; null where it cannot be read. The server alone decides whether it is genuine. */
export function readUid(token: string | null): string | null {
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
