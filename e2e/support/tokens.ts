import { createHmac } from 'node:crypto';

/** The JWT_SECRET of sites whose tests create tokens. */
export const jwtSecret = 'a secret of the session tests alone';

/** The same token with an expiry in the past. */
export function expireToken(jwt: string): string {
  const [head = '', payload = ''] = jwt.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
  const old = `${head}.${Buffer.from(JSON.stringify({ ...claims, exp: 1_600_000_000 })).toString('base64url')}`;
  return `${old}.${createHmac('sha256', jwtSecret).update(old).digest('base64url')}`;
}

/** The token with an invalid signature. */
export const forgeToken = (jwt: string) => `${jwt.slice(0, -6)}forged`;

const readPayload = (jwt: string) =>
  JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString()) as { uid: string; iat: number; exp: number };

/** The user id in a token. */
export const getTokenUid = (jwt: string) => readPayload(jwt).uid;

/** The lifetime of a token in seconds. */
export function getTokenSeconds(jwt: string): number {
  const { iat, exp } = readPayload(jwt);
  return exp - iat;
}
