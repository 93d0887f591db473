import { createHmac } from 'node:crypto';

/** What the site signs tokens with, where a test makes some itself: its JWT_SECRET. */
export const jwtSecret = 'a secret of the session tests alone';

/** A token as it will be once its ten years are over. */
export function expireToken(jwt: string): string {
  const [head = '', payload = ''] = jwt.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
  const old = `${head}.${Buffer.from(JSON.stringify({ ...claims, exp: 1_600_000_000 })).toString('base64url')}`;
  return `${old}.${createHmac('sha256', jwtSecret).update(old).digest('base64url')}`;
}

/** A token that somebody changed. */
export const forgeToken = (jwt: string) => `${jwt.slice(0, -6)}forged`;

/** Whose token it is. */
export const getTokenUid = (jwt: string) => (JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString()) as { uid: string }).uid;
